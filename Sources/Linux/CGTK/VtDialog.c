#include "VtDialog.h"

static void join_application(GtkWindow *window) {
  GApplication *application = g_application_get_default();
  if (GTK_IS_APPLICATION(application))
    gtk_window_set_application(window, GTK_APPLICATION(application));
}

/* Closes the dialogs first. GTK logs errors if one of them outlives the window below. */
static void quit_now(gpointer data) {
  GtkWindow *window = data, *parent;
  while ((parent = gtk_window_get_transient_for(window)) != NULL) {
    gtk_window_close(window);
    window = parent;
  }
  const gboolean is_main = ADW_IS_APPLICATION_WINDOW(window);
  g_object_unref(data);
  if (!is_main) return;
  vt_window_close_dialogs(GTK_WIDGET(window));
  gtk_window_close(window);
}

static gboolean quit(GtkWidget *dialog, GVariant *arguments, gpointer data) {
  (void)arguments;
  (void)data;
  g_idle_add_once(quit_now, g_object_ref(gtk_widget_get_root(dialog)));
  return TRUE;
}

void vt_dialog_quits(GtkWidget *dialog) {
  GtkEventController *keys = gtk_shortcut_controller_new();
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(keys),
      gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_q, GDK_CONTROL_MASK),
                       gtk_callback_action_new(quit, NULL, NULL)));
  gtk_widget_add_controller(dialog, keys);
}

#if ADW_CHECK_VERSION(1, 5, 0)

#define ABOUT(function) adw_about_dialog_##function
#define PREFERENCES(function) adw_preferences_dialog_##function

void vt_dialog_present(GtkWidget *dialog, GtkWidget *parent, int width, int height) {
  adw_dialog_set_content_width(ADW_DIALOG(dialog), width);
  adw_dialog_set_content_height(ADW_DIALOG(dialog), height);
  adw_dialog_present(ADW_DIALOG(dialog), parent);
}

void vt_dialog_close(GtkWidget *dialog) { adw_dialog_close(ADW_DIALOG(dialog)); }

GtkWidget *vt_dialog_new(const char *title, GtkWidget *content) {
  AdwDialog *dialog = adw_dialog_new();
  adw_dialog_set_title(dialog, title);
  adw_dialog_set_child(dialog, content);
  vt_dialog_quits(GTK_WIDGET(dialog));
  return GTK_WIDGET(dialog);
}

void vt_about_present(GtkWidget *about, GtkWidget *parent) {
  adw_dialog_present(ADW_DIALOG(about), parent);
}

GtkWidget *vt_alert_new(const char *heading, const char *body) {
  GtkWidget *alert = GTK_WIDGET(adw_alert_dialog_new(heading, body));
  vt_dialog_quits(alert);
  return alert;
}

void vt_alert_add_response(GtkWidget *alert, const char *id, const char *label,
                           gboolean is_destructive) {
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG(alert);
  adw_alert_dialog_add_response(dialog, id, label);
  if (is_destructive)
    adw_alert_dialog_set_response_appearance(dialog, id, ADW_RESPONSE_DESTRUCTIVE);
}

void vt_alert_set_default(GtkWidget *alert, const char *id) {
  adw_alert_dialog_set_default_response(ADW_ALERT_DIALOG(alert), id);
  adw_alert_dialog_set_close_response(ADW_ALERT_DIALOG(alert), id);
}

void vt_alert_present(GtkWidget *alert, GtkWidget *parent) {
  adw_dialog_present(ADW_DIALOG(alert), parent);
  if (parent == NULL) join_application(GTK_WINDOW(gtk_widget_get_root(alert)));
}

gboolean vt_window_has_dialog(GtkWidget *window) {
  return adw_application_window_get_visible_dialog(ADW_APPLICATION_WINDOW(window)) != NULL;
}

void vt_window_close_dialogs(GtkWidget *window) {
  AdwDialog *dialog;
  while ((dialog = adw_application_window_get_visible_dialog(ADW_APPLICATION_WINDOW(window))))
    adw_dialog_force_close(dialog);
}

#else

#define ABOUT(function) adw_about_window_##function
#define PREFERENCES(function) adw_preferences_window_##function

