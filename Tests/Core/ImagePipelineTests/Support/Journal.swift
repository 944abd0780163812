import Primitives

/// A thread-safe list of events, in order.
final class Journal<Event: Sendable>: Sendable {
    private let state = Locked<[Event]>([])

    var events: [Event] { state.withLock { $0 } }

    func note(_ event: Event) {
        state.withLock { $0.append(event) }
    }
}

/// Yields until a condition is true, or the test is cancelled.
func until(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}
