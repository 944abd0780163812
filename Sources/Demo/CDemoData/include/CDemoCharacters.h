#pragma once

#pragma clang assume_nonnull begin

/// The demo service's characters: one JSON array in UTF-8, one character per line, embedded from
/// `DemoService/Data/characters.json`.
///
/// `vitrine_characters_count` bytes long; no terminating zero follows.
extern const unsigned char vitrine_characters[];

/// Number of bytes in `vitrine_characters`.
extern const unsigned long vitrine_characters_count;

/// The first byte of `vitrine_characters`, because Swift can't import an array of unknown length.
static inline const unsigned char *vitrine_characters_start(void) { return vitrine_characters; }

#pragma clang assume_nonnull end
