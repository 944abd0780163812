#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

/// Handles the signal `size-prepared`; `g_signal_connect` is a macro, which Swift can't call.
typedef void (*VitrineSizePrepared)(GdkPixbufLoader *loader, int width, int height, gpointer data);

static inline gulong vitrine_pixbuf_loader_on_size(GdkPixbufLoader *loader,
                                                   VitrineSizePrepared handler,
                                                   gpointer data) {
    return g_signal_connect(loader, "size-prepared", G_CALLBACK(handler), data);
}
