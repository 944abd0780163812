import Primitives

/// The place of a piece of work among others, as the most urgent of those who asked for it put it.
final class SharedPriority: Sendable {
    private let state: Locked<QueuePriority>

    init(_ priority: QueuePriority) {
        state = Locked(priority)
    }

    /// The place.
    var value: QueuePriority { state.withLock { $0 } }

    /// Moves it forward when `priority` is before its own.
    func raise(to priority: QueuePriority) {
        state.withLock { $0 = min($0, priority) }
    }
}
