import Primitives

/// A value created once, by the first thread that needs it.
final class Lazy<Value: Sendable>: Sendable {
    private let made = Locked<Value?>(nil)
    private let make: @Sendable () -> Value

    /// Stores `make`, without creating the value.
    ///
    /// `make` must not use this object.
    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// The value; other threads wait while the first one creates it.
    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
