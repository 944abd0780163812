import CAdw

/// A closure that C code retains.
@MainActor
final class Handler<Function> {
    let function: Function

    init(_ function: Function) {
        self.function = function
        Liveness.handlers += 1
    }

    isolated deinit { Liveness.handlers -= 1 }

    /// The closure behind a reference that C code holds.
    static func function(_ data: gpointer) -> Function {
        Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().function
    }
}

/// A reference to an object for C code to hold, until it calls ``releaseHeld``.
func held(_ object: AnyObject) -> gpointer { Unmanaged.passRetained(object).toOpaque() }

/// Lets go of what C code held.
let releaseHeld: @convention(c) @Sendable (gpointer?) -> Void = { data in
    data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}
