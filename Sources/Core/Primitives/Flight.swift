/// The state that a ``SingleFlight``'s work shares with its waiters.
public final class Flight<Context: Sendable>: Sendable {
    private enum Interest {
        case wanted, kept, abandoned
    }

    /// The value passed by the first caller.
    public let context: Context
    private let interest = Locked(Interest.wanted)

    /// Creates a flight that has waiters.
    package init(_ context: Context) {
        self.context = context
    }

    /// Lets the flight continue without waiters; returns false if it has already been abandoned.
    public func keep() -> Bool {
        interest.withLock { interest in
            if interest == .wanted { interest = .kept }
            return interest == .kept
        }
    }

    /// Abandons the flight after the last waiter has left; returns false if it continues anyway.
    func abandon() -> Bool {
        interest.withLock { interest in
            if interest == .wanted { interest = .abandoned }
            return interest == .abandoned
        }
    }
}
