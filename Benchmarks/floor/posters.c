/*
 * The posters' floor: libcurl's multi interface, which downloads all addresses at once over HTTP/2.
 *
 * It keeps the bytes in memory, without a cache, limits or retries.
 *
 *   posters ADDRESSES CERTIFICATES
 *
 * ADDRESSES has one address per line. CERTIFICATES has the trusted certificates (PEM).
 */

#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LIMIT = 1000 };

typedef struct {
    char *bytes;
    size_t size;
} Body;

static char addresses[LIMIT][1024];
static Body bodies[LIMIT];

static void fail(const char *what)
{
    fprintf(stderr, "posters: %s\n", what);
    exit(1);
}

static double milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int read_addresses(const char *path)
{
    FILE *file = fopen(path, "r");
    int count = 0;
    if (!file)
        fail(path);
    while (count < LIMIT && fgets(addresses[count], sizeof addresses[count], file)) {
        addresses[count][strcspn(addresses[count], "\n")] = 0;
        count++;
    }
    fclose(file);
    return count;
}

static size_t receive(char *bytes, size_t one, size_t count, void *context)
{
    Body *body = context;
    char *longer = realloc(body->bytes, body->size + count);
    if (!longer)
        return 0;
    memcpy(longer + body->size, bytes, count);
    body->bytes = longer;
    body->size += count;
    return count;
}

static void add(CURLM *multi, const char *address, Body *body, const char *certificates)
{
    CURL *easy = curl_easy_init();
    curl_easy_setopt(easy, CURLOPT_URL, address);
    curl_easy_setopt(easy, CURLOPT_CAINFO, certificates);
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_2TLS);
    curl_easy_setopt(easy, CURLOPT_PIPEWAIT, 1L);
    curl_easy_setopt(easy, CURLOPT_FAILONERROR, 1L);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, body);
    curl_multi_add_handle(multi, easy);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        fail("needs a file of addresses and one of certificates");
    const int count = read_addresses(argv[1]);
    const double began = milliseconds();
    curl_global_init(CURL_GLOBAL_DEFAULT);
    CURLM *multi = curl_multi_init();
    for (int i = 0; i < count; i++)
        add(multi, addresses[i], &bodies[i], argv[2]);
    int running = 1;
    while (running) {
        curl_multi_perform(multi, &running);
        if (running)
            curl_multi_poll(multi, NULL, 0, 1000, NULL);
        int left;
        for (CURLMsg *message; (message = curl_multi_info_read(multi, &left));)
            if (message->data.result)
                fail(curl_easy_strerror(message->data.result));
    }
    const double ended = milliseconds();
    size_t bytes = 0;
    for (int i = 0; i < count; i++)
        bytes += bodies[i].size;
    printf("bench workload=posters count=%d bytes=%zu all_ms=%.1f\n", count, bytes, ended - began);
    return 0;
}
