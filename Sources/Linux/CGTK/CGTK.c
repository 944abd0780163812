#define _GNU_SOURCE
#include "CGTK.h"

#include <unistd.h>

struct _VtBox {
  GObject parent_instance;
  gpointer payload;
  GDestroyNotify drop;
};

G_DEFINE_FINAL_TYPE(VtBox, vt_box, G_TYPE_OBJECT)

static void vt_box_finalize(GObject *object) {
  VtBox *box = VT_BOX(object);
  if (box->drop != NULL) box->drop(box->payload);
  G_OBJECT_CLASS(vt_box_parent_class)->finalize(object);
}

static void vt_box_class_init(VtBoxClass *class) {
  G_OBJECT_CLASS(class)->finalize = vt_box_finalize;
}

static void vt_box_init(VtBox *box) { (void)box; }

gpointer vt_box_get(gpointer box) { return VT_BOX(box)->payload; }

void vt_box_set(gpointer box, gpointer payload) {
  gpointer old = VT_BOX(box)->payload;
  VT_BOX(box)->payload = payload;
  if (VT_BOX(box)->drop != NULL) VT_BOX(box)->drop(old);
}

struct _VtLazyModel {
  GObject parent_instance;
  guint count;
  VtMakePayload make;
  gpointer data;
  GDestroyNotify drop_data;
  GDestroyNotify drop_payload;
};

static GType vt_lazy_model_get_item_type(GListModel *model) {
  (void)model;
  return VT_TYPE_BOX;
}

static guint vt_lazy_model_get_n_items(GListModel *model) { return VT_LAZY_MODEL(model)->count; }

static gpointer vt_lazy_model_get_item(GListModel *model, guint position) {
  VtLazyModel *self = VT_LAZY_MODEL(model);
  if (position >= self->count) return NULL;
  VtBox *box = g_object_new(VT_TYPE_BOX, NULL);
  box->payload = self->make(position, self->data);
  box->drop = self->drop_payload;
  return box;
}

static void vt_lazy_model_interface_init(GListModelInterface *interface) {
  interface->get_item_type = vt_lazy_model_get_item_type;
  interface->get_n_items = vt_lazy_model_get_n_items;
  interface->get_item = vt_lazy_model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(VtLazyModel, vt_lazy_model, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL,
                                                    vt_lazy_model_interface_init))

static void vt_lazy_model_finalize(GObject *object) {
  VtLazyModel *self = VT_LAZY_MODEL(object);
  self->drop_data(self->data);
  G_OBJECT_CLASS(vt_lazy_model_parent_class)->finalize(object);
}

static void vt_lazy_model_class_init(VtLazyModelClass *class) {
  G_OBJECT_CLASS(class)->finalize = vt_lazy_model_finalize;
}

static void vt_lazy_model_init(VtLazyModel *model) { (void)model; }

VtLazyModel *vt_lazy_model_new(VtMakePayload make, gpointer data, GDestroyNotify drop_data,
                               GDestroyNotify drop_payload) {
  VtLazyModel *self = g_object_new(VT_TYPE_LAZY_MODEL, NULL);
  self->make = make;
  self->data = data;
  self->drop_data = drop_data;
  self->drop_payload = drop_payload;
  return self;
}

void vt_lazy_model_splice(VtLazyModel *model, guint position, guint removed, guint added) {
  g_return_if_fail(position + removed <= model->count);
  if (removed == 0 && added == 0) return;
  model->count = model->count - removed + added;
  g_list_model_items_changed(G_LIST_MODEL(model), position, removed, added);
}

void vt_set_string(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

void vt_accessible_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static const char TOOLTIP[] = "vitrine-tooltip";

/* Whether a widget or a descendant shows a text without cutting it off. */
static gboolean shows(GtkWidget *widget, const char *text) {
  if (!gtk_widget_get_mapped(widget)) return FALSE;
  if (GTK_IS_LABEL(widget)) {
    GtkLabel *label = GTK_LABEL(widget);
    return g_str_equal(gtk_label_get_text(label), text) &&
           !pango_layout_is_ellipsized(gtk_label_get_layout(label));
  }
  if (VT_IS_CARD(widget) && vt_card_shows(VT_CARD(widget), text)) return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (shows(child, text)) return TRUE;
  }
  return FALSE;
}

