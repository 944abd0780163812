#pragma once

#include "VtShadow.h"

G_BEGIN_DECLS

/* A picture of a fixed size with round corners, cropped to fill it. Widgets may lie on it, each placed
   by its own alignment.

   Without a texture it is a gradient in the color of text. What is shown after waiting fades in over
   180 ms, unless the system asks for no animation. */
#define VT_TYPE_PICTURE (vt_picture_get_type())
G_DECLARE_FINAL_TYPE(VtPicture, vt_picture, VT, PICTURE, GtkWidget)

/* Sizes in application pixels. */
GtkWidget *vt_picture_new(GtkAccessibleRole role, int width, int height, int radius);

/* Shows a texture, or nothing while it is NULL; `is_waiting`: one is on its way. */
void vt_picture_show(VtPicture *picture, GdkTexture *texture, gboolean is_waiting);

/* Whether a widget, of any type, is such a picture that waits. */
gboolean vt_picture_is_waiting(GtkWidget *widget);

/* Whether a widget, of any type, is such a picture that shows nothing. */
gboolean vt_picture_is_empty(GtkWidget *widget);

void vt_picture_add(VtPicture *picture, GtkWidget *layer);

/* Draws a shadow around it. */
void vt_picture_set_shadow(VtPicture *picture, VtShadow shadow);

G_END_DECLS
