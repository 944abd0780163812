#include "VtShadow.h"

#include <adwaita.h>

/* Nine slices, row by row; the middle one isn't drawn because it is within the border. */
enum { SLICES = 9, MIDDLE = 4 };

typedef struct {
  VtShadow shadow;
  int scale;
  GdkTexture *slices[SLICES];
} Entry;

/* A ring of the last shadows; there are two kinds of cards. */
static Entry entries[4];
static unsigned next_entry;

/* Black has the same bytes with straight and premultiplied alpha, and GTK 4.8 converts this format
   for cairo without converting to floats in between. */
static const GdkMemoryFormat FORMAT =
    G_BYTE_ORDER == G_LITTLE_ENDIAN ? GDK_MEMORY_B8G8R8A8 : GDK_MEMORY_A8R8G8B8;

/* How far the shadow reaches beyond the border. */
static int extent(const VtShadow *shadow) { return (int)(shadow->blur + shadow->y) + 1; }

/* The side length of the corner slices. */
static int corner(const VtShadow *shadow) { return extent(shadow) + (int)shadow->radius; }

static GskRenderNode *node_new(const VtShadow *shadow, const graphene_rect_t *border) {
  GskRoundedRect outline;
  gsk_rounded_rect_init_from_rect(&outline, border, shadow->radius);
  return gsk_outset_shadow_node_new(&outline, &(GdkRGBA){0, 0, 0, shadow->alpha}, 0, shadow->y, 0,
                                    shadow->blur);
}

/* A part of a surface, in device pixels. */
static GdkTexture *cut(cairo_surface_t *surface, int x, int y, int width, int height) {
  const int stride = cairo_image_surface_get_stride(surface);
  const unsigned char *first = cairo_image_surface_get_data(surface) + y * stride + x * 4;
  GBytes *bytes = g_bytes_new_with_free_func(first, (gsize)((height - 1) * stride + width * 4),
                                             (GDestroyNotify)cairo_surface_destroy,
                                             cairo_surface_reference(surface));
  GdkTexture *texture = gdk_memory_texture_new(width, height, FORMAT, bytes, (gsize)stride);
  g_bytes_unref(bytes);
  return texture;
}

/* Draws the shadow of the smallest possible card and cuts it into slices. */
static void make(Entry *entry, const VtShadow *shadow, int scale) {
  const int beyond = extent(shadow), side = corner(shadow), whole = 2 * side + 1;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, whole * scale, whole * scale);
  cairo_surface_set_device_scale(surface, scale, scale);
  cairo_t *cairo = cairo_create(surface);
  const float card = (float)(whole - 2 * beyond);
  GskRenderNode *node =
      node_new(shadow, &GRAPHENE_RECT_INIT((float)beyond, (float)beyond, card, card));
  gsk_render_node_draw(node, cairo);
  gsk_render_node_unref(node);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  const int starts[] = {0, side, side + 1}, lengths[] = {side, 1, side};
  for (int index = 0; index < SLICES; index++) {
    g_clear_object(&entry->slices[index]);
    const int column = index % 3, row = index / 3;
    entry->slices[index] = cut(surface, starts[column] * scale, starts[row] * scale,
                               lengths[column] * scale, lengths[row] * scale);
  }
  cairo_surface_destroy(surface);
  entry->shadow = *shadow;
  entry->scale = scale;
}

static const Entry *entry_of(const VtShadow *shadow, int scale) {
  for (unsigned index = 0; index < G_N_ELEMENTS(entries); index++) {
    const Entry *entry = &entries[index];
    const VtShadow *own = &entry->shadow;
    if (entry->scale == scale && own->radius == shadow->radius && own->y == shadow->y &&
        own->blur == shadow->blur && own->alpha == shadow->alpha) {
      return entry;
    }
  }
  Entry *entry = &entries[next_entry++ % G_N_ELEMENTS(entries)];
  make(entry, shadow, scale);
  return entry;
}

void vt_snapshot_append_shadow(GtkSnapshot *snapshot, GtkWidget *widget, const VtShadow *shadow) {
  graphene_rect_t border;
  if (shadow->alpha == 0 || gtk_widget_has_css_class(widget, "selected") ||
      adw_style_manager_get_high_contrast(adw_style_manager_get_default()) ||
      !gtk_widget_compute_bounds(widget, widget, &border)) {
    return;
  }
  const float beyond = (float)extent(shadow), side = (float)corner(shadow);
  const graphene_rect_t area = GRAPHENE_RECT_INIT(
      border.origin.x - beyond, border.origin.y - beyond, border.size.width + 2 * beyond,
      border.size.height + 2 * beyond);
  const float widths[] = {side, area.size.width - 2 * side, side};
  const float heights[] = {side, area.size.height - 2 * side, side};
  if (widths[1] <= 0 || heights[1] <= 0) return;
  const Entry *entry = entry_of(shadow, gtk_widget_get_scale_factor(widget));
  float y = area.origin.y;
  for (int row = 0; row < 3; y += heights[row++]) {
    float x = area.origin.x;
    for (int column = 0; column < 3; x += widths[column++]) {
      const int index = row * 3 + column;
      if (index == MIDDLE) continue;
      gtk_snapshot_append_texture(snapshot, entry->slices[index],
                                  &GRAPHENE_RECT_INIT(x, y, widths[column], heights[row]));
    }
  }
}
