#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An AdwAlertDialog, which stands within the window of `parent`, where the headers are libadwaita's 1.5
   or later; before that an AdwMessageDialog, a window of its own. Both have the signal "response" and
   the property "default-response". Without a parent both are windows of the default application. */
GtkWidget *vt_alert_new(const char *heading, const char *body);

void vt_alert_add_response(GtkWidget *alert, const char *id, const char *label,
                           gboolean is_destructive);

/* The response of Enter, Escape and of closing it. */
void vt_alert_set_default(GtkWidget *alert, const char *id);

void vt_alert_present(GtkWidget *alert, GtkWidget *parent);

/* Whether a dialog stands within an AdwApplicationWindow, as from libadwaita 1.5 on. The property
   "visible-dialog" of the window tells when that changes. */
gboolean vt_window_has_dialog(GtkWidget *window);

/* Closes the dialogs within an AdwApplicationWindow at once: as long as there is one, the window does not
   close. */
void vt_window_close_dialogs(GtkWidget *window);

G_END_DECLS
