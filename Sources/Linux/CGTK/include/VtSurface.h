#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether cairo draws what the widget is in: its renderer has no space, and takes the pixels of a
   texture anew with every frame. So, too, before there is a renderer. */
gboolean vt_widget_is_drawn_by_cairo(GtkWidget *widget);

/* A copy of a texture's pixels as cairo draws them, owned by the caller; NULL where there is no
   memory. From any thread. */
cairo_surface_t *vt_surface_new(GdkTexture *texture);

/* Unrefs now on the main thread, else in the default main context's next turn: what has been drawn
   still refers to the surface, and belongs to the main thread. */
void vt_surface_unref_on_main_thread(cairo_surface_t *surface);

/* Draws a surface stretched to `place`, cut to `area`; `opacity` from 0 to 1. */
void vt_snapshot_append_surface(GtkSnapshot *snapshot, cairo_surface_t *surface,
                                const graphene_rect_t *area, const graphene_rect_t *place,
                                double opacity);

G_END_DECLS
