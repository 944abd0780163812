#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Corrects the widget positions that assistive technologies receive, some of which click there or
   magnify them. Call this before any widget is created.

   Since 4.10, GTK measures each widget from the start of its parent's content, but adds up these
   positions as if they started at the parent's edge, which omits the borders and padding of all
   ancestors. 4.18 still has this bug. */
void vt_correct_places(void);

G_END_DECLS
