#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds what a widget of that size shows to a snapshot. */
typedef void (*VtDraw)(GtkSnapshot *snapshot, int width, int height, gpointer data);

/* The widget has another size, in application pixels. Called while GTK lays the window out. */
typedef void (*VtResized)(int width, int height, gpointer data);

/* A widget without children that code draws, of whatever a snapshot takes: textures above all,
   which a renderer on the graphics card uploads once. To screen readers it is an image.
   https://docs.gtk.org/gtk4/vfunc.Widget.snapshot.html */
#define VT_TYPE_SNAPSHOT_AREA (vt_snapshot_area_get_type())
G_DECLARE_FINAL_TYPE(VtSnapshotArea, vt_snapshot_area, VT, SNAPSHOT_AREA, GtkWidget)

GtkWidget *vt_snapshot_area_new(VtDraw draw, VtResized resized, gpointer data,
                                GDestroyNotify drop_data);

G_END_DECLS
