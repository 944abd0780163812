/// One run of a piece of work for each key, however many ask for it at once; all get its value.
///
/// Named after Go's package (https://pkg.go.dev/golang.org/x/sync/singleflight). It remembers
/// nothing: who asks after the end begins a new flight. What is to be remembered the work puts away
/// itself, before it ends.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable, Context: Sendable>:
    Sendable
{
    /// The work of a flight.
    public typealias Work = @Sendable (Flight<Context>) async -> Value
    /// Takes the value; nil where the waiter has left.
    private typealias Waiter = @Sendable (Value?) -> Void

    private struct Entry {
        let number: Int
        let flight: Flight<Context>
        var task: Task<Void, Never>?
        var waiters: [Int: Waiter] = [:]
    }

    private struct State {
        var number = 0
        var entries: [Key: Entry] = [:]
    }

    private let state = Locked(State())

    /// Makes a group in which nothing is under way.
    public init() {}

    /// Waits for the flight of `key`, beginning it where there is none; who is cancelled leaves, and
    /// when the last one has left, the flight is cancelled unless it said ``Flight/keep()``.
    ///
    /// - Parameters:
    ///   - key: what is the same work.
    ///   - context: what the flight carries, if it begins now.
    ///   - priority: of its task, if it begins now; that of the caller by default.
    ///   - joining: called with what the flight carries, if it is under way; must not use this
    ///     object.
    ///   - work: the work; it runs in a task of its own.
    /// - Returns: the value; nil where the calling task is cancelled.
    public func value(
        for key: Key,
        _ context: Context,
        priority: TaskPriority? = nil,
        joining: (Context) -> Void = { _ in },
        _ work: @escaping Work
    ) async -> Value? {
        let id = nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isIn = state.withLock { state in
                    // Asked under the lock: a cancellation is seen here or finds the waiter there.
                    guard !Task.isCancelled else { return false }
                    if let entry = state.entries[key] { joining(entry.flight.context) }
                    var entry =
                        state.entries[key] ?? begin(key, id, Flight(context), priority, work)
                    entry.waiters[id] = { continuation.resume(returning: $0) }
                    state.entries[key] = entry
                    return true
                }
                if !isIn { continuation.resume(returning: nil) }
            }
        } onCancel: {
            leave(id, key)
        }
    }

    /// What the flight of `key` carries; nil where there is none.
    public func context(of key: Key) -> Context? {
        state.withLock { $0.entries[key]?.flight.context }
    }

    /// How many wait for the flight of `key`.
    public func waiterCount(for key: Key) -> Int {
        state.withLock { $0.entries[key]?.waiters.count ?? 0 }
    }
}

extension SingleFlight where Context == Void {
    /// Waits for the flight of `key` as above, with nothing to carry.
    public func value(for key: Key, _ work: @escaping Work) async -> Value? {
        await value(for: key, (), work)
    }

    /// Waits to the end for the flight of `key`, beginning it where there is none: neither this wait
    /// nor, while it lasts, the flight is cancelled with the calling task.
    public func finalValue(
        for key: Key,
        _ work: @escaping @Sendable () async -> Value
    ) async -> Value {
        let id = nextNumber()
        return await withCheckedContinuation { continuation in
            state.withLock { state in
                var entry =
                    state.entries[key] ?? begin(key, id, Flight(()), nil) { _ in await work() }
                // Never nil: nobody takes this waiter out.
                entry.waiters[id] = { if let value = $0 { continuation.resume(returning: value) } }
                state.entries[key] = entry
            }
        }
    }
}

extension SingleFlight {
    private func nextNumber() -> Int {
        state.withLock { state in
            state.number += 1
            return state.number
        }
    }

    private func begin(
        _ key: Key,
        _ number: Int,
        _ flight: Flight<Context>,
        _ priority: TaskPriority?,
        _ work: @escaping Work
    ) -> Entry {
        let task = Task(priority: priority) {
            self.finish(key, number, await work(flight))
        }
        return Entry(number: number, flight: flight, task: task)
    }

    private func leave(_ id: Int, _ key: Key) {
        let (waiter, task): (Waiter?, Task<Void, Never>?) = state.withLock { state in
            guard let waiter = state.entries[key]?.waiters.removeValue(forKey: id) else {
                return (nil, nil)
            }
            guard let entry = state.entries[key], entry.waiters.isEmpty, entry.flight.abandon()
            else { return (waiter, nil) }
            // Forgotten at once: who asks now starts anew instead of joining what is being ended.
            state.entries[key] = nil
            return (waiter, entry.task)
        }
        task?.cancel()
        waiter?(nil)
    }

    private func finish(_ key: Key, _ number: Int, _ value: Value) {
        let waiters: [Waiter] = state.withLock { state in
            guard let entry = state.entries[key], entry.number == number else { return [] }
            state.entries[key] = nil
            return Array(entry.waiters.values)
        }
        for waiter in waiters { waiter(value) }
    }
}
