/// Signals the readers of state that changes; each reader has an interest, such as a kind of change.
///
/// A signal carries no data: a reader takes the state when it wakes, so it can't see an older state
/// after a newer one. Signals are coalesced, so a busy reader takes the state once when it is ready.
///
/// Nothing is called while a lock is held. Cancelling a reader's task holds the task's own lock while
/// the reader is removed, and a signal waits for that lock: under another lock, each would wait for
/// the other.
public final class Observers<Interest: Sendable>: Sendable {
    private struct Observer {
        let interest: Interest
        let signal: AsyncStream<Void>.Continuation
    }

    private struct State {
        var observers: [Int: Observer] = [:]
        var lastID = 0
    }

    private let state = Locked(State())

    /// Creates a group without readers.
    public init() {}

    /// The number of readers.
    public var count: Int { state.withLock { $0.observers.count } }

    /// Returns a stream that signals at once and after each change of interest to the reader.
    ///
    /// The reader is removed when the stream is released or its task is cancelled; then `onEnd` is
    /// called.
    public func signals(
        for interest: Interest,
        onEnd: @escaping @Sendable () -> Void = {}
    ) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = state.withLock { state in
                state.lastID += 1
                state.observers[state.lastID] = Observer(interest: interest, signal: continuation)
                return state.lastID
            }
            continuation.onTermination = { [weak self] _ in
                self?.remove(id)
                onEnd()
            }
            continuation.yield()
        }
    }

    /// Signals the readers whose interest `isConcerned` returns true for.
    public func signal(where isConcerned: (Interest) -> Bool) {
        for observer in state.withLock({ Array($0.observers.values) })
        where isConcerned(observer.interest) {
            observer.signal.yield()
        }
    }

    private func remove(_ id: Int) {
        // Released after the lock, because the end of a stream may call back.
        _ = state.withLock { $0.observers.removeValue(forKey: id) }
    }
}

extension Observers where Interest == Void {
    /// Returns a stream that signals at once and after each change.
    public func signals() -> AsyncStream<Void> { signals(for: ()) }

    /// Signals all readers.
    public func signal() { signal { true } }
}
