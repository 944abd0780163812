#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether cairo draws the widget's window. Its renderer has no 3D transforms and converts a
   texture's pixels in every frame. Also true if there is no renderer yet. */
gboolean vt_widget_is_drawn_by_cairo(GtkWidget *widget);

/* Copies a texture's pixels to a cairo surface, which the caller owns; NULL if memory is short.
   May be called on any thread. */
cairo_surface_t *vt_surface_new(GdkTexture *texture);

/* Releases the surface, immediately on the main thread, otherwise in the next iteration of the
   default main context. Drawn content, which belongs to the main thread, may still refer to it. */
void vt_surface_unref_on_main_thread(cairo_surface_t *surface);

/* Draws a surface stretched to `place` and clipped to `area`; `opacity` ranges from 0 to 1. */
void vt_snapshot_append_surface(GtkSnapshot *snapshot, cairo_surface_t *surface,
                                const graphene_rect_t *area, const graphene_rect_t *place,
                                double opacity);

G_END_DECLS
