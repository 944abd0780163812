#include "CStrings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/* Embedded in the binary, so that the table can't be missing or have another version. */
static const unsigned char strings[] = {
#embed "../L10n/Localizable.xcstrings"
};

const unsigned char *vitrine_strings(void) { return strings; }

unsigned long vitrine_strings_count(void) { return sizeof strings; }
