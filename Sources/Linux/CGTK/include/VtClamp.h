#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A container that centers one child and limits its width, or lets it slide. The natural width of an AdwClamp is its
   maximum regardless of its child, so panes side by side would conclude that they don't both fit.
   https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Clamp.html */
#define VT_TYPE_CLAMP (vt_clamp_get_type())
G_DECLARE_FINAL_TYPE(VtClamp, vt_clamp, VT, CLAMP, GtkWidget)

/* `width` and `natural` are in application pixels; `natural` is the natural width, regardless of the
   child's, or -1. */
GtkWidget *vt_clamp_new(GtkWidget *child, int width, int natural);
void vt_clamp_set_width(VtClamp *clamp, int width);
void vt_clamp_set_natural(VtClamp *clamp, int natural);

/* Makes the child `overhang` wider than the container, beyond its end, and moves it by `shift` toward
   the end; both in application pixels, 0 by default. */
void vt_clamp_slide(VtClamp *clamp, int overhang, int shift);

G_END_DECLS
