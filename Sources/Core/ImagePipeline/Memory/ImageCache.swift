import Primitives

/// Decoded images in memory, within a limit of bytes; evicts the least recently used first.
///
/// Callable from any thread without waiting.
public final class ImageCache<Value: Sendable>: Sendable {
    private struct State {
        var limit: Int
        var list = LRUList()
        var values: ContiguousArray<Value?> = []

        mutating func evict(downTo limit: Int) {
            while list.totalCost > limit, let slot = list.removeOldest() { values[slot] = nil }
        }
    }

    private let state: Locked<State>

    /// Starts empty.
    /// - Parameter costLimit: in bytes; never exceeded.
    public init(costLimit: Int) {
        state = Locked(State(limit: costLimit))
    }

    /// The cost of all values, in bytes.
    public var totalCost: Int { state.withLock { $0.list.totalCost } }

    /// How many values it holds.
    public var count: Int { state.withLock { $0.list.count } }

    /// The maximum total cost, in bytes.
    ///
    /// Lowering it evicts at once.
    public var costLimit: Int {
        get { state.withLock { $0.limit } }
        set {
            state.withLock { state in
                state.limit = newValue
                state.evict(downTo: newValue)
            }
        }
    }

    /// The value of a request; marks it as most recently used.
    ///
    /// The `url` is ignored.
    public func value(for request: ImageRequest) -> Value? {
        state.withLock { state in
            guard let slot = state.list.slot(for: request) else { return nil }
            return state.values[slot]
        }
    }

    /// The costliest value of a picture, whatever the size it was requested at; nil if there is
    /// none.
    ///
    /// Looks through all that it holds.
    public func largest(of key: ImageKey) -> Value? {
        state.withLock { state in state.list.largest(of: key).flatMap { state.values[$0] } }
    }

    /// Stores a value, evicting others first; replaces an existing one.
    ///
    /// A value that costs over a quarter of the limit is not stored: it would evict a screenful of
    /// others.
    ///
    /// - Parameters:
    ///   - value: the value to store.
    ///   - request: what the value draws.
    ///   - cost: in bytes, at least 0.
    public func insert(_ value: Value, for request: ImageRequest, cost: Int) {
        state.withLock { state in
            if let slot = state.list.remove(request) { state.values[slot] = nil }
            guard cost >= 0, cost <= state.limit / 4 else { return }
            state.evict(downTo: state.limit - cost)
            let slot = state.list.insert(request, cost: cost)
            if slot == state.values.count { state.values.append(value) }
            state.values[slot] = value
        }
    }

    /// Removes the value of a request, if there is one.
    public func remove(_ request: ImageRequest) {
        state.withLock { state in
            if let slot = state.list.remove(request) { state.values[slot] = nil }
        }
    }

    /// Removes values neither requested nor inserted since the last call; returns the bytes freed.
    ///
    /// When called periodically it keeps what is in use.
    @discardableResult
    public func removeUnused() -> Int {
        state.withLock { state in
            let before = state.list.totalCost
            while let slot = state.list.removeUnused() { state.values[slot] = nil }
            state.list.beginRound()
            return before - state.list.totalCost
        }
    }

    /// Lets go of every value at once.
    public func removeAll() {
        state.withLock { state in
            state.list = LRUList()
            state.values = []
        }
    }
}
