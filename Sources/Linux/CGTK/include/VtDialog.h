#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Creates an AdwAlertDialog inside the parent's window if built against libadwaita 1.5 or later;
   otherwise an AdwMessageDialog, which is a separate window. Both have the signal "response" and
   the property "default-response". Without a parent, both are windows of the default
   application. */
GtkWidget *vt_alert_new(const char *heading, const char *body);

void vt_alert_add_response(GtkWidget *alert, const char *id, const char *label,
                           gboolean is_destructive);

/* Sets the response for Enter, Escape and closing the dialog. */
void vt_alert_set_default(GtkWidget *alert, const char *id);

void vt_alert_present(GtkWidget *alert, GtkWidget *parent);

/* Creates an AdwAboutDialog inside the parent's window, or an AdwAboutWindow above it before
   libadwaita 1.5. The license is MIT. */
GtkWidget *vt_about_new(const char *name, const char *icon, const char *version,
                        const char *comments);

/* `names` ends with NULL. */
void vt_about_add_credits(GtkWidget *about, const char *title, const char **names);

/* `text` is plain text, not markup. */
void vt_about_add_notice(GtkWidget *about, const char *title, const char *text);

void vt_about_present(GtkWidget *about, GtkWidget *parent);

/* Creates an AdwPreferencesDialog inside the parent's window, or an AdwPreferencesWindow above it
   before libadwaita 1.5; without a search. */
GtkWidget *vt_preferences_new(const char *title);
void vt_preferences_add(GtkWidget *preferences, AdwPreferencesPage *page);
void vt_preferences_show(GtkWidget *preferences, AdwPreferencesPage *page);

/* Creates an AdwDialog inside the parent's window, or an AdwWindow above it before libadwaita 1.5;
   Escape closes it. */
GtkWidget *vt_dialog_new(const char *title, GtkWidget *content);

/* These present and close a preferences dialog or a plain one; it is never larger than the parent's
   window, or than `width` and `height`. */
void vt_dialog_present(GtkWidget *dialog, GtkWidget *parent, int width, int height);
void vt_dialog_close(GtkWidget *dialog);

/* Lets Ctrl+Q close the application's window while the dialog is open; all the dialogs below have
   it. */
void vt_dialog_quits(GtkWidget *dialog);

/* Whether a dialog is inside an AdwApplicationWindow; always FALSE before libadwaita 1.5. The
   window notifies "visible-dialog" when that changes. */
gboolean vt_window_has_dialog(GtkWidget *window);

/* Closes the dialogs inside an AdwApplicationWindow at once; a window with a dialog doesn't
   close. */
void vt_window_close_dialogs(GtkWidget *window);

/* Receives the paths of the chosen files, ending with NULL; none if the user cancelled. A file without a
   local path has its address instead. */
typedef void (*VtFilesChosen)(const char *const *paths, gpointer data);

typedef enum {
  VT_FILE_DIALOG_SAVE,
  VT_FILE_DIALOG_OPEN,
  VT_FILE_DIALOG_OPEN_SEVERAL,
  VT_FILE_DIALOG_FOLDER,
} VtFileDialogKind;

/* Opens the system's file chooser: a GtkFileDialog, or a GtkFileChooserNative before GTK 4.10. It
   asks for confirmation before replacing a file. `name` is the suggested name of a saved file.
   GtkFileDialog ignores `cancel` and uses its own label.

   Calls `answered` once, or never if the dialog is closed, and then `drop`. Unref the result. */
GObject *vt_file_dialog_open(VtFileDialogKind kind, const char *title, const char *name,
                             const char *accept, const char *cancel, GtkWindow *parent,
                             VtFilesChosen answered, gpointer data, GDestroyNotify drop);

void vt_file_dialog_close(GObject *dialog);

/* Opens a web or file: address in the default browser; `done` must call vt_browser_finish. */
void vt_browser_open(const char *address, GtkWindow *parent, GAsyncReadyCallback done,
                     gpointer data);

gboolean vt_browser_finish(GObject *source, GAsyncResult *result);

G_END_DECLS
