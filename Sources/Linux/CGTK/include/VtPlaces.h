#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the places right that assistive technology is told, for what clicks or magnifies by them; call
   it before any widget is made.

   From 4.10 on GTK measures each widget from where its parent's content begins, and adds up as if it
   were the parent's edge: border and padding of all that is around are missing. Still so in 4.18. */
void vt_correct_places(void);

G_END_DECLS
