#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget around one child, as wide as it may be and as high as its proportions ask for, that can
   be drawn turned about the horizontal axis through its middle. Turning changes what is drawn,
   never where anything lies. https://docs.gtk.org/gtk4/method.Snapshot.rotate_3d.html */
#define VT_TYPE_PHOTO_FRAME (vt_photo_frame_get_type())
G_DECLARE_FINAL_TYPE(VtPhotoFrame, vt_photo_frame, VT, PHOTO_FRAME, GtkWidget)

GtkWidget *vt_photo_frame_new(GtkWidget *child);

/* Width divided by height, above 0. */
void vt_photo_frame_set_ratio(VtPhotoFrame *frame, double ratio);

/* Turns by an angle; `cosine` is that of the angle. 0 and 1 draw without any transform. */
void vt_photo_frame_set_turn(VtPhotoFrame *frame, double degrees, double cosine);

G_END_DECLS
