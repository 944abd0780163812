#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Works around two bugs of GTK 4.8 in a scrolled window; call it before it has a child.

   When rows scroll, get the focus, or are added or removed, GTK looks them up by heights that only
   become valid with the next layout. A second scroll or Page Down before that finds no row or the
   wrong one. This therefore lays out the rows first.

   When a wheel turns past the end, GTK reacts 50 ms later and uses the window's frame clock, which
   is missing if the widget was removed from the window in the meantime. This therefore delays the
   reaction until the widget is in a window again. */
void vt_scrolled_window_guard(GtkScrolledWindow *window);

/* Whether a list in the window is being laid out, which may scroll it. */
gboolean vt_scrolled_window_is_laying_out(GtkScrolledWindow *window);

/* Sets the value and emits "value-changed" even if it is the same, so that a list drops the row
   that it was about to scroll to. */
void vt_adjustment_stay(GtkAdjustment *adjustment, double value);

G_END_DECLS
