import Locks

/// What happened, in order, from any thread.
final class Journal<Event: Sendable>: Sendable {
    private let state = Locked<[Event]>([])

    var events: [Event] { state.withLock { $0 } }

    func note(_ event: Event) {
        state.withLock { $0.append(event) }
    }
}

/// Gives way until a condition that other tasks bring about holds.
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
