#include "VtClamp.h"

struct _VtClamp {
  GtkWidget parent_instance;
  GtkWidget *child;
  int width;
  int natural;
  int overhang;
  int shift;
};

G_DEFINE_FINAL_TYPE(VtClamp, vt_clamp, GTK_TYPE_WIDGET)

/* The child's width if `room` is available. */
static int width_in(VtClamp *self, int room) {
  int least;
  gtk_widget_measure(self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MIN(room, MAX(self->width, least)) + self->overhang;
}

static int natural_width(VtClamp *self) {
  int least;
  gtk_widget_measure(self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MAX(self->natural, least);
}

static GtkSizeRequestMode vt_clamp_get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void vt_clamp_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline) {
  VtClamp *self = VT_CLAMP(widget);
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    // A scrolled window asks for the height without a width, which is then the natural one.
    if (for_size < 0 && self->natural >= 0) for_size = natural_width(self);
    if (for_size >= 0) for_size = width_in(self, for_size);
  } else {
    for_size = -1;
  }
  gtk_widget_measure(self->child, orientation, for_size, minimum, natural, minimum_baseline,
                     natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *natural = MAX(*minimum, self->natural < 0 ? MIN(*natural, self->width) : self->natural);
  }
}

static void vt_clamp_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  VtClamp *self = VT_CLAMP(widget);
  const int own = width_in(self, width);
  const int start = (width + self->overhang - own) / 2 + self->shift;
  gtk_widget_size_allocate(self->child, &(GtkAllocation){start, 0, own, height}, baseline);
}

static void vt_clamp_dispose(GObject *object) {
  g_clear_pointer(&VT_CLAMP(object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS(vt_clamp_parent_class)->dispose(object);
}

static void vt_clamp_class_init(VtClampClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = vt_clamp_get_request_mode;
  widget_class->measure = vt_clamp_measure;
  widget_class->size_allocate = vt_clamp_size_allocate;
  G_OBJECT_CLASS(class)->dispose = vt_clamp_dispose;
}

static void vt_clamp_init(VtClamp *self) { (void)self; }

GtkWidget *vt_clamp_new(GtkWidget *child, int width, int natural) {
  VtClamp *self = g_object_new(VT_TYPE_CLAMP, NULL);
  self->width = width;
  self->natural = natural;
  self->child = child;
  gtk_widget_set_parent(child, GTK_WIDGET(self));
  return GTK_WIDGET(self);
}

void vt_clamp_set_width(VtClamp *clamp, int width) {
  if (clamp->width == width) return;
  clamp->width = width;
  gtk_widget_queue_resize(GTK_WIDGET(clamp));
}

void vt_clamp_set_natural(VtClamp *clamp, int natural) {
  if (clamp->natural == natural) return;
  clamp->natural = natural;
  gtk_widget_queue_resize(GTK_WIDGET(clamp));
}

void vt_clamp_slide(VtClamp *clamp, int overhang, int shift) {
  if (clamp->overhang == overhang && clamp->shift == shift) return;
  clamp->overhang = overhang;
  clamp->shift = shift;
  gtk_widget_queue_allocate(GTK_WIDGET(clamp));
}
