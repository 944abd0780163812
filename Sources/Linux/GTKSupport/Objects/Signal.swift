import CAdw

/// Connects Swift closures to signals.
///
/// Every handler is connected with `G_CONNECT_SWAPPED`, which makes its closure the first argument
/// regardless of the signal's arguments. A handler may therefore safely have fewer parameters than
/// the signal has arguments. The closure lives as long as the object, so capture the object's owner
/// weakly. Because C has no generics, each argument list has its own C function that calls the
/// closure.
/// https://docs.gtk.org/gobject/func.signal_connect_data.html
@MainActor
package enum Signal {
    /// Connects a handler without arguments; returns an id for disconnecting it.
    @discardableResult
    package static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        _ action: @escaping @MainActor () -> Void
    ) -> UInt {
        typealias Call = @convention(c) @MainActor (gpointer) -> Void
        let call: Call = { Handler<@MainActor () -> Void>.function($0)() }
        return connect(object, name, call, Handler(action))
    }

    /// Connects a handler that receives the first argument, a pointer.
    package static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        pointer action: @escaping @MainActor (UnsafeMutableRawPointer) -> Void
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, gpointer) -> Void
        let call: Call = { Handler<@MainActor (gpointer) -> Void>.function($0)($1) }
        connect(object, name, call, Handler(action))
    }

    /// Connects a handler that receives the first argument, an unsigned number or an enum value.
    package static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        number action: @escaping @MainActor (UInt32) -> Void
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, UInt32) -> Void
        let call: Call = { Handler<@MainActor (UInt32) -> Void>.function($0)($1) }
        connect(object, name, call, Handler(action))
    }

    /// Connects a handler that receives the first argument, a string.
    package static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        string action: @escaping @MainActor (String) -> Void
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, UnsafePointer<CChar>) -> Void
        let call: Call = { Handler<@MainActor (String) -> Void>.function($0)(String(cString: $1)) }
        connect(object, name, call, Handler(action))
    }

    /// Connects a handler that returns whether it has handled the signal.
    package static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        deciding action: @escaping @MainActor () -> Bool
    ) {
        typealias Call = @convention(c) @MainActor (gpointer) -> gboolean
        let call: Call = { Handler<@MainActor () -> Bool>.function($0)() ? 1 : 0 }
        connect(object, name, call, Handler(action))
    }

    /// Connects a C function whose first argument is a reference to `handler`.
    @discardableResult
    static func connect<Call>(
        _ object: some ObjectPointer,
        _ name: String,
        _ call: Call,
        _ handler: AnyObject
    ) -> UInt {
        g_signal_connect_data(
            object.raw,
            name,
            unsafeBitCast(call, to: GCallback.self),
            held(handler),
            { data, _ in releaseHeld(data) },
            G_CONNECT_SWAPPED
        )
    }
}
