#include "VtWrap.h"

struct _VtWrap {
  GtkWidget parent_instance;
  int spacing;
};

G_DEFINE_FINAL_TYPE(VtWrap, vt_wrap, GTK_TYPE_WIDGET)

/* The size of a child in a row of a width. */
static void measure(GtkWidget *child, int width, int *own, int *height) {
  int least, whole;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &whole, NULL, NULL);
  *own = MAX(least, MIN(whole, width));
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, *own, NULL, height, NULL, NULL);
}

/* Allocates the children of a row, from `child` to before `end`, in the middle of its height. */
static void place_row(VtWrap *self, GtkWidget *child, GtkWidget *end, int width, int y, int row) {
  const gboolean is_mirrored = gtk_widget_get_direction(GTK_WIDGET(self)) == GTK_TEXT_DIR_RTL;
  int x = 0;
  for (; child != end; child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child)) continue;
    int own, height;
    measure(child, width, &own, &height);
    const int start = is_mirrored ? width - x - own : x;
    gtk_widget_size_allocate(child, &(GtkAllocation){start, y + (row - height) / 2, own, height},
                             -1);
    x += own + self->spacing;
  }
}

/* Returns the height of all rows at a width; also allocates the children if `allocates`. */
static int lay_out(VtWrap *self, int width, gboolean allocates) {
  GtkWidget *first = gtk_widget_get_first_child(GTK_WIDGET(self));
  int x = 0, y = 0, row = 0;
  for (GtkWidget *child = first; child; child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child)) continue;
    int own, height;
    measure(child, width, &own, &height);
    if (x > 0 && x + own > width) {
      if (allocates) place_row(self, first, child, width, y, row);
      first = child;
      x = 0;
      y += row + self->spacing;
      row = 0;
    }
    x += own + self->spacing;
    row = MAX(row, height);
  }
  if (allocates) place_row(self, first, NULL, width, y, row);
  return y + row;
}

static GtkSizeRequestMode vt_wrap_get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void vt_wrap_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline) {
  VtWrap *self = VT_WRAP(widget);
  (void)minimum_baseline;
  (void)natural_baseline;
  int least = 0, whole = -self->spacing;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child)) continue;
    int child_least, child_whole;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &child_least, &child_whole, NULL,
                       NULL);
    least = MAX(least, child_least);
    whole += child_whole + self->spacing;
  }
  whole = MAX(least, whole);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = whole;
  } else {
    *minimum = *natural = lay_out(self, for_size < 0 ? whole : for_size, FALSE);
  }
}

static void vt_wrap_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)height;
  (void)baseline;
  lay_out(VT_WRAP(widget), width, TRUE);
}

static void vt_wrap_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(vt_wrap_parent_class)->dispose(object);
}

static void vt_wrap_class_init(VtWrapClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = vt_wrap_get_request_mode;
  widget_class->measure = vt_wrap_measure;
  widget_class->size_allocate = vt_wrap_size_allocate;
  G_OBJECT_CLASS(class)->dispose = vt_wrap_dispose;
}

static void vt_wrap_init(VtWrap *self) { (void)self; }

GtkWidget *vt_wrap_new(int spacing) {
  VtWrap *self = g_object_new(VT_TYPE_WRAP, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->spacing = spacing;
  return GTK_WIDGET(self);
}

void vt_wrap_append(VtWrap *wrap, GtkWidget *child) {
  gtk_widget_set_parent(child, GTK_WIDGET(wrap));
}
