#include "VtSnapshotArea.h"

struct _VtSnapshotArea {
  GtkWidget parent_instance;
  VtDraw draw;
  VtResized resized;
  gpointer data;
  GDestroyNotify drop_data;
};

G_DEFINE_FINAL_TYPE(VtSnapshotArea, vt_snapshot_area, GTK_TYPE_WIDGET)

static void vt_snapshot_area_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  VtSnapshotArea *self = VT_SNAPSHOT_AREA(widget);
  if (self->data == NULL) return;
  self->draw(snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget), self->data);
}

static void vt_snapshot_area_size_allocate(GtkWidget *widget, int width, int height,
                                           int baseline) {
  VtSnapshotArea *self = VT_SNAPSHOT_AREA(widget);
  GTK_WIDGET_CLASS(vt_snapshot_area_parent_class)
      ->size_allocate(widget, width, height, baseline);
  if (self->data != NULL) self->resized(width, height, self->data);
}

/* The handlers may retain the widget's owner, so they are released before the widget. */
static void vt_snapshot_area_dispose(GObject *object) {
  VtSnapshotArea *self = VT_SNAPSHOT_AREA(object);
  gpointer data = g_steal_pointer(&self->data);
  if (data != NULL) self->drop_data(data);
  G_OBJECT_CLASS(vt_snapshot_area_parent_class)->dispose(object);
}

static void vt_snapshot_area_class_init(VtSnapshotAreaClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = vt_snapshot_area_snapshot;
  widget_class->size_allocate = vt_snapshot_area_size_allocate;
  G_OBJECT_CLASS(class)->dispose = vt_snapshot_area_dispose;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name(widget_class, "snapshot-area");
}

static void vt_snapshot_area_init(VtSnapshotArea *self) {
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *vt_snapshot_area_new(VtDraw draw, VtResized resized, gpointer data,
                                GDestroyNotify drop_data) {
  VtSnapshotArea *self = g_object_new(VT_TYPE_SNAPSHOT_AREA, NULL);
  self->draw = draw;
  self->resized = resized;
  self->data = data;
  self->drop_data = drop_data;
  return GTK_WIDGET(self);
}
