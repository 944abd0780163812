#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A black shadow like those in CSS (https://www.w3.org/TR/css-backgrounds-3/#box-shadow); an
   `alpha` of 0 means no shadow. Sizes are in application pixels. */
typedef struct {
  float radius, y, blur, alpha;
} VtShadow;

/* Draws a shadow around a widget's border. Draws nothing if the widget has the style class
   `selected`, which has a ring instead, or in high contrast, which has outlines.

   A scrolling list draws all its rows in every frame, and cairo would blur each shadow again. A
   shadow is therefore blurred once and drawn in slices. */
void vt_snapshot_append_shadow(GtkSnapshot *snapshot, GtkWidget *widget, const VtShadow *shadow);

G_END_DECLS
