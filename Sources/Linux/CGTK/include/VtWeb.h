#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A view of WebKitGTK, whose types are known only when it runs: makes g_object_new's varargs.
   `policies` is the type of WebKitWebsitePolicies; `session` is taken. */
GtkWidget *vt_web_view_new(GType view, GType policies, gpointer session);

G_END_DECLS
