import Primitives

/// Notifies observers that data they read has changed.
final class ChangeFeed: Sendable {
    private struct State {
        var watch: Task<Void, Never>?
        var listeners: [@Sendable (Set<Change>) -> Void] = []
    }

    private let state = Locked(State())
    private let observers = Observers<Set<Change>>()
    private let watch: ForeignWatch?

    /// Creates a feed without observers; `watch` runs while there are some.
    init(watch: ForeignWatch? = nil) {
        self.watch = watch
    }

    var observerCount: Int { observers.count }

    /// Returns a stream that signals at once and after each change of interest to the observer.
    ///
    /// The observer is removed when the stream is released or its task is cancelled.
    func signals(for interests: Set<Change>) -> AsyncStream<Void> {
        defer { observersChanged() }
        return observers.signals(for: interests) { [weak self] in self?.observersChanged() }
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
        for listener in state.withLock(\.listeners) { listener(changes) }
        observers.signal { changes.contains(.everything) || !$0.isDisjoint(with: changes) }
    }

    /// Starts the watch for the first observer, and ends it after the last one.
    private func observersChanged() {
        guard let watch else { return }
        let ended: Task<Void, Never>? = state.withLock { state in
            guard observers.count == 0 else {
                if state.watch == nil {
                    state.watch = Task { [weak self] in
                        await watch.run { [weak self] in self?.send([.everything]) }
                    }
                }
                return nil
            }
            defer { state.watch = nil }
            return state.watch
        }
        ended?.cancel()
    }
}
