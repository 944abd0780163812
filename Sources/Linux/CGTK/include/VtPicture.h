#pragma once

#include "VtShadow.h"

G_BEGIN_DECLS

/* A picture of a fixed size with rounded corners, cropped to fill it. Widgets can be added on top,
   each positioned by its own alignment.

   Without a texture it draws a gradient in the text color. A texture that arrives after waiting
   fades in over 180 ms, unless the system's animations are off. */
#define VT_TYPE_PICTURE (vt_picture_get_type())
G_DECLARE_FINAL_TYPE(VtPicture, vt_picture, VT, PICTURE, GtkWidget)

/* Sizes are in application pixels. */
GtkWidget *vt_picture_new(GtkAccessibleRole role, int width, int height, int radius);
void vt_picture_resize(VtPicture *picture, int width, int height);

/* Shows a texture, or nothing if it is NULL; `is_waiting` means that a texture is loading.

   If the text is light, a texture that `is_transparent` gets a light background, because logos are
   mostly dark. */
void vt_picture_show(VtPicture *picture, GdkTexture *texture, gboolean is_transparent,
                     gboolean is_waiting);

/* Whether a widget of any type is a VtPicture that is waiting for its texture. */
gboolean vt_picture_is_waiting(GtkWidget *widget);

/* Whether a widget of any type is a VtPicture without a texture. */
gboolean vt_picture_is_empty(GtkWidget *widget);

void vt_picture_add(VtPicture *picture, GtkWidget *layer);

/* Draws symbolic icons, by name, in a bottom corner, and the picture darker if `is_dimmed`.

   `count` is 0 to VT_PICTURE_SIGNS. */
#define VT_PICTURE_SIGNS 4
void vt_picture_set_signs(VtPicture *picture, const char *const *signs, int count,
                          gboolean is_dimmed);

/* Draws a shadow around the picture. */
void vt_picture_set_shadow(VtPicture *picture, VtShadow shadow);

G_END_DECLS
