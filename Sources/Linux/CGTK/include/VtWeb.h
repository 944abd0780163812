#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Creates a WebKitGTK view, whose types are only known at run time; written in C because
   g_object_new is variadic. `policies` is the type of WebKitWebsitePolicies; takes ownership of
   `session`. */
GtkWidget *vt_web_view_new(GType view, GType policies, gpointer session);

G_END_DECLS
