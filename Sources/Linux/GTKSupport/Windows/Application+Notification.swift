import CAdw

extension Application {
    /// Shows a notification, replacing any earlier one with the same id.
    ///
    /// Clicking it activates the application. Does nothing if no service shows notifications.
    /// https://docs.gtk.org/gio/class.Notification.html
    package func notify(id: String, title: String, body: String) {
        whenNotificationsAreShown { application in
            let notification = g_notification_new(title)
            g_notification_set_body(notification, body)
            g_application_send_notification(application.pointer.cast(), id, notification)
            g_object_unref(notification?.raw)
        }
    }

    /// Runs `send` if a notification service is running or can be started.
    ///
    /// GLib would send in any case, and warn on standard error if no service replies. In a sandbox,
    /// the portal accepts notifications but the service can't be queried, so `send` runs at once.
    /// https://specifications.freedesktop.org/notification-spec/latest/protocol.html
    private func whenNotificationsAreShown(
        _ send: @escaping @MainActor (Application) -> Void
    ) {
        guard let bus = g_application_get_dbus_connection(pointer.cast()) else { return }
        guard g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) == 0 else { return send(self) }
        typealias Send = Handler<@MainActor () -> Void>
        let application = self
        g_dbus_connection_call(
            bus,
            "org.freedesktop.Notifications",
            "/org/freedesktop/Notifications",
            "org.freedesktop.Notifications",
            "GetServerInformation",
            nil,
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            -1,
            nil,
            { bus, result, data in
                let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil)
                MainActor.assumeIsolated {
                    if answer != nil { data.map { Send.function($0)() } }
                }
                answer.map(g_variant_unref)
                releaseHeld(data)
            },
            held(Send { send(application) })
        )
    }
}
