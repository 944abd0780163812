#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A black shadow as CSS draws one (https://www.w3.org/TR/css-backgrounds-3/#box-shadow); none
   where `alpha` is 0. Sizes in application pixels. */
typedef struct {
  float radius, y, blur, alpha;
} VtShadow;

/* Draws it around the border of a widget; nothing where the widget has the style class `selected`, which
   is a ring in its place, and with high contrast, which has lines.

   A list that is flung draws each of its rows in each frame, and cairo would blur each anew: it is blurred
   once, and drawn in slices. */
void vt_snapshot_append_shadow(GtkSnapshot *snapshot, GtkWidget *widget, const VtShadow *shadow);

G_END_DECLS
