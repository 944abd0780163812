import Primitives

/// A memory cache of decoded images with a size limit; evicts the least recently used first.
///
/// It can be used on any thread without waiting.
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

    /// Creates an empty cache.
    ///
    /// - Parameter costLimit: the size limit in bytes, which is never exceeded.
    public init(costLimit: Int) {
        state = Locked(State(limit: costLimit))
    }

    /// The size of all values, in bytes.
    public var totalCost: Int { state.withLock { $0.list.totalCost } }

    /// The number of values.
    public var count: Int { state.withLock { $0.list.count } }

    /// The size limit in bytes; a lower limit evicts at once.
    public var costLimit: Int {
        get { state.withLock { $0.limit } }
        set {
            state.withLock { state in
                state.limit = newValue
                state.evict(downTo: newValue)
            }
        }
    }

    /// Returns the value for a request and marks it as the most recently used; ignores the `url`.
    public func value(for request: ImageRequest) -> Value? {
        state.withLock { state in
            guard let slot = state.list.slot(for: request) else { return nil }
            return state.values[slot]
        }
    }

    /// Returns a picture's largest value, whatever its requested size, or nil.
    ///
    /// Takes time proportional to the number of values.
    public func largest(of key: ImageKey) -> Value? {
        state.withLock { state in state.list.largest(of: key).flatMap { state.values[$0] } }
    }

    /// Stores a value in place of an existing one, evicting others first.
    ///
    /// A value that exceeds a quarter of the limit isn't stored, because it would evict a screenful
    /// of others.
    ///
    /// - Parameters:
    ///   - value: the value to store.
    ///   - request: the value's request.
    ///   - cost: the size in bytes, at least 0.
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

    /// Removes a request's value, if it exists.
    public func remove(_ request: ImageRequest) {
        state.withLock { state in
            if let slot = state.list.remove(request) { state.values[slot] = nil }
        }
    }

    /// Removes all values for a picture.
    ///
    /// Takes time proportional to the number of values.
    public func removeAll(of key: ImageKey) {
        state.withLock { state in
            for request in state.list.requests(of: key) {
                if let slot = state.list.remove(request) { state.values[slot] = nil }
            }
        }
    }

    /// Removes values that haven't been requested or inserted since the last call; returns the
    /// freed bytes.
    ///
    /// If called periodically, it preserves the values in use.
    @discardableResult
    public func removeUnused() -> Int {
        state.withLock { state in
            let before = state.list.totalCost
            while let slot = state.list.removeUnused() { state.values[slot] = nil }
            state.list.beginRound()
            return before - state.list.totalCost
        }
    }

    /// Removes all values.
    public func removeAll() {
        state.withLock { state in
            state.list = LRUList()
            state.values = []
        }
    }
}
