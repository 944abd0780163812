#pragma once

#include "CDemoCharacters.h"
#include "CDemoPeople.h"
#include "CDemoPhotos.h"
#include "CDemoTrailers.h"

#pragma clang assume_nonnull begin

/// The demo service's films: one JSON array in UTF-8, one film per line, embedded from
/// `DemoService/Data/films.json`.
///
/// `vitrine_films_count` bytes long; no terminating zero follows.
extern const unsigned char vitrine_films[];

/// Number of bytes in `vitrine_films`.
extern const unsigned long vitrine_films_count;

/// The first byte of `vitrine_films`, because Swift can't import an array of unknown length.
static inline const unsigned char *vitrine_films_start(void) { return vitrine_films; }

#pragma clang assume_nonnull end
