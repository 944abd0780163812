#include "VtScrolling.h"

/* The list that scrolls, which may be within a clamp; NULL for other content. */
static GtkWidget *rows_of(GtkScrolledWindow *window) {
  GtkWidget *child = gtk_scrolled_window_get_child(window);
  while (GTK_IS_SCROLLABLE(child) && !GTK_IS_LIST_BASE(child)) {
    child = gtk_widget_get_first_child(child);
  }
  return GTK_IS_LIST_BASE(child) ? child : NULL;
}

/* Stores a widget's position in its parent; returns its baseline. */
static int place_of(GtkWidget *widget, GtkAllocation *place) {
#if GTK_CHECK_VERSION(4, 12, 0)
  graphene_rect_t bounds = GRAPHENE_RECT_INIT_ZERO;
  (void)!gtk_widget_compute_bounds(widget, gtk_widget_get_parent(widget), &bounds);
  *place = (GtkAllocation){(int)bounds.origin.x, (int)bounds.origin.y, (int)bounds.size.width,
                           (int)bounds.size.height};
  return gtk_widget_get_baseline(widget);
#else
  gtk_widget_get_allocation(widget, place);
  return gtk_widget_get_allocated_baseline(widget);
#endif
}

static gboolean has_rows(GtkWidget *rows) {
  GListModel *model = NULL;
  g_object_get(rows, "model", &model, NULL);
  const gboolean has = model != NULL && g_list_model_get_n_items(model) > 0;
  g_clear_object(&model);
  return has;
}

/* Does nothing if the last layout is still valid. */
static void lay_out(GtkWidget *rows) {
  GtkAllocation place;
  const int baseline = place_of(rows, &place);
  int least;
  gtk_widget_measure(rows, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  /* Horizontal rows may be wider, and GTK 4.18 warns if they are measured for less than their
     minimum. */
  const int width = MAX(place.width, least);
  gtk_widget_measure(rows, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate(rows, &place, baseline);
}

/* During a layout, the list changes the adjustment and blocks its own handler. */
static gboolean is_laying_out(GtkAdjustment *adjustment, GtkWidget *rows) {
  const GSignalMatchType match = G_SIGNAL_MATCH_DATA | G_SIGNAL_MATCH_UNBLOCKED;
  return g_signal_handler_find(adjustment, match, 0, 0, NULL, NULL, rows) == 0;
}

gboolean vt_scrolled_window_is_laying_out(GtkScrolledWindow *window) {
  GtkWidget *rows = rows_of(window);
  return rows != NULL && is_laying_out(gtk_scrolled_window_get_vadjustment(window), rows);
}

static gboolean is_settling = FALSE;

/* Runs before the list's own handler, which is connected when the list becomes the child. */
static void value_changed(GtkAdjustment *adjustment, GtkScrolledWindow *window) {
  if (is_settling) return;
  GtkWidget *rows = rows_of(window);
  if (rows == NULL || gtk_widget_get_width(rows) <= 0) return;
  if (is_laying_out(adjustment, rows)) return;

  const double wanted = gtk_adjustment_get_value(adjustment);
  is_settling = TRUE;
  lay_out(rows);
  if (gtk_adjustment_get_value(adjustment) != wanted) {
    gtk_adjustment_set_value(adjustment, wanted);
    /* All handlers have already received the change. */
    g_signal_stop_emission_by_name(adjustment, "value-changed");
  } else if (!has_rows(rows)) {
    /* GTK would look for a row at this position, and warn that there isn't one. */
    g_signal_stop_emission_by_name(adjustment, "value-changed");
  }
  is_settling = FALSE;
}

/* Page Up and Page Down look for the row that is a page away. */
static gboolean key_pressed(GtkScrolledWindow *window) {
  GtkWidget *rows = rows_of(window);
  if (!is_settling && rows != NULL && gtk_widget_get_width(rows) > 0) {
    is_settling = TRUE;
    lay_out(rows);
    is_settling = FALSE;
  }
  return GDK_EVENT_PROPAGATE;
}

/* Sets when GTK's timer fires, if it is running.
   https://docs.gtk.org/glib/method.Source.set_ready_time.html */
static void set_return_time(GtkScrolledWindow *window, gint64 time) {
  GSource *source = g_main_context_find_source_by_user_data(NULL, window);
  const char *name = source == NULL ? NULL : g_source_get_name(source);
  if (g_strcmp0(name, "[gtk] start_scroll_deceleration_cb") == 0) {
    g_source_set_ready_time(source, time);
  }
}

static void unrealized(GtkScrolledWindow *window) { set_return_time(window, -1); }

static void realized(GtkScrolledWindow *window) {
  set_return_time(window, g_get_monotonic_time());
}

void vt_scrolled_window_guard(GtkScrolledWindow *window) {
  GtkAdjustment *adjustments[] = {
    gtk_scrolled_window_get_hadjustment(window),
    gtk_scrolled_window_get_vadjustment(window),
  };
  for (gsize i = 0; i < G_N_ELEMENTS(adjustments); i++) {
    g_signal_connect_object(adjustments[i], "value-changed", G_CALLBACK(value_changed), window, 0);
  }
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped(keys, "key-pressed", G_CALLBACK(key_pressed), window);
  gtk_widget_add_controller(GTK_WIDGET(window), keys);
  g_signal_connect(window, "unrealize", G_CALLBACK(unrealized), NULL);
  g_signal_connect(window, "realize", G_CALLBACK(realized), NULL);
}

void vt_adjustment_stay(GtkAdjustment *adjustment, double value) {
  if (gtk_adjustment_get_value(adjustment) != value) {
    gtk_adjustment_set_value(adjustment, value);
  } else {
    g_signal_emit_by_name(adjustment, "value-changed");
  }
}
