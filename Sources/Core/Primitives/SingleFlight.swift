/// Runs work once per key, however many callers ask for it at the same time; all receive its value.
///
/// Named after Go's package (https://pkg.go.dev/golang.org/x/sync/singleflight). It caches nothing:
/// a call after the flight has ended starts a new one. Any result needed later has to be stored by
/// the work before it ends.
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable, Context: Sendable>:
    Sendable
{
    /// A flight's work.
    public typealias Work = @Sendable (Flight<Context>) async -> Value
    /// Receives the value; nil if the waiter has left.
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

    /// Creates a group without flights.
    public init() {}

    /// Waits for the flight for `key`, starting it if necessary.
    ///
    /// A caller whose task is cancelled stops waiting. After the last one has left, the flight is
    /// cancelled unless it called ``Flight/keep()``.
    ///
    /// - Parameters:
    ///   - key: identifies the work.
    ///   - context: the flight's context if it starts now.
    ///   - priority: the flight's priority if it starts now; the caller's by default.
    ///   - joining: called with the context of a flight that was already running.
    ///   - work: the work, which runs in a separate task.
    /// - Returns: the value; nil if the calling task is cancelled.
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
                let (isIn, joined): (Bool, Flight<Context>?) = state.withLock { state in
                    // Checked under the lock: a cancellation is either visible here or finds the
                    // waiter.
                    guard !Task.isCancelled else { return (false, nil) }
                    let running = state.entries[key]
                    var entry = running ?? begin(key, id, Flight(context), priority, work)
                    entry.waiters[id] = { continuation.resume(returning: $0) }
                    state.entries[key] = entry
                    return (true, running?.flight)
                }
                if let joined { joining(joined.context) }
                if !isIn { continuation.resume(returning: nil) }
            }
        } onCancel: {
            leave(id, key)
        }
    }

    /// Returns the context of the flight for `key`; nil if it isn't running.
    public func context(of key: Key) -> Context? {
        state.withLock { $0.entries[key]?.flight.context }
    }

    /// Returns the number of waiters for the flight for `key`.
    public func waiterCount(for key: Key) -> Int {
        state.withLock { $0.entries[key]?.waiters.count ?? 0 }
    }
}

extension SingleFlight where Context == Void {
    /// Waits for the flight for `key`, as the method with a context does.
    public func value(for key: Key, _ work: @escaping Work) async -> Value? {
        await value(for: key, (), work)
    }

    /// Waits for the flight for `key`, starting it if necessary, regardless of cancellation.
    ///
    /// Cancelling the calling task doesn't end the wait or, while it lasts, the flight.
    public func finalValue(
        for key: Key,
        _ work: @escaping @Sendable () async -> Value
    ) async -> Value {
        let id = nextNumber()
        return await withCheckedContinuation { continuation in
            state.withLock { state in
                var entry =
                    state.entries[key] ?? begin(key, id, Flight(()), nil) { _ in await work() }
                // The value is never nil because this waiter isn't removed.
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
            // Removed at once so that a new caller starts over instead of joining a cancelled
            // flight.
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
