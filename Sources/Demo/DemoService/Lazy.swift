import Primitives

/// A value that is made at its first use, once, whichever thread comes first.
final class Lazy<Value: Sendable>: Sendable {
    private let made = Locked<Value?>(nil)
    private let make: @Sendable () -> Value

    /// Remembers how the value is made.
    ///
    /// `make` must not use this object.
    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// The value; the first reader makes it while the others wait.
    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
