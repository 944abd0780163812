#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Bytes of one kind, such as the brightness of each pixel. */
typedef struct {
  const uint8_t *bytes;
  size_t stride;
  int width;
  int height;
  /* How many of them lie in a pixel of the target, across and down: they need not end where the picture ends. */
  double across;
  double down;
} VtPlane;

/* Scales pixels of 3 or 4 interleaved channels down to another size; false if there is not enough memory. */
bool vt_scale(const uint8_t *pixels, size_t stride, int width, int height, int channels,
              uint8_t *target, size_t target_stride, int target_width, int target_height);

/* Scales one plane (gray) or three (Y, Cb and Cr of JFIF), and makes RGB of them; false if there is not enough
   memory. */
bool vt_scale_planes(const VtPlane *planes, int count, uint8_t *rgb, size_t stride, int width,
                     int height);

#pragma clang assume_nonnull end
