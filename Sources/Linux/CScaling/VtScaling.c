#include "VtScaling.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef __x86_64__
#include <immintrin.h>
#define WIDE __attribute__((target("avx2")))
#endif

/* A Lanczos filter with three lobes, applied vertically and then horizontally in integer arithmetic: weights have 14
   bits, and intermediate values have 6 fractional bits. */
enum {
  LOBES = 3,
  WEIGHT_BITS = 14,
  BETWEEN_BITS = 6,
  /* The number of products that a processor sums at once. */
  STEP = 8,
  PLANES = 4,
};

/* For each target pixel, the first source pixel and `taps` weights, which are 0 past the last source pixel. */
typedef struct {
  int taps;
  int *starts;
  int16_t *weights;
} Axis;

static double lanczos(double x) {
  if (fabs(x) >= LOBES) return 0;
  if (fabs(x) < 1e-9) return 1;
  /* 3 sin 3a sin a / (3a)², where sin 3a = 3 sin a - 4 sin³ a avoids a second, slow sine. */
  const double angle = M_PI * x / LOBES, sine = sin(angle), square = sine * sine;
  return square * (3 - 4 * square) / (3 * angle * angle);
}

static void axis_free(Axis *axis) {
  free(axis->starts);
  free(axis->weights);
}

/* `scale` is the number of source pixels per target pixel. */
static bool axis_init(Axis *axis, int sources, int targets, double scale) {
  const double stretch = scale > 1 ? scale : 1, support = LOBES * stretch;
  const int wanted = (int)ceil(2 * support), used = wanted < sources ? wanted : sources;
  axis->taps = (used + STEP - 1) / STEP * STEP;
  axis->starts = malloc(sizeof *axis->starts * (size_t)targets);
  axis->weights = calloc((size_t)targets * (size_t)axis->taps, sizeof *axis->weights);
  double *row = malloc(sizeof *row * (size_t)used);
  const bool has_memory = axis->starts && axis->weights && row;
  for (int i = 0; has_memory && i < targets; i++) {
    const double center = (i + 0.5) * scale;
    int start = (int)ceil(center - support - 0.5);
    if (start > sources - used) start = sources - used;
    if (start < 0) start = 0;
    double sum = 0;
    for (int k = 0; k < used; k++) sum += row[k] = lanczos((start + k + 0.5 - center) / stretch);
    int16_t *weights = axis->weights + (size_t)i * (size_t)axis->taps;
    int rest = 1 << WEIGHT_BITS, greatest = 0;
    for (int k = 0; k < used; k++) {
      weights[k] = (int16_t)lrint(row[k] / sum * (1 << WEIGHT_BITS));
      rest -= weights[k];
      if (weights[k] > weights[greatest]) greatest = k;
    }
    /* Keeps flat colors unchanged. */
    weights[greatest] = (int16_t)(weights[greatest] + rest);
    axis->starts[i] = start;
  }
  free(row);
  return has_memory;
}

