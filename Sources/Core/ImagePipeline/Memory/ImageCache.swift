import Primitives

/// What the front end draws with, in memory, within a limit of bytes; the least recently used goes
/// first.
///
/// May be used from any thread; nothing waits.
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

    /// Makes a cache.
    /// - Parameter costLimit: in bytes; never exceeded.
    public init(costLimit: Int) {
        state = Locked(State(limit: costLimit))
    }

    /// The cost of all that it holds, in bytes.
    public var totalCost: Int { state.withLock { $0.list.totalCost } }

    /// How many values it holds.
    public var count: Int { state.withLock { $0.list.count } }

    /// The greatest total cost, in bytes.
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

    /// The value of a request, which thereby becomes the one used last.
    ///
    /// Where its bytes lie today (`url`) makes no difference.
    public func value(for request: ImageRequest) -> Value? {
        state.withLock { state in
            guard let slot = state.list.slot(for: request) else { return nil }
            return state.values[slot]
        }
    }

    /// Keeps a value, evicting others first; replaces one that is there.
    ///
    /// A value that costs over a quarter of the limit is not kept: it would drive out a screen of
    /// others.
    /// - Parameters:
    ///   - value: what to keep.
    ///   - request: what it draws.
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

    /// Drops the value of a request, if there is one.
    public func remove(_ request: ImageRequest) {
        state.withLock { state in
            if let slot = state.list.remove(request) { state.values[slot] = nil }
        }
    }

    /// Drops what has been neither asked for nor inserted since the last call; returns how many
    /// bytes that was.
    ///
    /// Called every so often, it keeps what is in use.
    @discardableResult
    public func removeUnused() -> Int {
        state.withLock { state in
            let before = state.list.totalCost
            while let slot = state.list.removeUnused() { state.values[slot] = nil }
            state.list.beginRound()
            return before - state.list.totalCost
        }
    }

    /// Drops everything.
    public func removeAll() {
        state.withLock { state in
            state.list = LRUList()
            state.values = []
        }
    }
}
