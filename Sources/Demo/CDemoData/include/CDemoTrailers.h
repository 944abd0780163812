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
/// Embedded from `DemoService/Data/trailers`; docs/pictures.md has their format.
VitrineTrailer vitrine_trailer(unsigned long number);