static gboolean shows_lines(GtkWidget *widget, const char *text) {
  char **lines = g_strsplit(text, "\n", -1);
  gboolean all = TRUE;
  for (char **line = lines; *line && all; line++) all = shows(widget, *line);
  g_strfreev(lines);
  return all;
}

static gboolean has_open_menu(GtkWidget *widget) {
  if (!GTK_IS_MENU_BUTTON(widget)) return FALSE;
  GtkPopover *menu = gtk_menu_button_get_popover(GTK_MENU_BUTTON(widget));
  return menu && gtk_widget_get_visible(GTK_WIDGET(menu));
}

gboolean vt_widget_needs_tooltip(GtkWidget *widget) {
  const char *text = vt_widget_get_tooltip(widget);
  return text && *text && !has_open_menu(widget) && !shows_lines(widget, text);
}

static gboolean query_tooltip(GtkWidget *widget, int x, int y, gboolean is_keyboard,
                              GtkTooltip *tooltip, gpointer data) {
  (void)x;
  (void)y;
  (void)is_keyboard;
  (void)data;
  if (!vt_widget_needs_tooltip(widget)) return FALSE;
  gtk_tooltip_set_text(tooltip, vt_widget_get_tooltip(widget));
  return TRUE;
}

void vt_widget_set_tooltip(GtkWidget *widget, const char *text) {
  const char *old = vt_widget_get_tooltip(widget);
  if (g_strcmp0(old, text) == 0) return;
  if (!old) {
    g_signal_connect(widget, "query-tooltip", G_CALLBACK(query_tooltip), NULL);
    gtk_widget_set_has_tooltip(widget, TRUE);
  }
  g_object_set_data_full(G_OBJECT(widget), TOOLTIP, g_strdup(text ? text : ""), g_free);
  if (gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_PRELIGHT) {
    gtk_widget_trigger_tooltip_query(widget);
  }
}

const char *vt_widget_get_tooltip(GtkWidget *widget) {
  return g_object_get_data(G_OBJECT(widget), TOOLTIP);
}

void vt_accessible_set_description(GtkWidget *widget, const char *description) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                 description, -1);
}

void vt_accessible_set_busy(GtkWidget *widget, gboolean busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

void vt_accessible_set_value_text(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                 -1);
}

void vt_accessible_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

gboolean vt_accessible_has_label(GtkWidget *widget, const char *label) {
  char *difference = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget),
                                                        GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gboolean is_same = difference == NULL;
  g_free(difference);
  return is_same;
}

gboolean vt_accessible_is_selected(GtkWidget *widget) {
  char *difference =
      gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gboolean is_same = difference == NULL;
  g_free(difference);
  return is_same;
}

void vt_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color(widget, color);
#else
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

GtkWidget *vt_widget_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

GtkWidget *vt_cell_box_new(GtkOrientation orientation, int spacing) {
  return g_object_new(GTK_TYPE_BOX, "css-name", "cell", "orientation", orientation, "spacing",
                      spacing, NULL);
}

GtkWidget *vt_menu_button_new(void) {
  GtkWidget *button = vt_widget_new_with_role(GTK_TYPE_MENU_BUTTON, GTK_ACCESSIBLE_ROLE_GROUP);
  /* GTK 4.8 sets this relation itself; 4.18 doesn't. */
  GtkWidget *inner = gtk_widget_get_first_child(button);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(inner), GTK_ACCESSIBLE_RELATION_LABELLED_BY, button,
                                 NULL, -1);
  return button;
}

static gboolean unref_in_idle(gpointer object) {
  g_object_unref(object);
  return G_SOURCE_REMOVE;
}

void vt_object_unref_on_main_thread(gpointer object) {
  if (gettid() == getpid()) {
    g_object_unref(object);
  } else {
    g_idle_add_full(G_PRIORITY_DEFAULT, unref_in_idle, object, NULL);
  }
}
