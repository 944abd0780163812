import CAdw

/// Handlers with numbers, for fingers, wheels and keys.
extension Signal {
    /// Connects a handler that takes the first argument, a floating-point number.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        double action: @escaping @MainActor (Double) -> Void
    ) {
        typealias Trampoline = @convention(c) @MainActor (UnsafeMutableRawPointer, Double) -> Void
        let trampoline: Trampoline = { data, number in
            Unmanaged<Handler<@MainActor (Double) -> Void>>.fromOpaque(data)
                .takeUnretainedValue().function(number)
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler that takes the first two arguments, floating-point numbers.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        pair action: @escaping @MainActor (Double, Double) -> Void
    ) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, Double, Double) -> Void
        let trampoline: Trampoline = { data, first, second in
            Unmanaged<Handler<@MainActor (Double, Double) -> Void>>.fromOpaque(data)
                .takeUnretainedValue().function(first, second)
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler of two floating-point numbers that returns whether it has handled them.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        decidingPair action: @escaping @MainActor (Double, Double) -> Bool
    ) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, Double, Double) -> gboolean
        let trampoline: Trampoline = { data, first, second in
            let handler = Unmanaged<Handler<@MainActor (Double, Double) -> Bool>>.fromOpaque(data)
            return handler.takeUnretainedValue().function(first, second) ? 1 : 0
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler of `key-pressed`: the key's value, its code and the modifiers.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        key action: @escaping @MainActor (UInt32, UInt32) -> Bool
    ) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, UInt32, UInt32, UInt32) -> gboolean
        let trampoline: Trampoline = { data, value, _, modifiers in
            let handler = Unmanaged<Handler<@MainActor (UInt32, UInt32) -> Bool>>.fromOpaque(data)
            return handler.takeUnretainedValue().function(value, modifiers) ? 1 : 0
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }

    /// Connects a handler of a click's `pressed`: the count of the click, and its position.
    static func connect(
        _ object: some ObjectPointer,
        _ name: String,
        click action: @escaping @MainActor (Int32, Double, Double) -> Void
    ) {
        typealias Trampoline =
            @convention(c) @MainActor (UnsafeMutableRawPointer, Int32, Double, Double) -> Void
        let trampoline: Trampoline = { data, count, x, y in
            Unmanaged<Handler<@MainActor (Int32, Double, Double) -> Void>>.fromOpaque(data)
                .takeUnretainedValue().function(count, x, y)
        }
        connect(object, name, unsafeBitCast(trampoline, to: GCallback.self), Handler(action))
    }
}
