#pragma once

#pragma clang assume_nonnull begin

/* The bytes of Localizable.xcstrings: JSON in UTF-8, without a terminating NUL. */
const unsigned char *vitrine_strings(void);
unsigned long vitrine_strings_count(void);

#pragma clang assume_nonnull end
