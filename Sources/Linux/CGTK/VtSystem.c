#include "VtDialog.h"

typedef struct {
  VtFilesChosen answered;
  gpointer data;
  GDestroyNotify drop;
} Question;

static Question *question_new(VtFilesChosen answered, gpointer data, GDestroyNotify drop) {
  Question *question = g_new(Question, 1);
  *question = (Question){answered, data, drop};
  return question;
}

static void question_free(Question *question) {
  question->drop(question->data);
  g_free(question);
}

/* Takes ownership of the list of files, which may be NULL. */
static void answer(Question *question, GListModel *files) {
  guint count = files == NULL ? 0 : g_list_model_get_n_items(files);
  GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < count; i++) {
    GFile *file = g_list_model_get_item(files, i);
    char *path = g_file_get_path(file);
    /* Nothing can be opened at an address, which then says which file it is. */
    g_ptr_array_add(paths, path != NULL ? path : g_file_get_uri(file));
    g_object_unref(file);
  }
  g_ptr_array_add(paths, NULL);
  question->answered((const char *const *)paths->pdata, question->data);
  g_ptr_array_unref(paths);
  g_clear_object(&files);
}

#if GTK_CHECK_VERSION(4, 10, 0)

/* Takes ownership of the file, which may be NULL. */
static GListModel *list_of(GFile *file) {
  if (file == NULL) return NULL;
  GListStore *list = g_list_store_new(G_TYPE_FILE);
  g_list_store_append(list, file);
  g_object_unref(file);
  return G_LIST_MODEL(list);
}

/* `files` is NULL after an error. */
static void finish(Question *question, GListModel *files, GError *error) {
  if (!g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED)) answer(question, files);
  question_free(question);
  g_clear_error(&error);
}

static void saved(GObject *dialog, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GFile *file = gtk_file_dialog_save_finish(GTK_FILE_DIALOG(dialog), result, &error);
  finish(data, list_of(file), error);
}

static void opened(GObject *dialog, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GFile *file = gtk_file_dialog_open_finish(GTK_FILE_DIALOG(dialog), result, &error);
  finish(data, list_of(file), error);
}

static void opened_several(GObject *dialog, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GListModel *files = gtk_file_dialog_open_multiple_finish(GTK_FILE_DIALOG(dialog), result, &error);
  finish(data, files, error);
}

static void folder_opened(GObject *dialog, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GFile *file = gtk_file_dialog_select_folder_finish(GTK_FILE_DIALOG(dialog), result, &error);
  finish(data, list_of(file), error);
}

GObject *vt_file_dialog_open(VtFileDialogKind kind, const char *title, const char *name,
                             const char *accept, const char *cancel, GtkWindow *parent,
                             VtFilesChosen answered, gpointer data, GDestroyNotify drop) {
  (void)cancel;
  GtkFileDialog *dialog = gtk_file_dialog_new();
  GCancellable *closing = g_cancellable_new();
  gtk_file_dialog_set_title(dialog, title);
  gtk_file_dialog_set_accept_label(dialog, accept);
  gpointer question = question_new(answered, data, drop);
  switch (kind) {
  case VT_FILE_DIALOG_SAVE:
    gtk_file_dialog_set_initial_name(dialog, name);
    gtk_file_dialog_save(dialog, parent, closing, saved, question);
    break;
  case VT_FILE_DIALOG_OPEN:
    gtk_file_dialog_open(dialog, parent, closing, opened, question);
    break;
  case VT_FILE_DIALOG_OPEN_SEVERAL:
    gtk_file_dialog_open_multiple(dialog, parent, closing, opened_several, question);
    break;
  case VT_FILE_DIALOG_FOLDER:
    gtk_file_dialog_select_folder(dialog, parent, closing, folder_opened, question);
    break;
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
  answer(data, response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files(dialog) : NULL);
}

static void question_closed(gpointer data, GClosure *closure) {
  (void)closure;
  question_free(data);
}

static const GtkFileChooserAction actions[] = {
    [VT_FILE_DIALOG_SAVE] = GTK_FILE_CHOOSER_ACTION_SAVE,
    [VT_FILE_DIALOG_OPEN] = GTK_FILE_CHOOSER_ACTION_OPEN,
    [VT_FILE_DIALOG_OPEN_SEVERAL] = GTK_FILE_CHOOSER_ACTION_OPEN,
    [VT_FILE_DIALOG_FOLDER] = GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
};

GObject *vt_file_dialog_open(VtFileDialogKind kind, const char *title, const char *name,
                             const char *accept, const char *cancel, GtkWindow *parent,
                             VtFilesChosen answered, gpointer data, GDestroyNotify drop) {
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new(title, parent, actions[kind], accept, cancel);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  if (kind == VT_FILE_DIALOG_SAVE)
    gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
  gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(dialog),
                                       kind == VT_FILE_DIALOG_OPEN_SEVERAL);
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
