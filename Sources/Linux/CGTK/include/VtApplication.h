#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An application that opens addresses and answers the desktop's search.
   https://developer.gnome.org/documentation/tutorials/search-provider.html */
#define VT_TYPE_APPLICATION (vt_application_get_type())
G_DECLARE_FINAL_TYPE(VtApplication, vt_application, VT, APPLICATION, AdwApplication)

/* An address, in the main thread. */
typedef void (*VtOpen)(const char *address, gpointer data);

/* A question of the search, in the main thread. `words` are its terms or results, and `word` is the
   one result that is activated, else NULL. `invocation` is owned by whoever answers it. */
typedef void (*VtSearch)(const char *method, const char *const *words, const char *word,
                         gpointer invocation, gpointer data);

VtApplication *vt_application_new(const char *id, GApplicationFlags flags);

/* Before it runs; `data` is dropped with it. */
void vt_application_set_handlers(gpointer application, VtOpen open, VtSearch search, gpointer data,
                                 GDestroyNotify drop);

/* Answers a question, once each. */
void vt_search_return_ids(gpointer invocation, const char *const *ids);
/* Three strings a result: id, name, description; NULL after the last one. */
void vt_search_return_results(gpointer invocation, const char *const *strings);
void vt_search_return_nothing(gpointer invocation);

G_END_DECLS