static int clamped(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

/* Computes the weighted sum of `used` rows, one per tap, in the columns from `from` up to `count`. */
static void mix_rows(const uint8_t *first, size_t stride, const int16_t *weights, int used, int from,
                     int count, int16_t *mixed) {
  const int shift = WEIGHT_BITS - BETWEEN_BITS;
  for (int x = from; x < count; x++) {
    int sum = 1 << (shift - 1);
    for (int k = 0; k < used; k++) sum += first[(size_t)k * stride + (size_t)x] * weights[k];
    mixed[x] = (int16_t)(sum >> shift);
  }
}

static void mix_columns(const int16_t *mixed, const Axis *axis, int from, int count, uint8_t *into) {
  const int shift = WEIGHT_BITS + BETWEEN_BITS;
  for (int x = from; x < count; x++) {
    const int16_t *sources = mixed + axis->starts[x];
    const int16_t *weights = axis->weights + (size_t)x * (size_t)axis->taps;
    int sum = 1 << (shift - 1);
    for (int k = 0; k < axis->taps; k++) sum += sources[k] * weights[k];
    into[x] = (uint8_t)clamped(sum >> shift);
  }
}

/* Converts JFIF's YCbCr to RGB. */
static void color(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, int from, int count,
                  uint8_t *rgb) {
  for (int x = from; x < count; x++) {
    const int base = (y[x] << 16) + (1 << 15), blue = cb[x] - 128, red = cr[x] - 128;
    rgb[3 * x] = (uint8_t)clamped((base + 91881 * red) >> 16);
    rgb[3 * x + 1] = (uint8_t)clamped((base - 22554 * blue - 46802 * red) >> 16);
    rgb[3 * x + 2] = (uint8_t)clamped((base + 116130 * blue) >> 16);
  }
}

#ifdef WIDE
/* Handles 32 columns at once and multiplies two rows per instruction; returns the number of columns done. */
WIDE static int mix_rows_wide(const uint8_t *first, size_t stride, const int16_t *weights, int used,
                              int count, int16_t *mixed) {
  const int shift = WEIGHT_BITS - BETWEEN_BITS;
  const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi32(1 << (shift - 1));
  int x = 0;
  for (; x + 32 <= count; x += 32) {
    __m256i a = half, b = half, c = half, d = half;
    for (int k = 0; k < used; k += 2) {
      const bool is_pair = k + 1 < used;
      const uint8_t *upper = first + (size_t)k * stride + x;
      const uint8_t *lower = is_pair ? upper + stride : upper;
      const int second = is_pair ? weights[k + 1] : 0;
      const __m256i weight = _mm256_set1_epi32((int)((uint16_t)weights[k] | (uint32_t)second << 16));
      const __m256i top = _mm256_loadu_si256((const void *)upper);
      const __m256i bottom = _mm256_loadu_si256((const void *)lower);
      const __m256i low = _mm256_unpacklo_epi8(top, bottom);
      const __m256i high = _mm256_unpackhi_epi8(top, bottom);
      a = _mm256_add_epi32(a, _mm256_madd_epi16(_mm256_unpacklo_epi8(low, zero), weight));
      b = _mm256_add_epi32(b, _mm256_madd_epi16(_mm256_unpackhi_epi8(low, zero), weight));
      c = _mm256_add_epi32(c, _mm256_madd_epi16(_mm256_unpacklo_epi8(high, zero), weight));
      d = _mm256_add_epi32(d, _mm256_madd_epi16(_mm256_unpackhi_epi8(high, zero), weight));
    }
    const __m256i low =
        _mm256_packs_epi32(_mm256_srai_epi32(a, shift), _mm256_srai_epi32(b, shift));
    const __m256i high =
        _mm256_packs_epi32(_mm256_srai_epi32(c, shift), _mm256_srai_epi32(d, shift));
    _mm256_storeu_si256((void *)(mixed + x), _mm256_permute2x128_si256(low, high, 0x20));
    _mm256_storeu_si256((void *)(mixed + x + 16), _mm256_permute2x128_si256(low, high, 0x31));
  }
  return x;
}

/* Handles four pixels at once. */
WIDE __attribute__((always_inline)) static inline int mix_columns_by(const int taps,
                                                                     const int16_t *mixed,
                                                                     const Axis *axis, int count,
                                                                     uint8_t *into) {
  const int shift = WEIGHT_BITS + BETWEEN_BITS;
  const __m128i half = _mm_set1_epi32(1 << (shift - 1));
  const int *starts = axis->starts;
  const int16_t *weights = axis->weights;
  int x = 0;
  for (; x + 4 <= count; x += 4, starts += 4) {
    __m128i sums[4];
    for (int i = 0; i < 4; i++, weights += taps) {
      const int16_t *sources = mixed + starts[i];
      __m128i sum = _mm_madd_epi16(_mm_loadu_si128((const void *)sources),
                                   _mm_loadu_si128((const void *)weights));
      for (int k = STEP; k < taps; k += STEP) {
        const __m128i source = _mm_loadu_si128((const void *)(sources + k));
        sum = _mm_add_epi32(sum,
                            _mm_madd_epi16(source, _mm_loadu_si128((const void *)(weights + k))));
      }
      sums[i] = sum;
    }
    const __m128i whole =
        _mm_hadd_epi32(_mm_hadd_epi32(sums[0], sums[1]), _mm_hadd_epi32(sums[2], sums[3]));
    const __m128i rounded = _mm_srai_epi32(_mm_add_epi32(whole, half), shift);
    const __m128i shorts = _mm_packs_epi32(rounded, rounded);
    const int bytes = _mm_cvtsi128_si32(_mm_packus_epi16(shorts, shorts));
    memcpy(into + x, &bytes, sizeof bytes);
  }
  return x;
}

WIDE static int mix_columns_wide(const int16_t *mixed, const Axis *axis, int count, uint8_t *into) {
  /* A constant number of taps saves a loop per pixel. */
  switch (axis->taps) {
    case 8: return mix_columns_by(8, mixed, axis, count, into);
    case 16: return mix_columns_by(16, mixed, axis, count, into);
    default: return mix_columns_by(axis->taps, mixed, axis, count, into);
  }
}

/* Handles four pixels at once; each store writes four bytes past them. */
WIDE static int color_wide(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, int count,
                           uint8_t *rgb) {
  const __m128i middle = _mm_set1_epi32(128), half = _mm_set1_epi32(1 << 15);
  const __m128i order = _mm_setr_epi8(0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11, -1, -1, -1, -1);
  int x = 0;
  for (; x + 8 <= count; x += 4) {
    int bytes[3];
    memcpy(&bytes[0], y + x, 4);
    memcpy(&bytes[1], cb + x, 4);
    memcpy(&bytes[2], cr + x, 4);
    const __m128i base = _mm_add_epi32(
        _mm_slli_epi32(_mm_cvtepu8_epi32(_mm_cvtsi32_si128(bytes[0])), 16), half);
    const __m128i blue = _mm_sub_epi32(_mm_cvtepu8_epi32(_mm_cvtsi32_si128(bytes[1])), middle);
    const __m128i red = _mm_sub_epi32(_mm_cvtepu8_epi32(_mm_cvtsi32_si128(bytes[2])), middle);
    const __m128i r = _mm_add_epi32(base, _mm_mullo_epi32(red, _mm_set1_epi32(91881)));
    const __m128i g = _mm_sub_epi32(_mm_sub_epi32(base, _mm_mullo_epi32(blue, _mm_set1_epi32(22554))),
                                    _mm_mullo_epi32(red, _mm_set1_epi32(46802)));
    const __m128i b = _mm_add_epi32(base, _mm_mullo_epi32(blue, _mm_set1_epi32(116130)));
    const __m128i rg = _mm_packs_epi32(_mm_srai_epi32(r, 16), _mm_srai_epi32(g, 16));
    const __m128i bb = _mm_packs_epi32(_mm_srai_epi32(b, 16), _mm_srai_epi32(b, 16));
    _mm_storeu_si128((void *)(rgb + 3 * x), _mm_shuffle_epi8(_mm_packus_epi16(rg, bb), order));
  }
  return x;
}

static bool is_wide(void) { return __builtin_cpu_supports("avx2"); }
#else
static bool is_wide(void) { return false; }
static int mix_rows_wide(const uint8_t *first, size_t stride, const int16_t *weights, int used,
                         int count, int16_t *mixed) {
  return 0;
}
static int mix_columns_wide(const int16_t *mixed, const Axis *axis, int count, uint8_t *into) {
  return 0;
}
static int color_wide(const uint8_t *y, const uint8_t *cb, const uint8_t *cr, int count,
                      uint8_t *rgb) {
  return 0;
}
#endif

static void make_row(const uint8_t *bytes, size_t stride, int count, int height, const Axis *down,
                     int y, bool wide, int16_t *mixed) {
  const uint8_t *first = bytes + (size_t)down->starts[y] * stride;
  const int16_t *weights = down->weights + (size_t)y * (size_t)down->taps;
  const int left = height - down->starts[y], used = left < down->taps ? left : down->taps;
  const int done = wide ? mix_rows_wide(first, stride, weights, used, count, mixed) : 0;
  mix_rows(first, stride, weights, used, done, count, mixed);
}

static void make_columns(const int16_t *mixed, const Axis *across, int width, bool wide,
                         uint8_t *into) {
  const int done = wide ? mix_columns_wide(mixed, across, width, into) : 0;
  mix_columns(mixed, across, done, width, into);
}

bool vt_scale(const uint8_t *pixels, size_t stride, int width, int height, int channels,
              uint8_t *target, size_t target_stride, int target_width, int target_height) {
  const bool wide = is_wide();
  const size_t count = (size_t)width * (size_t)channels, padded = (size_t)width + STEP;
  Axis across = {0}, down = {0};
  int16_t *mixed = calloc(count, sizeof *mixed), *apart = calloc(padded, sizeof *apart);
  uint8_t *line = malloc((size_t)target_width);
  const bool has_memory =
      mixed && apart && line &&
      axis_init(&across, width, target_width, (double)width / target_width) &&
      axis_init(&down, height, target_height, (double)height / target_height);
  for (int y = 0; has_memory && y < target_height; y++) {
    make_row(pixels, stride, (int)count, height, &down, y, wide, mixed);
    uint8_t *row = target + (size_t)y * target_stride;
    for (int channel = 0; channel < channels; channel++) {
      for (int x = 0; x < width; x++) apart[x] = mixed[x * channels + channel];
      make_columns(apart, &across, target_width, wide, line);
      for (int x = 0; x < target_width; x++) row[x * channels + channel] = line[x];
    }
  }
  free(mixed);
  free(apart);
  free(line);
  axis_free(&across);
  axis_free(&down);
  return has_memory;
}

bool vt_scale_planes(const VtPlane *planes, int count, uint8_t *rgb, size_t stride, int width,
                     int height) {
  const bool wide = is_wide();
  Axis across[PLANES] = {{0}}, down[PLANES] = {{0}};
  int16_t *mixed[PLANES] = {NULL};
  uint8_t *lines[PLANES] = {NULL};
  /* Cb and Cr share an axis and a buffer. */
  const int kinds = count < 2 ? count : 2;
  bool has_memory = true;
  for (int i = 0; i < kinds; i++) {
    has_memory = has_memory && axis_init(&across[i], planes[i].width, width, planes[i].across) &&
                 axis_init(&down[i], planes[i].height, height, planes[i].down);
    mixed[i] = calloc((size_t)planes[i].width + STEP, sizeof *mixed[i]);
    has_memory = has_memory && mixed[i];
  }
  for (int i = 0; i < count; i++) {
    lines[i] = malloc((size_t)width);
    has_memory = has_memory && lines[i];
  }
  for (int y = 0; has_memory && y < height; y++) {
    for (int i = 0; i < count; i++) {
      const int kind = i < kinds ? i : kinds - 1;
      make_row(planes[i].bytes, planes[i].stride, planes[i].width, planes[i].height, &down[kind], y,
               wide, mixed[kind]);
      make_columns(mixed[kind], &across[kind], width, wide, lines[i]);
    }
    uint8_t *row = rgb + (size_t)y * stride;
    if (count == 1) {
      for (int x = 0; x < width; x++) memset(row + 3 * x, lines[0][x], 3);
    } else {
      const int done = wide ? color_wide(lines[0], lines[1], lines[2], width, row) : 0;
      color(lines[0], lines[1], lines[2], done, width, row);
    }
  }
  for (int i = 0; i < kinds; i++) {
    axis_free(&across[i]);
    axis_free(&down[i]);
    free(mixed[i]);
  }
  for (int i = 0; i < count; i++) free(lines[i]);
  return has_memory;
}
