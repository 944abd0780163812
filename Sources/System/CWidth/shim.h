#pragma once
#include <wchar.h>

/* <wchar.h> declares it only with _XOPEN_SOURCE, which Swift doesn't define. */
int wcwidth(wchar_t character);
