#pragma once

#pragma clang assume_nonnull begin

/* Localizable.xcstrings, byte for byte: JSON in UTF-8, not terminated. */
const unsigned char *vitrine_strings(void);
unsigned long vitrine_strings_count(void);

#pragma clang assume_nonnull end
