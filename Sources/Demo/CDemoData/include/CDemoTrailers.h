#pragma once

/// An embedded WebM file.
typedef struct {
  /// The first byte; null for an unknown trailer.
  const unsigned char *_Nullable start;
  /// The number of bytes; 0 for an unknown trailer.
  unsigned long count;
} VitrineTrailer;

/// The demo service's trailers by number: 0 stars, 1 dunes, 2 city, 3 lanterns, 4 forest, 5 storm.
///
/// Drawn by `scripts/make-trailers` and embedded from `DemoService/Data/trailers`.
VitrineTrailer vitrine_trailer(unsigned long number);
