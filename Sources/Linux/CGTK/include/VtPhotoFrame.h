#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A container for one child that fills the available width and derives its height from an aspect
   ratio. It can be drawn rotated about the horizontal axis through its center; the rotation only
   affects drawing, not the layout. https://docs.gtk.org/gtk4/method.Snapshot.rotate_3d.html */
#define VT_TYPE_PHOTO_FRAME (vt_photo_frame_get_type())
G_DECLARE_FINAL_TYPE(VtPhotoFrame, vt_photo_frame, VT, PHOTO_FRAME, GtkWidget)

GtkWidget *vt_photo_frame_new(GtkWidget *child);

/* Sets the ratio of width to height, which must be greater than 0. */
void vt_photo_frame_set_ratio(VtPhotoFrame *frame, double ratio);

/* Sets the rotation; `cosine` is the cosine of the angle. 0 and 1 draw without a transform. */
void vt_photo_frame_set_turn(VtPhotoFrame *frame, double degrees, double cosine);

G_END_DECLS
