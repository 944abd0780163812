import CAdw
import Synchronization
import XCTest

@testable import GTKSupport

final class NotificationTests: WidgetTestCase {
    func testANotificationReachesTheNotificationService() throws {
        try onMainLoop {
            let service = try NotificationService()
            Application.test.notify(id: "kept", title: "Top 15", body: "It is available offline.")
            XCTAssertTrue(pump { service.texts.contains("Top 15: It is available offline.") })
            service.end()
        }
    }
}

/// A notification service on its own bus connection.
///
/// https://specifications.freedesktop.org/notification-spec/latest/protocol.html
private final class NotificationService {
    private static let name = "org.freedesktop.Notifications"
    private static let shown = Mutex<[String]>([])

    private let bus: OpaquePointer

    init() throws {
        let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
        defer { g_free(address) }
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        )
        bus = try XCTUnwrap(
            g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
        )
        Self.shown.withLock { $0 = [] }
        g_dbus_connection_add_filter(
            bus,
            { bus, message, isIncoming, _ in NotificationService.answer(bus, message, isIncoming) },
            nil,
            nil
        )
        var name = [g_variant_new_string(Self.name), g_variant_new_uint32(0)]
        let owned = g_dbus_connection_call_sync(
            bus,
            "org.freedesktop.DBus",
            "/org/freedesktop/DBus",
            "org.freedesktop.DBus",
            "RequestName",
            g_variant_new_tuple(&name, 2),
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            -1,
            nil,
            nil
        )
        g_variant_unref(try XCTUnwrap(owned))
    }

    var texts: [String] { Self.shown.withLock { $0 } }

    /// Closes the connection after sending pending replies.
    func end() {
        g_dbus_connection_flush_sync(bus, nil, nil)
        g_dbus_connection_close_sync(bus, nil, nil)
        g_object_unref(bus.raw)
    }

    /// Replies to each call on a GLib thread, and stores the texts of notifications.
    private static func answer(
        _ bus: OpaquePointer?,
        _ message: OpaquePointer?,
        _ isIncoming: gboolean
    ) -> OpaquePointer? {
        guard isIncoming != 0,
            g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
        else { return message }
        let reply = g_dbus_message_new_method_reply(message)
        var notification: String?
        if String(cString: g_dbus_message_get_member(message)) == "Notify" {
            let body = g_dbus_message_get_body(message)
            let texts = [gsize(3), 4].map { place in
                let text = g_variant_get_child_value(body, place)
                defer { g_variant_unref(text) }
                return String(cString: g_variant_get_string(text, nil))
            }
            notification = texts.joined(separator: ": ")
            var id = [g_variant_new_uint32(1)]
            g_dbus_message_set_body(reply, g_variant_new_tuple(&id, 1))
        }
        g_dbus_connection_send_message(bus, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        // Store the text after replying, because the test then ends the service.
        if let notification { shown.withLock { $0.append(notification) } }
        g_object_unref(reply?.raw)
        g_object_unref(message?.raw)
        return nil
    }
}
