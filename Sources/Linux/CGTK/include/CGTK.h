#pragma once

#include <adwaita.h>

#include "VtApplication.h"
#include "VtCard.h"
#include "VtClamp.h"
#include "VtDialog.h"
#include "VtPhotoFrame.h"
#include "VtPicture.h"
#include "VtPlaces.h"
#include "VtScrolling.h"
#include "VtShadow.h"
#include "VtSnapshotArea.h"
#include "VtSurface.h"
#include "VtWeb.h"

G_BEGIN_DECLS

/* A GObject that owns one reference to something of ours; released through `drop`. */
#define VT_TYPE_BOX (vt_box_get_type())
G_DECLARE_FINAL_TYPE(VtBox, vt_box, VT, BOX, GObject)

gpointer vt_box_get(gpointer box);
/* Takes the reference to `payload`. */
void vt_box_set(gpointer box, gpointer payload);

/* Makes an owned payload for the row at a position. */
typedef gpointer (*VtMakePayload)(guint position, gpointer data);

/* A GListModel that knows only how many rows there are and makes a VtBox when one is asked for:
   100,000 rows cost nothing until they are seen. https://docs.gtk.org/gio/iface.ListModel.html */
#define VT_TYPE_LAZY_MODEL (vt_lazy_model_get_type())
G_DECLARE_FINAL_TYPE(VtLazyModel, vt_lazy_model, VT, LAZY_MODEL, GObject)

VtLazyModel *vt_lazy_model_new(VtMakePayload make, gpointer data, GDestroyNotify drop_data,
                               GDestroyNotify drop_payload);

/* Tells that at `position` `removed` rows went and `added` came. */
void vt_lazy_model_splice(VtLazyModel *model, guint position, guint removed, guint added);

/* What varargs keep from Swift. */
void vt_set_string(gpointer object, const char *property, const char *value);
/* Shows `text` where the pointer rests; none for NULL or "". GTK's own property asks the display where the
   pointer is whenever it is set, and waits for the answer: a fifth of the time of a grid that is flung. */
void vt_widget_set_tooltip(GtkWidget *widget, const char *text);
const char *vt_widget_get_tooltip(GtkWidget *widget);
void vt_accessible_set_label(GtkWidget *widget, const char *label);
void vt_accessible_set_description(GtkWidget *widget, const char *description);
void vt_accessible_set_busy(GtkWidget *widget, gboolean busy);
void vt_accessible_set_selected(GtkWidget *widget, gboolean selected);
void vt_accessible_set_value_text(GtkWidget *widget, const char *text);
/* What screen readers were told, for tests: GTK lets nobody read it but compares it. */
gboolean vt_accessible_has_label(GtkWidget *widget, const char *label);
gboolean vt_accessible_is_selected(GtkWidget *widget);
GtkWidget *vt_widget_new_with_role(GType type, GtkAccessibleRole role);
/* The color of a widget's text. */
void vt_widget_get_color(GtkWidget *widget, GdkRGBA *color);
/* A GtkMenuButton. It is a group, and the button within it is named after it: both as buttons would be
   two elements of one name, and the outer one does nothing when a screen reader presses it. */
GtkWidget *vt_menu_button_new(void);

/* Unrefs now on the main thread, else in the default main context's next turn. */
void vt_object_unref_on_main_thread(gpointer object);

G_END_DECLS
