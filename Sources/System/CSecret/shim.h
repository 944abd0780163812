#pragma once
#include <libsecret/secret.h>

// libsecret's functions for passwords are variadic, which Swift cannot call.

// What a secret is found by: the app and the secret's name.
static inline const SecretSchema *vitrine_secret_schema(void)
{
    static const SecretSchema schema = {
        "io.github.vitrine_app.Vitrine",
        SECRET_SCHEMA_NONE,
        {
            {"name", SECRET_SCHEMA_ATTRIBUTE_STRING},
            {NULL, 0},
        },
        0, 0, 0, 0, 0, 0, 0, 0,
    };
    return &schema;
}

// Free the result with secret_password_free.
static inline char *vitrine_secret_lookup(const char *name, GError **error)
{
    return secret_password_lookup_sync(
        vitrine_secret_schema(), NULL, error, "name", name, NULL);
}

static inline gboolean vitrine_secret_store(
    const char *name, const char *label, const char *secret, GError **error)
{
    return secret_password_store_sync(
        vitrine_secret_schema(), SECRET_COLLECTION_DEFAULT, label, secret, NULL, error,
        "name", name, NULL);
}

// False with no error where there was nothing to remove.
static inline gboolean vitrine_secret_clear(const char *name, GError **error)
{
    return secret_password_clear_sync(
        vitrine_secret_schema(), NULL, error, "name", name, NULL);
}

// Whether an error says that nobody offers the service, on this bus or on any.
static inline gboolean vitrine_secret_is_absent(const GError *error)
{
    if (error->domain == G_DBUS_ERROR) {
        return error->code == G_DBUS_ERROR_SERVICE_UNKNOWN
            || error->code == G_DBUS_ERROR_NAME_HAS_NO_OWNER
            || error->code == G_DBUS_ERROR_UNKNOWN_METHOD
            || error->code == G_DBUS_ERROR_UNKNOWN_INTERFACE
            || error->code == G_DBUS_ERROR_UNKNOWN_OBJECT
            || error->code == G_DBUS_ERROR_NO_SERVER
            || error->code == G_DBUS_ERROR_DISCONNECTED
            || error->code == G_DBUS_ERROR_NO_REPLY
            || (error->code >= G_DBUS_ERROR_SPAWN_EXEC_FAILED
                && error->code <= G_DBUS_ERROR_SPAWN_NO_MEMORY);
    }
    // A bus that cannot be reached, or is not there at all, is an error of input and output.
    return error->domain == G_IO_ERROR && error->code != G_IO_ERROR_CANCELLED;
}
