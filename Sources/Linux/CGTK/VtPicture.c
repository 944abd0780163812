#include "CGTK.h"

struct _VtPicture {
  GtkWidget parent_instance;
  int width, height;
  float radius;
  VtShadow shadow;
  GdkTexture *texture;
  /* The image for cairo: cropped, with rounded corners, in device pixels. NULL until drawn. */
  cairo_surface_t *surface;
  gboolean is_transparent, is_waiting;
  /* From 0 to 1; below 1 while the texture fades in. */
  double opacity;
  gint64 begun;
  guint ticking;
  /* The icon names of signs, and their number. */
  const char *signs[VT_PICTURE_SIGNS];
  int sign_count;
  gboolean is_dimmed;
};

G_DEFINE_FINAL_TYPE(VtPicture, vt_picture, GTK_TYPE_WIDGET)

/* The duration of the fade in microseconds. */
static const double FADE = 180000;
static const double WAITING_OPACITY = 0.35;

static void vt_picture_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline,
                               int *natural_baseline) {
  VtPicture *self = VT_PICTURE(widget);
  (void)for_size;
  (void)minimum_baseline;
  (void)natural_baseline;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static void vt_picture_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  for (GtkWidget *layer = gtk_widget_get_first_child(widget); layer;
       layer = gtk_widget_get_next_sibling(layer)) {
    if (!gtk_widget_should_layout(layer)) continue;
    gtk_widget_measure(layer, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate(layer, width, height, baseline, NULL);
  }
}

/* Paints an image so that it covers a surface, cropping the rest. */
static void paint_cover(cairo_surface_t *surface, cairo_surface_t *pixels) {
  const double width = cairo_image_surface_get_width(surface);
  const double height = cairo_image_surface_get_height(surface);
  const double own_width = cairo_image_surface_get_width(pixels);
  const double own_height = cairo_image_surface_get_height(pixels);
  const double scale = MAX(width / own_width, height / own_height);
  cairo_t *cairo = cairo_create(surface);
  cairo_translate(cairo, (width - own_width * scale) / 2, (height - own_height * scale) / 2);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_surface(cairo, pixels, 0, 0);
  cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
  cairo_paint(cairo);
  cairo_destroy(cairo);
}

static void cut_corners(cairo_surface_t *surface, double radius) {
  const double width = cairo_image_surface_get_width(surface);
  const double height = cairo_image_surface_get_height(surface);
  cairo_t *cairo = cairo_create(surface);
  cairo_rectangle(cairo, 0, 0, width, height);
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, radius, radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc(cairo, width - radius, radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc(cairo, width - radius, height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc(cairo, radius, height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_close_path(cairo);
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT);
  cairo_fill(cairo);
  cairo_destroy(cairo);
}

/* Creates a copy of the texture with rounded corners; NULL if memory is short. Otherwise GTK 4.8
   would make cairo convert and clip the texture in every frame while a list scrolls. */
static cairo_surface_t *surface_new(VtPicture *self, int scale) {
  cairo_surface_t *surface = vt_surface_new(self->texture);
  const int width = self->width * scale, height = self->height * scale;
  if (surface && (cairo_image_surface_get_width(surface) != width ||
                  cairo_image_surface_get_height(surface) != height)) {
    cairo_surface_t *pixels = surface;
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    paint_cover(surface, pixels);
    cairo_surface_destroy(pixels);
  }
  if (surface) cut_corners(surface, self->radius * scale);
  return surface;
}

/* How a placeholder looks; sizes are in application pixels. */
typedef struct {
  int width, height, scale;
  float radius;
  GdkRGBA begin, end;
} Look;

static gboolean is_same_look(const Look *one, const Look *other) {
  return one->width == other->width && one->height == other->height &&
         one->scale == other->scale && one->radius == other->radius &&
         gdk_rgba_equal(&one->begin, &other->begin) && gdk_rgba_equal(&one->end, &other->end);
}

static cairo_surface_t *placeholder_new(const Look *look) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, look->width * look->scale, look->height * look->scale);
  cairo_surface_set_device_scale(surface, look->scale, look->scale);
  cairo_pattern_t *gradient = cairo_pattern_create_linear(look->width * 0.3, 0, look->width * 0.7,
                                                          look->height);
  const GdkRGBA *begin = &look->begin, *end = &look->end;
  cairo_pattern_add_color_stop_rgba(gradient, 0, begin->red, begin->green, begin->blue,
                                    begin->alpha);
  cairo_pattern_add_color_stop_rgba(gradient, 1, end->red, end->green, end->blue, end->alpha);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source(cairo, gradient);
  cairo_paint(cairo);
  cairo_destroy(cairo);
  cairo_pattern_destroy(gradient);
  cairo_surface_set_device_scale(surface, 1, 1);
  cut_corners(surface, look->radius * look->scale);
  return surface;
}

/* The placeholder for cairo, shared by all pictures that look the same. A gradient within rounded
   corners takes cairo several times as long as a copy. */
static cairo_surface_t *placeholder_surface(const Look *look) {
  enum { KEPT = 8 };
  static struct {
    Look look;
    cairo_surface_t *surface;
  } kept[KEPT];
  static guint next;
  for (guint i = 0; i < KEPT; i++) {
    if (kept[i].surface && is_same_look(&kept[i].look, look)) return kept[i].surface;
  }
  const guint place = next++ % KEPT;
  g_clear_pointer(&kept[place].surface, cairo_surface_destroy);
  kept[place].look = *look;
  kept[place].surface = placeholder_new(look);
  return kept[place].surface;
}

static void append_placeholder(VtPicture *self, GtkSnapshot *snapshot,
                               const graphene_rect_t *whole) {
  GtkWidget *widget = GTK_WIDGET(self);
  GdkRGBA color;
  vt_widget_get_color(widget, &color);
  const float most = color.alpha * (float)(self->is_waiting ? WAITING_OPACITY : 1);
  GskColorStop stops[] = {{0, color}, {1, color}};
  stops[0].color.alpha = most * 0.12f;
  stops[1].color.alpha = most * 0.05f;
  if (vt_widget_is_drawn_by_cairo(widget)) {
    const Look look = {self->width,  self->height,   gtk_widget_get_scale_factor(widget),
                       self->radius, stops[0].color, stops[1].color};
    vt_snapshot_append_surface(snapshot, placeholder_surface(&look), whole, whole, 1);
    return;
  }
  GskRoundedRect corners;
  gsk_rounded_rect_init_from_rect(&corners, whole, self->radius);
  gtk_snapshot_push_rounded_clip(snapshot, &corners);
  gtk_snapshot_append_linear_gradient(
      snapshot, whole, &GRAPHENE_POINT_INIT(whole->size.width * 0.3f, 0),
      &GRAPHENE_POINT_INIT(whole->size.width * 0.7f, whole->size.height), stops, 2);
  gtk_snapshot_pop(snapshot);
}

/* Appends the whole picture with rounded corners; only for renderers that clip at no cost. */
static void append_texture(VtPicture *self, GtkSnapshot *snapshot, const graphene_rect_t *whole) {
  const float width = (float)gdk_texture_get_width(self->texture);
  const float height = (float)gdk_texture_get_height(self->texture);
  const float scale = MAX(whole->size.width / width, whole->size.height / height);
  GskRoundedRect corners;
  gsk_rounded_rect_init_from_rect(&corners, whole, self->radius);
  gtk_snapshot_push_rounded_clip(snapshot, &corners);
  gtk_snapshot_push_opacity(snapshot, self->opacity);
  gtk_snapshot_append_texture(
      snapshot, self->texture,
      &GRAPHENE_RECT_INIT((whole->size.width - width * scale) / 2,
                          (whole->size.height - height * scale) / 2, width * scale,
                          height * scale));
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_pop(snapshot);
}

static void append_rounded(VtPicture *self, GtkSnapshot *snapshot, const graphene_rect_t *whole,
                           GdkRGBA color) {
  GskRoundedRect corners;
  gsk_rounded_rect_init_from_rect(&corners, whole, self->radius);
  gtk_snapshot_push_rounded_clip(snapshot, &corners);
  gtk_snapshot_append_color(snapshot, &color, whole);
  gtk_snapshot_pop(snapshot);
}

static void append_surface(VtPicture *self, GtkSnapshot *snapshot, const graphene_rect_t *whole) {
  const int scale = gtk_widget_get_scale_factor(GTK_WIDGET(self));
  if (self->surface && cairo_image_surface_get_width(self->surface) != self->width * scale) {
    g_clear_pointer(&self->surface, cairo_surface_destroy);
  }
  if (!self->surface) self->surface = surface_new(self, scale);
  if (!self->surface) return;
  vt_snapshot_append_surface(snapshot, self->surface, whole, whole, self->opacity);
}

/* Appends the background of a transparent texture where the text is light. */
static void append_plate(VtPicture *self, GtkSnapshot *snapshot, const graphene_rect_t *whole) {
  GdkRGBA color;
  vt_widget_get_color(GTK_WIDGET(self), &color);
  if (color.red + color.green + color.blue < 1.5f) return;
  append_rounded(self, snapshot, whole, (GdkRGBA){0.87f, 0.87f, 0.87f, (float)self->opacity});
}

static void append_dimming(VtPicture *self, GtkSnapshot *snapshot, const graphene_rect_t *whole) {
  append_rounded(self, snapshot, whole, (GdkRGBA){0, 0, 0, 0.5f});
}

/* Appends white icons on dark circles in the bottom corner at the start of a line. */
static void append_signs(VtPicture *self, GtkSnapshot *snapshot) {
  enum { MARGIN = 5, CIRCLE = 22, ICON = 14, GAP = 4 };
  static const GdkRGBA white = {1, 1, 1, 1};
  GtkWidget *widget = GTK_WIDGET(self);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget));
  const GtkTextDirection direction = gtk_widget_get_direction(widget);
  for (int i = 0; i < self->sign_count; i++) {
    const int begin = MARGIN + i * (CIRCLE + GAP);
    const int x = direction == GTK_TEXT_DIR_RTL ? self->width - begin - CIRCLE : begin;
    const graphene_rect_t place = GRAPHENE_RECT_INIT(
        (float)x, (float)(self->height - MARGIN - CIRCLE), (float)CIRCLE, (float)CIRCLE);
    GskRoundedRect circle;
    gsk_rounded_rect_init_from_rect(&circle, &place, CIRCLE / 2.0f);
    gtk_snapshot_push_rounded_clip(snapshot, &circle);
    gtk_snapshot_append_color(snapshot, &(GdkRGBA){0, 0, 0, 0.65f}, &place);
    gtk_snapshot_pop(snapshot);
    /* The theme keeps the icons that it has loaded. */
    GtkIconPaintable *icon = gtk_icon_theme_lookup_icon(
        theme, self->signs[i], NULL, ICON, gtk_widget_get_scale_factor(widget), direction, 0);
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot,
                           &GRAPHENE_POINT_INIT(place.origin.x + (CIRCLE - ICON) / 2.0f,
                                                place.origin.y + (CIRCLE - ICON) / 2.0f));
    gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(icon), snapshot, ICON, ICON,
                                             &white, 1);
    gtk_snapshot_restore(snapshot);
    g_object_unref(icon);
  }
}

