#include "VtDialog.h"

typedef struct {
  VtFileChosen answered;
  gpointer data;
  GDestroyNotify drop;
} Question;

static Question *question_new(VtFileChosen answered, gpointer data, GDestroyNotify drop) {
  Question *question = g_new(Question, 1);
  *question = (Question){answered, data, drop};
  return question;
}

static void question_free(Question *question) {
  question->drop(question->data);
  g_free(question);
}

/* Takes ownership of the file, which may be NULL. */
static void answer(Question *question, GFile *file) {
  char *path = file == NULL ? NULL : g_file_get_path(file);
  question->answered(path, question->data);
  g_free(path);
  g_clear_object(&file);
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void saved(GObject *dialog, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GFile *file = gtk_file_dialog_save_finish(GTK_FILE_DIALOG(dialog), result, &error);
  if (!g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED)) answer(data, file);
  question_free(data);
  g_clear_error(&error);
}

static void opened(GObject *dialog, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GFile *file = gtk_file_dialog_open_finish(GTK_FILE_DIALOG(dialog), result, &error);
  if (!g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED)) answer(data, file);
  question_free(data);
  g_clear_error(&error);
}

GObject *vt_file_dialog_open(const char *title, const char *name, const char *accept,
                             const char *cancel, GtkWindow *parent, VtFileChosen answered,
                             gpointer data, GDestroyNotify drop) {
  (void)cancel;
  GtkFileDialog *dialog = gtk_file_dialog_new();
  GCancellable *closing = g_cancellable_new();
  gtk_file_dialog_set_title(dialog, title);
  gtk_file_dialog_set_accept_label(dialog, accept);
  gpointer question = question_new(answered, data, drop);
  if (name != NULL) {
    gtk_file_dialog_set_initial_name(dialog, name);
    gtk_file_dialog_save(dialog, parent, closing, saved, question);
  } else {
    gtk_file_dialog_open(dialog, parent, closing, opened, question);
  }
  g_object_unref(dialog);
  return G_OBJECT(closing);
}

void vt_file_dialog_close(GObject *dialog) { g_cancellable_cancel(G_CANCELLABLE(dialog)); }

void vt_browser_open(const char *address, GtkWindow *parent, GAsyncReadyCallback done,
                     gpointer data) {
  /* Portals open files through a separate request, and reject file: addresses. */
  if (g_str_has_prefix(address, "file:")) {
    GFile *file = g_file_new_for_uri(address);
    GtkFileLauncher *launcher = gtk_file_launcher_new(file);
    gtk_file_launcher_launch(launcher, parent, NULL, done, data);
    g_object_unref(launcher);
    g_object_unref(file);
    return;
  }
  GtkUriLauncher *launcher = gtk_uri_launcher_new(address);
  gtk_uri_launcher_launch(launcher, parent, NULL, done, data);
  g_object_unref(launcher);
}

gboolean vt_browser_finish(GObject *source, GAsyncResult *result) {
  if (GTK_IS_FILE_LAUNCHER(source))
    return gtk_file_launcher_launch_finish(GTK_FILE_LAUNCHER(source), result, NULL);
  return gtk_uri_launcher_launch_finish(GTK_URI_LAUNCHER(source), result, NULL);
}

#else

static void responded(GtkFileChooser *dialog, int response, gpointer data) {
  answer(data, response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(dialog) : NULL);
}

static void question_closed(gpointer data, GClosure *closure) {
  (void)closure;
  question_free(data);
}

GObject *vt_file_dialog_open(const char *title, const char *name, const char *accept,
                             const char *cancel, GtkWindow *parent, VtFileChosen answered,
                             gpointer data, GDestroyNotify drop) {
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
      title, parent, name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
      accept, cancel);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  if (name != NULL) gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
  g_signal_connect_data(dialog, "response", G_CALLBACK(responded),
                        question_new(answered, data, drop), question_closed, 0);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
  return G_OBJECT(dialog);
}

void vt_file_dialog_close(GObject *dialog) { gtk_native_dialog_hide(GTK_NATIVE_DIALOG(dialog)); }

void vt_browser_open(const char *address, GtkWindow *parent, GAsyncReadyCallback done,
                     gpointer data) {
  gtk_show_uri_full(parent, address, GDK_CURRENT_TIME, NULL, done, data);
}

/* `source` is the parent window, which may be NULL. */
gboolean vt_browser_finish(GObject *source, GAsyncResult *result) {
  return gtk_show_uri_full_finish((gpointer)source, result, NULL);
}

#endif
