#include "VtPhotoFrame.h"
#include "VtSurface.h"

struct _VtPhotoFrame {
  GtkWidget parent_instance;
  GtkWidget *child;
  double ratio;
  double degrees;
  double cosine;
};

G_DEFINE_FINAL_TYPE(VtPhotoFrame, vt_photo_frame, GTK_TYPE_WIDGET)

/* The viewer's distance in photo heights; the near edge grows by a sixth at most. */
static const float DISTANCE = 2.4f;

static GtkSizeRequestMode vt_photo_frame_get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void vt_photo_frame_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                   int *minimum, int *natural, int *minimum_baseline,
                                   int *natural_baseline) {
  VtPhotoFrame *self = VT_PHOTO_FRAME(widget);
  (void)minimum_baseline;
  (void)natural_baseline;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    gtk_widget_measure(self->child, orientation, -1, minimum, natural, NULL, NULL);
    return;
  }
  int width = for_size;
  if (width < 0) {
    gtk_widget_measure(self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  }
  *minimum = *natural = MAX(1, (int)(width / self->ratio + 0.5));
}

static void vt_photo_frame_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  gtk_widget_allocate(VT_PHOTO_FRAME(widget)->child, width, height, baseline, NULL);
}

static void vt_photo_frame_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  VtPhotoFrame *self = VT_PHOTO_FRAME(widget);
  if (self->cosine == 1) {
    gtk_widget_snapshot_child(widget, self->child, snapshot);
    return;
  }
  /* Edge-on, the photo is invisible, and the transform can't be inverted. */
  if (self->cosine > -0.004 && self->cosine < 0.004) return;
  float width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(width / 2, height / 2));
  if (vt_widget_is_drawn_by_cairo(widget)) {
    /* Cairo draws 3D-rotated content as a pink rectangle. */
    gtk_snapshot_scale(snapshot, 1, (float)self->cosine);
  } else {
    gtk_snapshot_perspective(snapshot, DISTANCE * height);
    gtk_snapshot_rotate_3d(snapshot, (float)self->degrees, graphene_vec3_x_axis());
  }
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(-width / 2, -height / 2));
  gtk_widget_snapshot_child(widget, self->child, snapshot);
  gtk_snapshot_restore(snapshot);
}

static void vt_photo_frame_dispose(GObject *object) {
  VtPhotoFrame *self = VT_PHOTO_FRAME(object);
  g_clear_pointer(&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS(vt_photo_frame_parent_class)->dispose(object);
}

static void vt_photo_frame_class_init(VtPhotoFrameClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = vt_photo_frame_get_request_mode;
  widget_class->measure = vt_photo_frame_measure;
  widget_class->size_allocate = vt_photo_frame_size_allocate;
  widget_class->snapshot = vt_photo_frame_snapshot;
  G_OBJECT_CLASS(class)->dispose = vt_photo_frame_dispose;
  gtk_widget_class_set_css_name(widget_class, "photo-frame");
}

static void vt_photo_frame_init(VtPhotoFrame *self) {
  self->ratio = 1;
  self->cosine = 1;
}

GtkWidget *vt_photo_frame_new(GtkWidget *child) {
  VtPhotoFrame *self = g_object_new(VT_TYPE_PHOTO_FRAME, NULL);
  self->child = child;
  gtk_widget_set_parent(child, GTK_WIDGET(self));
  return GTK_WIDGET(self);
}

void vt_photo_frame_set_ratio(VtPhotoFrame *frame, double ratio) {
  g_return_if_fail(ratio > 0);
  if (frame->ratio == ratio) return;
  frame->ratio = ratio;
  gtk_widget_queue_resize(GTK_WIDGET(frame));
}

void vt_photo_frame_set_turn(VtPhotoFrame *frame, double degrees, double cosine) {
  frame->degrees = degrees;
  frame->cosine = cosine;
  gtk_widget_queue_draw(GTK_WIDGET(frame));
}
