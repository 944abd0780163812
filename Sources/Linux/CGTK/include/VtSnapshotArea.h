#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Appends the content of a widget with this size to a snapshot. */
typedef void (*VtDraw)(GtkSnapshot *snapshot, int width, int height, gpointer data);

/* Called while GTK lays out the window, when the widget's size in application pixels has
   changed. */
typedef void (*VtResized)(int width, int height, gpointer data);

/* A widget without children that code draws with snapshot functions: mainly textures, which a
   renderer on the graphics card uploads once. Its accessible role is an image.
   https://docs.gtk.org/gtk4/vfunc.Widget.snapshot.html */
#define VT_TYPE_SNAPSHOT_AREA (vt_snapshot_area_get_type())
G_DECLARE_FINAL_TYPE(VtSnapshotArea, vt_snapshot_area, VT, SNAPSHOT_AREA, GtkWidget)

GtkWidget *vt_snapshot_area_new(VtDraw draw, VtResized resized, gpointer data,
                                GDestroyNotify drop_data);

G_END_DECLS
