import Primitives

/// A value that the first thread to need it creates, once.
final class Lazy<Value: Sendable>: Sendable {
    private let made = Locked<Value?>(nil)
    private let make: @Sendable () -> Value

    /// Doesn't create the value yet.
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
