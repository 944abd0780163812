import Primitives

/// The priority of a job, determined by its most urgent waiter.
final class SharedPriority: Sendable {
    private let state: Locked<QueuePriority>

    init(_ priority: QueuePriority) {
        state = Locked(priority)
    }

    /// The current priority.
    var value: QueuePriority { state.withLock { $0 } }

    /// Raises the priority to `priority` if that is more urgent.
    func raise(to priority: QueuePriority) {
        state.withLock { $0 = min($0, priority) }
    }
}
