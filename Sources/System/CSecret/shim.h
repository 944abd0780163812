#pragma once
#include <libsecret/secret.h>

// libsecret's functions for passwords are variadic, and Swift can't call variadic functions.

// The attributes that identify a secret: the app and the secret's name.
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

// Returns false without an error if the secret didn't exist.
static inline gboolean vitrine_secret_clear(const char *name, GError **error)
{
    return secret_password_clear_sync(
        vitrine_secret_schema(), NULL, error, "name", name, NULL);
}

// Whether an error means that the Secret Service is unavailable, or that the bus is.
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
    // GIO reports a bus that is missing or can't be reached as an I/O error.
    return error->domain == G_IO_ERROR && error->code != G_IO_ERROR_CANCELLED;
}
