#include "VtApplication.h"
#include "VtEnvironment.h"

struct _VtApplication {
  AdwApplication parent_instance;
  VtOpen open;
  VtSearch search;
  gpointer data;
  GDestroyNotify drop;
  guint registration;
};

G_DEFINE_FINAL_TYPE(VtApplication, vt_application, ADW_TYPE_APPLICATION)

/* https://gitlab.gnome.org/GNOME/gnome-shell/-/blob/main/data/dbus-interfaces/org.gnome.ShellSearchProvider2.xml */
static const char INTERFACE[] =
    "<node><interface name='org.gnome.Shell.SearchProvider2'>"
    "<method name='GetInitialResultSet'>"
    "<arg type='as' name='terms' direction='in'/>"
    "<arg type='as' name='results' direction='out'/></method>"
    "<method name='GetSubsearchResultSet'>"
    "<arg type='as' name='previous_results' direction='in'/>"
    "<arg type='as' name='terms' direction='in'/>"
    "<arg type='as' name='results' direction='out'/></method>"
    "<method name='GetResultMetas'>"
    "<arg type='as' name='identifiers' direction='in'/>"
    "<arg type='aa{sv}' name='metas' direction='out'/></method>"
    "<method name='ActivateResult'>"
    "<arg type='s' name='identifier' direction='in'/>"
    "<arg type='as' name='terms' direction='in'/>"
    "<arg type='u' name='timestamp' direction='in'/></method>"
    "<method name='LaunchSearch'>"
    "<arg type='as' name='terms' direction='in'/>"
    "<arg type='u' name='timestamp' direction='in'/></method>"
    "</interface></node>";

static void call(GDBusConnection *connection, const char *sender, const char *path,
                 const char *interface, const char *method, GVariant *arguments,
                 GDBusMethodInvocation *invocation, gpointer data) {
  VtApplication *self = data;
  const char *word = NULL;
  const char **words = NULL;
  (void)connection;
  (void)sender;
  (void)path;
  (void)interface;
  if (g_str_equal(method, "ActivateResult")) {
    g_variant_get(arguments, "(&s^a&su)", &word, &words, NULL);
  } else if (g_str_equal(method, "LaunchSearch")) {
    g_variant_get(arguments, "(^a&su)", &words, NULL);
  } else if (g_str_equal(method, "GetSubsearchResultSet")) {
    const char **previous = NULL;
    g_variant_get(arguments, "(^a&s^a&s)", &previous, &words);
    g_free(previous);
  } else {
    g_variant_get(arguments, "(^a&s)", &words);
  }
  self->search(method, words, word, invocation, self->data);
  g_free(words);
}

/* Runs before the application owns its bus name, so that a query that starts the program finds the
   search provider. */
static gboolean vt_application_dbus_register(GApplication *application, GDBusConnection *connection,
                                             const char *path, GError **error) {
  static const GDBusInterfaceVTable calls = {.method_call = call};
  VtApplication *self = VT_APPLICATION(application);
  GApplicationClass *parent = G_APPLICATION_CLASS(vt_application_parent_class);
  if (!parent->dbus_register(application, connection, path, error)) return FALSE;
  if (self->search == NULL) return TRUE;
  g_autofree char *own = g_strconcat(path, "/SearchProvider", NULL);
  g_autoptr(GDBusNodeInfo) node = g_dbus_node_info_new_for_xml(INTERFACE, error);
  if (node == NULL) return FALSE;
  self->registration = g_dbus_connection_register_object(connection, own, node->interfaces[0],
                                                         &calls, self, NULL, error);
  return self->registration != 0;
}

static void vt_application_dbus_unregister(GApplication *application, GDBusConnection *connection,
                                           const char *path) {
  VtApplication *self = VT_APPLICATION(application);
  if (self->registration != 0) {
    g_dbus_connection_unregister_object(connection, self->registration);
    self->registration = 0;
  }
  G_APPLICATION_CLASS(vt_application_parent_class)->dbus_unregister(application, connection, path);
}

static void vt_application_open(GApplication *application, GFile **files, int count,
                                const char *hint) {
  VtApplication *self = VT_APPLICATION(application);
  (void)hint;
  for (int place = 0; place < count && self->open != NULL; place++) {
    g_autofree char *address = g_file_get_uri(files[place]);
    self->open(address, self->data);
  }
}

/* GTK parses its own theme with the display's settings, and libadwaita then replaces it with an empty
   one. The variable chooses that at once; libadwaita would heed it, too, so it is unset again. */
static void vt_application_startup(GApplication *application) {
  const gboolean skips = g_getenv("GTK_THEME") == NULL;
  if (skips) vt_environment_set("GTK_THEME", "Adwaita-empty");
  gtk_init();
  gtk_settings_get_default();
  if (skips) vt_environment_set("GTK_THEME", NULL);
  G_APPLICATION_CLASS(vt_application_parent_class)->startup(application);
}

static void vt_application_finalize(GObject *object) {
  VtApplication *self = VT_APPLICATION(object);
  if (self->drop != NULL) self->drop(self->data);
  G_OBJECT_CLASS(vt_application_parent_class)->finalize(object);
}

static void vt_application_class_init(VtApplicationClass *class) {
  G_OBJECT_CLASS(class)->finalize = vt_application_finalize;
  G_APPLICATION_CLASS(class)->dbus_register = vt_application_dbus_register;
  G_APPLICATION_CLASS(class)->dbus_unregister = vt_application_dbus_unregister;
  G_APPLICATION_CLASS(class)->open = vt_application_open;
  G_APPLICATION_CLASS(class)->startup = vt_application_startup;
}

static void vt_application_init(VtApplication *self) { (void)self; }

VtApplication *vt_application_new(const char *id, GApplicationFlags flags) {
  return g_object_new(VT_TYPE_APPLICATION, "application-id", id, "flags", flags,
                      "register-session", TRUE, NULL);
}

void vt_application_set_handlers(gpointer application, VtOpen open, VtSearch search, gpointer data,
                                 GDestroyNotify drop) {
  VtApplication *self = VT_APPLICATION(application);
  if (self->drop != NULL) self->drop(self->data);
  self->open = open;
  self->search = search;
  self->data = data;
  self->drop = drop;
}

void vt_search_return_ids(gpointer invocation, const char *const *ids) {
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(^as)", ids));
}

void vt_search_return_results(gpointer invocation, const char *const *strings) {
  GVariantBuilder results;
  g_variant_builder_init(&results, G_VARIANT_TYPE("aa{sv}"));
  for (; strings[0] != NULL; strings += 3) {
    g_variant_builder_open(&results, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&results, "{sv}", "id", g_variant_new_string(strings[0]));
    g_variant_builder_add(&results, "{sv}", "name", g_variant_new_string(strings[1]));
    g_variant_builder_add(&results, "{sv}", "description", g_variant_new_string(strings[2]));
    g_variant_builder_close(&results);
  }
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(aa{sv})", &results));
}

void vt_search_return_nothing(gpointer invocation) {
  g_dbus_method_invocation_return_value(invocation, NULL);
}
