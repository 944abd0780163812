#pragma once

/// A WebM file that is compiled in.
typedef struct {
  /// The first byte; null where there is no such trailer.
  const unsigned char *_Nullable start;
  /// How many bytes there are; 0 where there is no such trailer.
  unsigned long count;
} VitrineTrailer;

/// The demo service's trailers by number: 0 stars, 1 dunes, 2 city, 3 lanterns, 4 forest, 5 storm.
///
/// Drawn by `scripts/make-trailers` and embedded from `DemoService/Data/trailers`.
VitrineTrailer vitrine_trailer(unsigned long number);
