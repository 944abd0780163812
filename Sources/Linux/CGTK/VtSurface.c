#define _GNU_SOURCE
#include "VtSurface.h"

#include <gsk/gsk.h>
#include <unistd.h>

gboolean vt_widget_is_drawn_by_cairo(GtkWidget *widget) {
  GtkNative *native = gtk_widget_get_native(widget);
  GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer(native);
  return renderer == NULL || g_str_equal(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer");
}

cairo_surface_t *vt_surface_new(GdkTexture *texture) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gdk_texture_get_width(texture), gdk_texture_get_height(texture));
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  gdk_texture_download(texture, cairo_image_surface_get_data(surface),
                       cairo_image_surface_get_stride(surface));
  cairo_surface_mark_dirty(surface);
  return surface;
}

static gboolean unref_in_idle(gpointer surface) {
  cairo_surface_destroy(surface);
  return G_SOURCE_REMOVE;
}

void vt_surface_unref_on_main_thread(cairo_surface_t *surface) {
  if (gettid() == getpid()) {
    cairo_surface_destroy(surface);
  } else {
    g_idle_add_full(G_PRIORITY_DEFAULT, unref_in_idle, surface, NULL);
  }
}

void vt_snapshot_append_surface(GtkSnapshot *snapshot, cairo_surface_t *surface,
                                const graphene_rect_t *area, const graphene_rect_t *place,
                                double opacity) {
  double width = cairo_image_surface_get_width(surface) / place->size.width;
  double height = cairo_image_surface_get_height(surface) / place->size.height;
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, width, height);
  cairo_matrix_translate(&matrix, -place->origin.x, -place->origin.y);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  /* At its original size the surface needs no interpolation; it is only stretched while moving. */
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);

  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, area);
  cairo_set_source(cairo, pattern);
  /* If edges fell between pixels, cairo would draw everything through a mask. */
  cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE);
  cairo_rectangle(cairo, place->origin.x, place->origin.y, place->size.width,
                  place->size.height);
  if (opacity < 1) {
    cairo_clip(cairo);
    cairo_paint_with_alpha(cairo, opacity);
  } else {
    cairo_fill(cairo);
  }
  cairo_destroy(cairo);
  cairo_pattern_destroy(pattern);
}
