#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Corrects the widget positions that assistive technology receives. Some of it clicks there or
   magnifies them. Call it before any widget is created.

   From 4.10 on, GTK measures each widget from the start of its parent's content, but adds these
   positions up as if they began at the parent's edge. So the borders and paddings of all ancestors
   are missing. 4.18 still has this bug. */
void vt_correct_places(void);

G_END_DECLS