static void present_above(GtkWidget *dialog, GtkWidget *parent) {
  GtkWindow *window = GTK_WINDOW(dialog);
  gtk_window_set_transient_for(window, GTK_WINDOW(gtk_widget_get_root(parent)));
  gtk_window_set_modal(window, TRUE);
  gtk_window_present(window);
}

void vt_dialog_present(GtkWidget *dialog, GtkWidget *parent, int width, int height) {
  GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(parent));
  const int room = gtk_widget_get_width(window), high = gtk_widget_get_height(window);
  if (room > 0) width = MIN(width, room);
  if (high > 0) height = MIN(height, high);
  gtk_window_set_default_size(GTK_WINDOW(dialog), width, height);
  present_above(dialog, parent);
}

void vt_dialog_close(GtkWidget *dialog) { gtk_window_close(GTK_WINDOW(dialog)); }

GtkWidget *vt_dialog_new(const char *title, GtkWidget *content) {
  GtkWidget *window = adw_window_new();
  GtkEventController *keys = gtk_shortcut_controller_new();
  GtkShortcut *escape = gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0),
                                         gtk_named_action_new("window.close"));
  gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys), escape);
  gtk_widget_add_controller(window, keys);
  gtk_window_set_title(GTK_WINDOW(window), title);
  adw_window_set_content(ADW_WINDOW(window), content);
  vt_dialog_quits(window);
  return window;
}

void vt_about_present(GtkWidget *about, GtkWidget *parent) { present_above(about, parent); }

GtkWidget *vt_alert_new(const char *heading, const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(NULL, heading, NULL);
  /* The constructor would treat the body as a printf format. */
  adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
  vt_dialog_quits(dialog);
  return dialog;
}

void vt_alert_add_response(GtkWidget *alert, const char *id, const char *label,
                           gboolean is_destructive) {
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG(alert);
  adw_message_dialog_add_response(dialog, id, label);
  if (is_destructive)
    adw_message_dialog_set_response_appearance(dialog, id, ADW_RESPONSE_DESTRUCTIVE);
}

void vt_alert_set_default(GtkWidget *alert, const char *id) {
  adw_message_dialog_set_default_response(ADW_MESSAGE_DIALOG(alert), id);
  adw_message_dialog_set_close_response(ADW_MESSAGE_DIALOG(alert), id);
}

void vt_alert_present(GtkWidget *alert, GtkWidget *parent) {
  GtkWindow *window = GTK_WINDOW(alert);
  if (parent != NULL)
    gtk_window_set_transient_for(window, GTK_WINDOW(gtk_widget_get_root(parent)));
  else
    join_application(window);
  gtk_window_present(window);
}

gboolean vt_window_has_dialog(GtkWidget *window) {
  (void)window;
  return FALSE;
}

void vt_window_close_dialogs(GtkWidget *window) { (void)window; }

#endif

GtkWidget *vt_about_new(const char *name, const char *icon, const char *version,
                        const char *comments) {
  GtkWidget *about = ABOUT(new)();
  g_object_set(about, "application-name", name, "application-icon", icon, "version", version,
               "comments", comments, "license-type", GTK_LICENSE_MIT_X11, NULL);
  vt_dialog_quits(about);
  return about;
}

void vt_about_add_credits(GtkWidget *about, const char *title, const char **names) {
  ABOUT(add_credit_section)((gpointer)about, title, names);
}

void vt_about_add_notice(GtkWidget *about, const char *title, const char *text) {
  char *markup = g_markup_escape_text(text, -1);
  ABOUT(add_legal_section)((gpointer)about, title, NULL, GTK_LICENSE_CUSTOM, markup);
  g_free(markup);
}

GtkWidget *vt_preferences_new(const char *title) {
  GtkWidget *preferences = PREFERENCES(new)();
  /* The search button has no accessible name, and a few pages don't need a search. */
  g_object_set(preferences, "title", title, "search-enabled", FALSE, NULL);
  vt_dialog_quits(preferences);
  return preferences;
}

void vt_preferences_add(GtkWidget *preferences, AdwPreferencesPage *page) {
  PREFERENCES(add)((gpointer)preferences, page);
}

void vt_preferences_show(GtkWidget *preferences, AdwPreferencesPage *page) {
  PREFERENCES(set_visible_page)((gpointer)preferences, page);
}
