import CAdw

/// Connects Swift closures to signals.
///
/// Every handler is connected with `G_CONNECT_SWAPPED`, so that its closure is the first argument
/// whatever arguments the signal has; a handler with fewer parameters than arguments is then safe.
/// The closure lives as long as the object: capture the object's owner weakly.
/// https://docs.gtk.org/gobject/func.signal_connect_data.html
@MainActor
public enum Signal {
    /// Connects a handler without arguments; returns the id to disconnect it.
    @discardableResult
    public static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        _ action: @escaping @MainActor () -> Void
    ) -> UInt {
        let trampoline: @convention(c) @MainActor (UnsafeMutableRawPointer) -> Void = { data in
            Signal.function(data, as: (@MainActor () -> Void).self)()
        }
        return connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler that takes the first argument, a pointer.
    public static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        pointer action: @escaping @MainActor (UnsafeMutableRawPointer) -> Void
    ) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
        let trampoline: Trampoline = { data, argument in
            Signal.function(data, as: (@MainActor (UnsafeMutableRawPointer) -> Void).self)(argument)
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler that takes the first argument, an unsigned number or an enumerator.
    public static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        number action: @escaping @MainActor (UInt32) -> Void
    ) {
        typealias Trampoline = @convention(c) @MainActor (UnsafeMutableRawPointer, UInt32) -> Void
        let trampoline: Trampoline = { data, argument in
            Signal.function(data, as: (@MainActor (UInt32) -> Void).self)(argument)
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler that takes the first argument, a string.
    public static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        string action: @escaping @MainActor (String) -> Void
    ) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> Void
        let trampoline: Trampoline = { data, argument in
            Signal.function(data, as: (@MainActor (String) -> Void).self)(String(cString: argument))
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler that returns whether it has handled the signal.
    public static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        deciding action: @escaping @MainActor () -> Bool
    ) {
        let trampoline: @convention(c) @MainActor (UnsafeMutableRawPointer) -> gboolean = { data in
            Signal.function(data, as: (@MainActor () -> Bool).self)() ? 1 : 0
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    @discardableResult
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        _ callback: GCallback,
        _ handler: AnyObject
    ) -> UInt {
        g_signal_connect_data(
            object.raw,
            name,
            callback,
            Unmanaged.passRetained(handler).toOpaque(),
            { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } },
            G_CONNECT_SWAPPED
        )
    }

    private static func function<Function>(
        _ data: UnsafeMutableRawPointer,
        as type: Function.Type
    ) -> Function {
        Unmanaged<Handler<Function>>.fromOpaque(data).takeUnretainedValue().function
    }
}
