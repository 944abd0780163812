#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A container that centers one child and limits its width. The natural width of an AdwClamp is its
   maximum regardless of its child, so panes side by side would conclude that they don't both fit.
   https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Clamp.html */
#define VT_TYPE_CLAMP (vt_clamp_get_type())
G_DECLARE_FINAL_TYPE(VtClamp, vt_clamp, VT, CLAMP, GtkWidget)

/* `width` and `natural` are in application pixels; `natural` is the natural width, regardless of the
   child's, or -1. */
GtkWidget *vt_clamp_new(GtkWidget *child, int width, int natural);
void vt_clamp_set_width(VtClamp *clamp, int width);

G_END_DECLS
