import CAdw

/// A closure that C code retains.
@MainActor
final class Handler<Function> {
    let function: Function

    init(_ function: Function) {
        self.function = function
        LeakCounters.handlers += 1
    }

    isolated deinit { LeakCounters.handlers -= 1 }

    /// Returns the closure behind a reference that C code owns.
    static func function(_ data: gpointer) -> Function {
        Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().function
    }
}

/// Retains an object for C code until the code calls ``releaseHeld``.
func held(_ object: AnyObject) -> gpointer { Unmanaged.passRetained(object).toOpaque() }

/// Releases an object that C code owned.
let releaseHeld: @convention(c) @Sendable (gpointer?) -> Void = { data in
    data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}
