#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Guards a scrolled window against two faults of GTK 4.8; call it before it has a child.

   Rows that are scrolled, focused, added or removed are found by heights that hold only after the
   next layout: a second scroll before it finds none, or the wrong one. So rows are laid out first.

   A wheel that turns past the end is answered 50 ms later, by the frame clock of the window, which
   has none when it was removed meanwhile. So the answer waits until it is back. */
void vt_scrolled_window_guard(GtkScrolledWindow *window);

/* Whether a list in the window is in the middle of a layout, which may scroll it. */
gboolean vt_scrolled_window_is_laying_out(GtkScrolledWindow *window);

/* Sets the value, and emits "value-changed" also if it is the same: a list drops what it was about to
   scroll to. */
void vt_adjustment_stay(GtkAdjustment *adjustment, double value);

G_END_DECLS
