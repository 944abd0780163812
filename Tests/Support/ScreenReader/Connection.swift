import CAtspi

/// A connection to the accessibility bus of this process's session.
///
/// Questions are sent in batches: a window has hundreds of elements with five questions each, and
/// sent one at a time, each would take a round trip through three processes.
final class Connection {
    private let pointer: OpaquePointer

    /// - Throws: ``BusError`` if the session has no accessibility bus.
    init() throws {
        let session = try Self.checked { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &$0) }
        defer { g_object_unref(UnsafeMutableRawPointer(session)) }
        let reply = try Self.checked { error in
            g_dbus_connection_call_sync(
                session,
                "org.a11y.Bus",
                "/org/a11y/bus",
                "org.a11y.Bus",
                "GetAddress",
                nil,
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                Self.timeout,
                nil,
                &error
            )
        }
        defer { g_variant_unref(reply) }
        let address = string(in: reply, at: 0)
        pointer = try Self.checked { error in
            g_dbus_connection_new_for_address_sync(
                address,
                GDBusConnectionFlags(
                    rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
                ),
                nil,
                nil,
                &error
            )
        }
    }

    /// Sends all questions at once, and waits for every answer.
    ///
    /// - Returns: In the order of the questions; nil if the element has disappeared in between, or
    ///   lacks the interface.
    func answers(to questions: [Question]) -> [Answer?] {
        let sheet = AnswerSheet(count: questions.count)
        for (index, question) in questions.enumerated() {
            g_dbus_connection_call(
                pointer,
                question.address.program,
                question.address.path,
                question.interface,
                question.method,
                question.arguments,
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                Self.timeout,
                nil,
                { source, result, context in
                    guard let context else { return }
                    let line = Unmanaged<AnswerSheet.Line>.fromOpaque(context).takeRetainedValue()
                    let connection = source.map { OpaquePointer($0) }
                    line.write(g_dbus_connection_call_finish(connection, result, nil))
                },
                Unmanaged.passRetained(AnswerSheet.Line(sheet, index)).toOpaque()
            )
        }
        while sheet.missing > 0 { g_main_context_iteration(nil, gboolean(1)) }
        return sheet.answers
    }

    func answer(to question: Question) -> Answer? {
        answers(to: [question])[0]
    }

    /// Calls `action` with `context` for every signal of an interface, from any program.
    func subscribe(
        _ interface: String,
        _ context: UnsafeMutableRawPointer,
        _ action: @escaping GDBusSignalCallback
    ) {
        g_dbus_connection_signal_subscribe(
            pointer,
            nil,
            interface,
            nil,
            nil,
            nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            action,
            context,
            nil
        )
    }
}

extension Connection {
    /// The timeout in milliseconds, long enough for a slow frame.
    private static let timeout: gint = 10_000

    private static func checked(
        _ call: (inout UnsafeMutablePointer<GError>?) -> OpaquePointer?
    ) throws -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        guard let result = call(&error) else {
            let message = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
            throw BusError(message: message ?? "no accessibility bus")
        }
        return result
    }
}

/// Why the bus is unavailable.
struct BusError: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}

/// The answers to a batch of questions.
private final class AnswerSheet {
    private(set) var answers: [Answer?]
    /// How many have not arrived yet.
    private(set) var missing: Int

    init(count: Int) {
        answers = Array(repeating: nil, count: count)
        missing = count
    }

    /// Receives one answer.
    final class Line {
        private let sheet: AnswerSheet
        private let index: Int

        init(_ sheet: AnswerSheet, _ index: Int) {
            self.sheet = sheet
            self.index = index
        }

        /// Takes ownership of the reply; nil if the call failed.
        func write(_ reply: OpaquePointer?) {
            sheet.answers[index] = reply.map(Answer.init(owning:))
            sheet.missing -= 1
        }
    }
}
