/// An observer's subscription, which ends when its last copy is released.
struct Observation {
    var signals: AsyncStream<Void>.Iterator
    private let end: End?

    /// Subscribes to signals; `onEnd` is called once when the subscription ends.
    init(_ signals: AsyncStream<Void>, onEnd: (@Sendable () -> Void)? = nil) {
        self.signals = signals.makeAsyncIterator()
        end = onEnd.map(End.init)
    }

    private final class End {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }

        deinit { body() }
    }
}
