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

/* An AdwAboutDialog within the window of its parent, or an AdwAboutWindow above it, by the same version.
   The license is MIT. */
GtkWidget *vt_about_new(const char *name, const char *icon, const char *version,
                        const char *comments);

/* `names` ends with NULL. */
void vt_about_add_credits(GtkWidget *about, const char *title, const char **names);

/* `text` is no markup. */
void vt_about_add_notice(GtkWidget *about, const char *title, const char *text);

void vt_about_present(GtkWidget *about, GtkWidget *parent);

/* An AdwPreferencesDialog within a window, or an AdwPreferencesWindow above it, by the same version; without
   a search. */
GtkWidget *vt_preferences_new(const char *title);
void vt_preferences_add(GtkWidget *preferences, AdwPreferencesPage *page);
void vt_preferences_show(GtkWidget *preferences, AdwPreferencesPage *page);

/* An AdwDialog within a window, or an AdwWindow above it, by the same version; Escape closes it. */
GtkWidget *vt_dialog_new(const char *title, GtkWidget *content);

/* Either of these two; no larger than the parent, nor than `width` and `height`. */
void vt_dialog_present(GtkWidget *dialog, GtkWidget *parent, int width, int height);
void vt_dialog_close(GtkWidget *dialog);

/* Whether a dialog stands within an AdwApplicationWindow, as from libadwaita 1.5 on. The property
   "visible-dialog" of the window tells when that changes. */
gboolean vt_window_has_dialog(GtkWidget *window);

/* Closes the dialogs within an AdwApplicationWindow at once: as long as there is one, the window does not
   close. */
void vt_window_close_dialogs(GtkWidget *window);

/* What was chosen: the path of a file on this machine; NULL where somebody cancelled. */
typedef void (*VtSaved)(const char *path, gpointer data);

/* The system's file chooser for saving: a GtkFileDialog, or before GTK 4.10 a GtkFileChooserNative. Asks
   before a file is replaced. The newer one has a word of its own for `cancel`.

   `answered` is called once, or never where it is closed; then `drop`. Unref what is returned. */
GObject *vt_save_dialog_open(const char *title, const char *name, const char *accept,
                             const char *cancel, GtkWindow *parent, VtSaved answered, gpointer data,
                             GDestroyNotify drop);

void vt_save_dialog_close(GObject *dialog);

/* Opens an address, of the web or of a file, in the default browser; `done` asks
   vt_browser_finish. */
void vt_browser_open(const char *address, GtkWindow *parent, GAsyncReadyCallback done,
                     gpointer data);

gboolean vt_browser_finish(GObject *source, GAsyncResult *result);

G_END_DECLS
