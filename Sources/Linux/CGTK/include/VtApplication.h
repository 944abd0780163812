#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An application that opens addresses and answers desktop search queries.
   https://developer.gnome.org/documentation/tutorials/search-provider.html */
#define VT_TYPE_APPLICATION (vt_application_get_type())
G_DECLARE_FINAL_TYPE(VtApplication, vt_application, VT, APPLICATION, AdwApplication)

/* Opens an address; called on the main thread. */
typedef void (*VtOpen)(const char *address, gpointer data);

/* Answers a search query; called on the main thread. `words` are search terms or result ids.
   `word` is the id of the result that the user activated, or NULL. One of the functions
   below must consume `invocation`. */
typedef void (*VtSearch)(const char *method, const char *const *words, const char *word,
                         gpointer invocation, gpointer data);

VtApplication *vt_application_new(const char *id, GApplicationFlags flags);

/* Call this before the application runs. The application releases `data` with `drop` when it is
   finalized. */
void vt_application_set_handlers(gpointer application, VtOpen open, VtSearch search, gpointer data,
                                 GDestroyNotify drop);

/* Each of these answers a query; call exactly one per query. */
void vt_search_return_ids(gpointer invocation, const char *const *ids);
/* `strings` has three strings per result (id, name, description), with NULL after the last one. */
void vt_search_return_results(gpointer invocation, const char *const *strings);
void vt_search_return_nothing(gpointer invocation);

G_END_DECLS
