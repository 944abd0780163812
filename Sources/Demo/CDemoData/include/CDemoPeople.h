#pragma once

#pragma clang assume_nonnull begin

/// The demo service's people: one JSON array in UTF-8, one person per line, embedded from
/// `DemoService/Data/people.json`.
///
/// `vitrine_people_count` bytes long; no terminating zero follows.
extern const unsigned char vitrine_people[];

/// Number of bytes in `vitrine_people`.
extern const unsigned long vitrine_people_count;

/// The first byte of `vitrine_people`, because Swift can't import an array of unknown length.
static inline const unsigned char *vitrine_people_start(void) { return vitrine_people; }

#pragma clang assume_nonnull end
