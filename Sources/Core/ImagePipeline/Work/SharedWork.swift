import Locks

/// What a piece of shared work knows about those who wait for it.
final class SharedWork: Sendable {
    private enum Interest {
        case wanted, kept, abandoned
    }

    private let state: Locked<(priority: QueuePriority, interest: Interest)>

    init(_ priority: QueuePriority) {
        state = Locked((priority, .wanted))
    }

    /// Its place among other work, as the most urgent of those who asked put it.
    var priority: QueuePriority { state.withLock { $0.priority } }

    /// Moves it forward when `priority` is before its own.
    func raise(to priority: QueuePriority) {
        state.withLock { state in
            if priority < state.priority { state.priority = priority }
        }
    }

    /// From now on it goes on when nobody waits any more; false when that has happened already.
    func keep() -> Bool {
        state.withLock { state in
            if state.interest == .wanted { state.interest = .kept }
            return state.interest == .kept
        }
    }

    /// Nobody waits any more; false when it goes on nevertheless.
    func abandon() -> Bool {
        state.withLock { state in
            if state.interest == .wanted { state.interest = .abandoned }
            return state.interest == .abandoned
        }
    }
}
