import Primitives

/// Notifies observers that data they read has changed.
///
/// Signals carry no data and are coalesced, so a busy observer reads once when it is ready.
final class ChangeFeed: Sendable {
    private struct Observer {
        let interests: Set<Change>
        let signal: AsyncStream<Void>.Continuation
    }

    private struct State {
        var observers: [Int: Observer] = [:]
        var nextID = 0
        var watch: Task<Void, Never>?
        var listeners: [@Sendable (Set<Change>) -> Void] = []
    }

    private let state = Locked(State())
    private let startWatch: @Sendable (ChangeFeed) -> Task<Void, Never>?

    /// Creates a feed without observers.
    ///
    /// `startWatch` is called when the first observer is added, and its task is cancelled when the
    /// last one is removed. By default there is nothing to watch.
    init(startWatch: @escaping @Sendable (ChangeFeed) -> Task<Void, Never>? = { _ in nil }) {
        self.startWatch = startWatch
    }

    var observerCount: Int { state.withLock { $0.observers.count } }

    /// Returns a stream that signals at once and after each change of interest to the observer.
    ///
    /// The observer is removed when the stream is released or its task is cancelled.
    func signals(for interests: Set<Change>) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = add(Observer(interests: interests, signal: continuation))
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
            continuation.yield()
        }
    }

    /// Calls `listener` with each change after it is stored, for as long as the feed exists.
    ///
    /// A listener isn't an observer and doesn't start the watch.
    func listen(_ listener: @escaping @Sendable (Set<Change>) -> Void) {
        state.withLock { $0.listeners.append(listener) }
    }

    /// Signals all observers interested in one of the changes.
    func send(_ changes: Set<Change>) {
        guard !changes.isEmpty else { return }
        let (concerned, listeners) = state.withLock { state in
            let concerned = state.observers.values.filter { observer in
                changes.contains(.everything) || !observer.interests.isDisjoint(with: changes)
            }
            return (concerned, state.listeners)
        }
        for listener in listeners { listener(changes) }
        for observer in concerned { observer.signal.yield() }
    }
}

extension ChangeFeed {
    private func add(_ observer: Observer) -> Int {
        state.withLock { state in
            state.nextID += 1
            state.observers[state.nextID] = observer
            if state.observers.count == 1 { state.watch = startWatch(self) }
            return state.nextID
        }
    }

    private func remove(_ id: Int) {
        let watch: Task<Void, Never>? = state.withLock { state in
            // The caller releases the observer outside the lock: ending its stream may call back.
            guard state.observers.removeValue(forKey: id) != nil, state.observers.isEmpty else {
                return nil
            }
            defer { state.watch = nil }
            return state.watch
        }
        watch?.cancel()
    }
}
