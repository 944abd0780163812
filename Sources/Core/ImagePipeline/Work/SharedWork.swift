import Locks

/// What a piece of shared work knows about those who wait for it.
final class SharedWork: Sendable {
    private enum Fate {
        case wanted, kept, abandoned
    }

    private let state: Locked<(ticket: Ticket, fate: Fate)>

    init(_ ticket: Ticket) {
        state = Locked((ticket, .wanted))
    }

    /// Its place among other work, as the most urgent of those who asked put it.
    var ticket: Ticket { state.withLock { $0.ticket } }

    /// Moves it forward when `ticket` is before its own.
    func raise(to ticket: Ticket) {
        state.withLock { state in
            if ticket < state.ticket { state.ticket = ticket }
        }
    }

    /// From now on it goes on when nobody waits any more; false when that has happened already.
    func keep() -> Bool {
        state.withLock { state in
            if state.fate == .wanted { state.fate = .kept }
            return state.fate == .kept
        }
    }

    /// Nobody waits any more; false when it goes on nevertheless.
    func abandon() -> Bool {
        state.withLock { state in
            if state.fate == .wanted { state.fate = .abandoned }
            return state.fate == .abandoned
        }
    }
}
