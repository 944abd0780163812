import Primitives

/// What happened, in order, from any thread.
final class Journal<Event: Sendable>: Sendable {
    private let state = Locked<[Event]>([])

    var events: [Event] { state.withLock { $0 } }

    func note(_ event: Event) {
        state.withLock { $0.append(event) }
    }
}

/// Gives way until a condition that other tasks bring about holds, or the test's time is over.
func until(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}
