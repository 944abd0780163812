/*
 * The decoding floor: libjpeg-turbo's scaled decoding alone, one photo after another.
 *
 * It decodes each photo to the smallest size offered by libjpeg-turbo that is at least as wide as in the
 * stream. It doesn't scale the result to the final size. Prints the time per photo in the format of
 * `vitrine-dev bench decode`.
 *
 *   decode FOLDER
 *
 * FOLDER contains 0.jpg to 23.jpg, written by `vitrine-dev bench decode --folder`.
 */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <turbojpeg.h>

enum {
    PHOTOS = 24,
    PASSES = 3,
    WIDTH = 760,
    LONGEST_PATH = 4096,
};

typedef struct {
    unsigned char *bytes;
    unsigned long count;
} File;

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "decode: %s: %s\n", what, why);
    exit(1);
}

static double now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static File read_file(const char *folder, int number)
{
    char path[LONGEST_PATH];
    if (snprintf(path, sizeof path, "%s/%d.jpg", folder, number) >= LONGEST_PATH)
        fail(folder, "too long");
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        fail(path, "cannot be read");
    File result = { NULL, (unsigned long)ftell(file) };
    rewind(file);
    result.bytes = malloc(result.count);
    if (result.bytes == NULL || fread(result.bytes, 1, result.count, file) != result.count)
        fail(path, "cannot be read");
    fclose(file);
    return result;
}

/* libjpeg-turbo's narrowest scaled size that is at least WIDTH wide. */
static void fit(int *width, int *height)
{
    int count;
    const tjscalingfactor *factors = tjGetScalingFactors(&count);
    int best_width = *width, best_height = *height;
    for (int i = 0; i < count; i++) {
        const int scaled = TJSCALED(*width, factors[i]);
        if (scaled >= WIDTH && scaled < best_width) {
            best_width = scaled;
            best_height = TJSCALED(*height, factors[i]);
        }
    }
    *width = best_width;
    *height = best_height;
}

static void decode(tjhandle decoder, File file)
{
    int width, height, sampling, space;
    if (tjDecompressHeader3(
            decoder, file.bytes, file.count, &width, &height, &sampling, &space) != 0)
        fail("head", tjGetErrorStr2(decoder));
    fit(&width, &height);
    unsigned char *pixels = malloc((size_t)width * height * 3);
    if (pixels == NULL)
        fail("pixels", "out of memory");
    if (tjDecompress2(
            decoder, file.bytes, file.count, pixels, width, 0, height, TJPF_RGB, 0) != 0)
        fail("pixels", tjGetErrorStr2(decoder));
    free(pixels);
}

int main(int count, char **arguments)
{
    if (count != 2) {
        fputs("usage: decode FOLDER\n", stderr);
        return 2;
    }
    File files[PHOTOS];
    for (int i = 0; i < PHOTOS; i++)
        files[i] = read_file(arguments[1], i);
    tjhandle decoder = tjInitDecompress();
    if (decoder == NULL)
        fail("start", tjGetErrorStr2(NULL));

    double spent = 0;
    for (int pass = 0; pass <= PASSES; pass++) {
        for (int i = 0; i < PHOTOS; i++) {
            const double began = now_ms();
            decode(decoder, files[i]);
            /* The first pass is a warm-up. */
            if (pass > 0)
                spent += now_ms() - began;
        }
    }
    const int photos = PHOTOS * PASSES;
    printf(
        "bench workload=decode photos=%d mean_ms=%.2f photos_per_s=%.1f\n", photos,
        spent / photos, photos / spent * 1e3);
    tjDestroy(decoder);
    return 0;
}
