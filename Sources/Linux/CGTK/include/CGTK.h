#pragma once

#include <adwaita.h>

#include "VtApplication.h"
#include "VtCard.h"
#include "VtClamp.h"
#include "VtDialog.h"
#include "VtEnvironment.h"
#include "VtPhotoFrame.h"
#include "VtPicture.h"
#include "VtPlaces.h"
#include "VtScrolling.h"
#include "VtShadow.h"
#include "VtSnapshotArea.h"
#include "VtSurface.h"
#include "VtWeb.h"
#include "VtWrap.h"

G_BEGIN_DECLS

/* A GObject that owns one reference to a Swift object, and releases it with `drop`. */
#define VT_TYPE_BOX (vt_box_get_type())
G_DECLARE_FINAL_TYPE(VtBox, vt_box, VT, BOX, GObject)

gpointer vt_box_get(gpointer box);
/* Takes ownership of `payload` and releases the previous one. */
void vt_box_set(gpointer box, gpointer payload);

/* Creates a payload for the row at a position; the caller owns it. */
typedef gpointer (*VtMakePayload)(guint position, gpointer data);

/* A GListModel that only stores the number of rows and creates a VtBox on request: 100,000 rows
   cost nothing until they are visible. https://docs.gtk.org/gio/iface.ListModel.html */
#define VT_TYPE_LAZY_MODEL (vt_lazy_model_get_type())
G_DECLARE_FINAL_TYPE(VtLazyModel, vt_lazy_model, VT, LAZY_MODEL, GObject)

VtLazyModel *vt_lazy_model_new(VtMakePayload make, gpointer data, GDestroyNotify drop_data,
                               GDestroyNotify drop_payload);

/* Reports that `removed` rows at `position` were replaced by `added` ones. */
void vt_lazy_model_splice(VtLazyModel *model, guint position, guint removed, guint added);

/* Wrappers for variadic functions, which Swift can't call. */
void vt_set_string(gpointer object, const char *property, const char *value);
/* Sets the text that appears when the pointer rests on a widget; NULL or "" for none. GTK's own
   property asks the display for the pointer's position on every change and waits for the reply,
   which takes a fifth of the time while a grid scrolls. */
void vt_widget_set_tooltip(GtkWidget *widget, const char *text);
const char *vt_widget_get_tooltip(GtkWidget *widget);
/* Whether there is a text that the widget itself doesn't show in full, and no menu is open below it. */
gboolean vt_widget_needs_tooltip(GtkWidget *widget);
void vt_accessible_set_label(GtkWidget *widget, const char *label);
void vt_accessible_set_description(GtkWidget *widget, const char *description);
void vt_accessible_set_busy(GtkWidget *widget, gboolean busy);
void vt_accessible_set_selected(GtkWidget *widget, gboolean selected);
void vt_accessible_set_value_text(GtkWidget *widget, const char *text);
/* Checks what screen readers receive, for tests: GTK only allows comparing these values, not
   reading them. */
gboolean vt_accessible_has_label(GtkWidget *widget, const char *label);
gboolean vt_accessible_is_selected(GtkWidget *widget);
GtkWidget *vt_widget_new_with_role(GType type, GtkAccessibleRole role);
/* Creates a GtkBox with the CSS name `cell`. */
GtkWidget *vt_cell_box_new(GtkOrientation orientation, int spacing);
/* Stores a widget's text color in `color`. */
void vt_widget_get_color(GtkWidget *widget, GdkRGBA *color);
/* Creates a GtkMenuButton with the role of a group, whose inner button is labelled by it. If both
   had the role of a button, there would be two elements with the same name, and pressing the outer
   one with a screen reader would do nothing. */
GtkWidget *vt_menu_button_new(void);

/* Releases the object, immediately on the main thread, otherwise in the next iteration of the
   default main context. */
void vt_object_unref_on_main_thread(gpointer object);

G_END_DECLS
