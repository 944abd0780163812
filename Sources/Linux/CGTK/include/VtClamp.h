#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One child, in the middle and at most so wide. AdwClamp asks for its maximum whatever its child is, by
   which panes side by side would decide that there is no room for both.
   https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Clamp.html */
#define VT_TYPE_CLAMP (vt_clamp_get_type())
G_DECLARE_FINAL_TYPE(VtClamp, vt_clamp, VT, CLAMP, GtkWidget)

/* `width` is in application pixels. */
GtkWidget *vt_clamp_new(GtkWidget *child, int width);
void vt_clamp_set_width(VtClamp *clamp, int width);

G_END_DECLS
