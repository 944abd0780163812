#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A container that arranges its children in rows, each as wide as its own text, and begins a new row
   where the next child doesn't fit. The columns of a GtkFlowBox are all as wide as its widest child;
   AdwWrapBox does the same as this one, but only since libadwaita 1.7.
   https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.7/class.WrapBox.html */
#define VT_TYPE_WRAP (vt_wrap_get_type())
G_DECLARE_FINAL_TYPE(VtWrap, vt_wrap, VT, WRAP, GtkWidget)

/* The accessible role is a group. `spacing` is in application pixels, between and within rows. */
GtkWidget *vt_wrap_new(int spacing);
void vt_wrap_append(VtWrap *wrap, GtkWidget *child);

G_END_DECLS
