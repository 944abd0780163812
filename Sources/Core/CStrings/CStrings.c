#include "CStrings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/* The table lies in the binary, so that it can be neither missing nor of another version. */
static const unsigned char strings[] = {
#embed "../L10n/Localizable.xcstrings"
};

const unsigned char *vitrine_strings(void) { return strings; }

unsigned long vitrine_strings_count(void) { return sizeof strings; }
