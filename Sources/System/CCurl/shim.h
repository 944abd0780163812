#pragma once
#include <curl/curl.h>

// curl_easy_setopt, curl_multi_setopt and curl_easy_getinfo are variadic, and Swift can't call
// variadic functions. So each argument type has its own function; the parentheses bypass curl's
// checking macros.

typedef size_t (*vitrine_curl_receive)(char *bytes, size_t size, size_t count, void *context);

typedef int (*vitrine_curl_connected)(
    void *context, char *address, char *own_address, int port, int own_port);

static inline CURLcode vitrine_curl_set_long(CURL *easy, CURLoption option, long value)
{
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLcode vitrine_curl_set_size(CURL *easy, CURLoption option, curl_off_t value)
{
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLcode vitrine_curl_set_string(CURL *easy, CURLoption option, const char *value)
{
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLcode vitrine_curl_set_pointer(CURL *easy, CURLoption option, void *value)
{
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLcode vitrine_curl_set_receiver(
    CURL *easy, CURLoption option, vitrine_curl_receive value)
{
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLcode vitrine_curl_set_connected(
    CURL *easy, CURLoption option, vitrine_curl_connected value)
{
    return (curl_easy_setopt)(easy, option, value);
}

typedef int (*vitrine_curl_resolving)(void *state, void *reserved, void *context);

static inline CURLcode vitrine_curl_set_resolving(
    CURL *easy, CURLoption option, vitrine_curl_resolving value)
{
    return (curl_easy_setopt)(easy, option, value);
}

typedef int (*vitrine_curl_opening)(void *context, curl_socket_t socket, curlsocktype purpose);

static inline CURLcode vitrine_curl_set_opening(
    CURL *easy, CURLoption option, vitrine_curl_opening value)
{
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLMcode vitrine_curl_multi_set_long(CURLM *multi, CURLMoption option, long value)
{
    return (curl_multi_setopt)(multi, option, value);
}

static inline CURLcode vitrine_curl_get_pointer(CURL *easy, CURLINFO info, void **value)
{
    return (curl_easy_getinfo)(easy, info, value);
}

static inline CURLcode vitrine_curl_global_init(void)
{
    return curl_global_init(CURL_GLOBAL_DEFAULT);
}
