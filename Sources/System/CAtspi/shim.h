#pragma once
#include <atspi/atspi.h>
#include <gio/gio.h>
