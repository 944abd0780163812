#include "VtPlaces.h"

#if GTK_CHECK_VERSION(4, 10, 0)

#include <math.h>

static gboolean (*gtk_bounds)(GtkAccessible *, int *, int *, int *, int *);

static gboolean exact_bounds(GtkAccessible *accessible, int *x, int *y, int *width, int *height) {
  if (!gtk_bounds(accessible, x, y, width, height)) return FALSE;
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(accessible));
  graphene_rect_t edge;
  if (parent != NULL && gtk_widget_compute_bounds(parent, parent, &edge)) {
    *x -= (int)floorf(edge.origin.x);
    *y -= (int)floorf(edge.origin.y);
  }
  return TRUE;
}

/* GtkWidget implements the interface first, and its subclasses inherit the functions. */
static void interface_made(gpointer data, gpointer vtable) {
  (void)data;
  GType type = ((GTypeInterface *)vtable)->g_type;
  GType owner = ((GTypeInterface *)vtable)->g_instance_type;
  if (type != GTK_TYPE_ACCESSIBLE || !g_type_is_a(owner, GTK_TYPE_WIDGET)) return;
  GtkAccessibleInterface *interface = vtable;
  if (gtk_bounds == NULL) gtk_bounds = interface->get_bounds;
  if (interface->get_bounds == gtk_bounds) interface->get_bounds = exact_bounds;
}

void vt_correct_places(void) {
  static gboolean is_done = FALSE;
  if (!is_done) g_type_add_interface_check(NULL, interface_made);
  is_done = TRUE;
}

#else

void vt_correct_places(void) {}

#endif