static void vt_picture_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  VtPicture *self = VT_PICTURE(widget);
  const graphene_rect_t whole =
      GRAPHENE_RECT_INIT(0, 0, (float)self->width, (float)self->height);
  vt_snapshot_append_shadow(snapshot, widget, &self->shadow);
  if (!self->texture || self->opacity < 1) append_placeholder(self, snapshot, &whole);
  if (self->texture && self->is_transparent) append_plate(self, snapshot, &whole);
  if (self->texture && vt_widget_is_drawn_by_cairo(widget)) {
    append_surface(self, snapshot, &whole);
  } else if (self->texture) {
    append_texture(self, snapshot, &whole);
  }
  if (self->is_dimmed) append_dimming(self, snapshot, &whole);
  append_signs(self, snapshot);
  for (GtkWidget *layer = gtk_widget_get_first_child(widget); layer;
       layer = gtk_widget_get_next_sibling(layer)) {
    gtk_widget_snapshot_child(widget, layer, snapshot);
  }
}

static gboolean fade(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  VtPicture *self = VT_PICTURE(widget);
  (void)data;
  const gint64 now = gdk_frame_clock_get_frame_time(clock);
  if (!self->begun) self->begun = now;
  const double part = MIN(1, (double)(now - self->begun) / FADE);
  const double rest = 1 - part;
  self->opacity = WAITING_OPACITY + (1 - WAITING_OPACITY) * (1 - rest * rest);
  gtk_widget_queue_draw(widget);
  if (part < 1) return G_SOURCE_CONTINUE;
  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

static void end_fade(VtPicture *self) {
  if (self->ticking) gtk_widget_remove_tick_callback(GTK_WIDGET(self), self->ticking);
  self->ticking = 0;
  self->opacity = 1;
}

static void begin_fade(VtPicture *self) {
  gboolean is_animated = FALSE;
  g_object_get(gtk_widget_get_settings(GTK_WIDGET(self)), "gtk-enable-animations", &is_animated,
               NULL);
  if (!is_animated || !gtk_widget_get_mapped(GTK_WIDGET(self))) return;
  self->begun = 0;
  self->opacity = WAITING_OPACITY;
  self->ticking = gtk_widget_add_tick_callback(GTK_WIDGET(self), fade, NULL, NULL);
}

static void vt_picture_dispose(GObject *object) {
  VtPicture *self = VT_PICTURE(object);
  GtkWidget *layer;
  end_fade(self);
  while ((layer = gtk_widget_get_first_child(GTK_WIDGET(self)))) gtk_widget_unparent(layer);
  g_clear_object(&self->texture);
  g_clear_pointer(&self->surface, cairo_surface_destroy);
  G_OBJECT_CLASS(vt_picture_parent_class)->dispose(object);
}

static void vt_picture_class_init(VtPictureClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->measure = vt_picture_measure;
  widget_class->size_allocate = vt_picture_size_allocate;
  widget_class->snapshot = vt_picture_snapshot;
  G_OBJECT_CLASS(class)->dispose = vt_picture_dispose;
  gtk_widget_class_set_css_name(widget_class, "vt-picture");
}

static void vt_picture_init(VtPicture *self) { self->opacity = 1; }

GtkWidget *vt_picture_new(GtkAccessibleRole role, int width, int height, int radius) {
  VtPicture *self = g_object_new(VT_TYPE_PICTURE, "accessible-role", role, NULL);
  self->width = width;
  self->height = height;
  self->radius = (float)radius;
  return GTK_WIDGET(self);
}

void vt_picture_resize(VtPicture *picture, int width, int height) {
  if (picture->width == width && picture->height == height) return;
  picture->width = width;
  picture->height = height;
  g_clear_pointer(&picture->surface, cairo_surface_destroy);
  gtk_widget_queue_resize(GTK_WIDGET(picture));
}

void vt_picture_show(VtPicture *picture, GdkTexture *texture, gboolean is_transparent,
                     gboolean is_waiting) {
  if (picture->texture == texture && picture->is_waiting == is_waiting) return;
  const gboolean fades = picture->is_waiting && !picture->texture && texture;
  if (g_set_object(&picture->texture, texture)) {
    g_clear_pointer(&picture->surface, cairo_surface_destroy);
    end_fade(picture);
    if (fades) begin_fade(picture);
  }
  picture->is_transparent = is_transparent;
  picture->is_waiting = is_waiting;
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

gboolean vt_picture_is_waiting(GtkWidget *widget) {
  return VT_IS_PICTURE(widget) && VT_PICTURE(widget)->is_waiting;
}

gboolean vt_picture_is_empty(GtkWidget *widget) {
  return VT_IS_PICTURE(widget) && !VT_PICTURE(widget)->texture;
}

void vt_picture_add(VtPicture *picture, GtkWidget *layer) {
  gtk_widget_set_parent(layer, GTK_WIDGET(picture));
}

void vt_picture_set_signs(VtPicture *picture, const char *const *signs, int count,
                          gboolean is_dimmed) {
  gboolean is_same = picture->sign_count == count && picture->is_dimmed == is_dimmed;
  for (int i = 0; i < count; i++) {
    const char *sign = g_intern_string(signs[i]);
    is_same = is_same && picture->signs[i] == sign;
    picture->signs[i] = sign;
  }
  if (is_same) return;
  picture->sign_count = count;
  picture->is_dimmed = is_dimmed;
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}

void vt_picture_set_shadow(VtPicture *picture, VtShadow shadow) { picture->shadow = shadow; }
