import CAdw

/// Handlers with numeric arguments, for fingers, wheels and keys.
extension Signal {
    /// Connects a handler that receives the first argument, a floating-point number.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        double action: @escaping @MainActor (Double) -> Void
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, Double) -> Void
        let call: Call = { Handler<@MainActor (Double) -> Void>.function($0)($1) }
        connect(object, name, call, Handler(action))
    }

    /// Connects a handler that receives the first two arguments, floating-point numbers.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        pair action: @escaping @MainActor (Double, Double) -> Void
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, Double, Double) -> Void
        let call: Call = { Handler<@MainActor (Double, Double) -> Void>.function($0)($1, $2) }
        connect(object, name, call, Handler(action))
    }

    /// Connects a handler that receives two floating-point numbers and returns whether it handled
    /// them.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        decidingPair action: @escaping @MainActor (Double, Double) -> Bool
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, Double, Double) -> gboolean
        let call: Call = {
            Handler<@MainActor (Double, Double) -> Bool>.function($0)($1, $2) ? 1 : 0
        }
        connect(object, name, call, Handler(action))
    }

    /// Connects a `key-pressed` handler, which receives the key's value, its hardware code
    /// and the modifiers.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        key action: @escaping @MainActor (UInt32, UInt32, UInt32) -> Bool
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, UInt32, UInt32, UInt32) -> gboolean
        let call: Call = {
            Handler<@MainActor (UInt32, UInt32, UInt32) -> Bool>.function($0)($1, $2, $3) ? 1 : 0
        }
        connect(object, name, call, Handler(action))
    }

    /// Connects a handler for a click gesture's `pressed`, which receives the click count and
    /// position.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        click action: @escaping @MainActor (Int32, Double, Double) -> Void
    ) {
        typealias Call = @convention(c) @MainActor (gpointer, Int32, Double, Double) -> Void
        let call: Call = {
            Handler<@MainActor (Int32, Double, Double) -> Void>.function($0)($1, $2, $3)
        }
        connect(object, name, call, Handler(action))
    }
}
