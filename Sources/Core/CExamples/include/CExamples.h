#pragma once

/// An embedded manifest: JSON in UTF-8.
typedef struct {
  /// The first byte; null for an unknown example.
  const unsigned char *_Nullable start;
  /// The number of bytes; 0 for an unknown example.
  unsigned long count;
} VitrineExample;

/// The manifests in `Manifests/Examples` by number: 0 Open Library, 1 Art Institute of Chicago,
/// 2 Rick and Morty.
VitrineExample vitrine_example(unsigned long number);
