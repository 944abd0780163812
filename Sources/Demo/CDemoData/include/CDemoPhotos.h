#pragma once

#pragma clang assume_nonnull begin

/// The demo service's photo posts: one JSON array in UTF-8, one post per line, embedded from
/// `DemoService/Data/photos.json`.
///
/// `vitrine_photos_count` bytes long; no terminating zero follows.
extern const unsigned char vitrine_photos[];

/// Number of bytes in `vitrine_photos`.
extern const unsigned long vitrine_photos_count;

/// The first byte of `vitrine_photos`, because Swift can't import an array of unknown length.
static inline const unsigned char *vitrine_photos_start(void) { return vitrine_photos; }

#pragma clang assume_nonnull end
