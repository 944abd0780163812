/// What the work of a ``SingleFlight`` knows about those who wait for it.
public final class Flight<Context: Sendable>: Sendable {
    private enum Interest {
        case wanted, kept, abandoned
    }

    /// What it carries.
    public let context: Context
    private let interest = Locked(Interest.wanted)

    /// Makes a flight that is wanted.
    package init(_ context: Context) {
        self.context = context
    }

    /// From now on it goes on when nobody waits any more; false when that has happened already.
    public func keep() -> Bool {
        interest.withLock { interest in
            if interest == .wanted { interest = .kept }
            return interest == .kept
        }
    }

    /// Nobody waits any more; false when it goes on nevertheless.
    func abandon() -> Bool {
        interest.withLock { interest in
            if interest == .wanted { interest = .abandoned }
            return interest == .abandoned
        }
    }
}
