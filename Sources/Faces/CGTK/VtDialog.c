#include "VtDialog.h"

static void join_application(GtkWindow *window) {
  GApplication *application = g_application_get_default();
  if (GTK_IS_APPLICATION(application))
    gtk_window_set_application(window, GTK_APPLICATION(application));
}

#if ADW_CHECK_VERSION(1, 5, 0)

GtkWidget *vt_alert_new(const char *heading, const char *body) {
  return GTK_WIDGET(adw_alert_dialog_new(heading, body));
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

GtkWidget *vt_alert_new(const char *heading, const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(NULL, heading, NULL);
  /* Set apart from the constructor, whose body is a printf format. */
  adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
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
