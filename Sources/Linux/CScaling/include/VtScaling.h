#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* The bytes of one component, such as the brightness of each pixel. */
typedef struct {
  const uint8_t *bytes;
  size_t stride;
  int width;
  int height;
  /* The number of samples per target pixel, horizontally and vertically; the plane may extend past the picture. */
  double across;
  double down;
} VtPlane;

/* Scales pixels of 3 or 4 interleaved channels down to another size; returns false if memory is short. */
bool vt_scale(const uint8_t *pixels, size_t stride, int width, int height, int channels,
              uint8_t *target, size_t target_stride, int target_width, int target_height);

/* Scales one plane (gray) or three (JFIF's Y, Cb and Cr) and converts them to RGB; returns false if memory is
   short. */
bool vt_scale_planes(const VtPlane *planes, int count, uint8_t *rgb, size_t stride, int width,
                     int height);

#pragma clang assume_nonnull end
