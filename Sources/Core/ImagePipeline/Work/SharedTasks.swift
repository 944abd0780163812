import Locks

/// One piece of work per key however many wait for it; each may leave, and when the last one has
/// left, the work is cancelled unless it said ``SharedWork/keep()``.
final class SharedTasks<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, ImageError>
    typealias Body = @Sendable (SharedWork) async throws(ImageError) -> Value
    private typealias Waiter = CheckedContinuation<Outcome, Never>

    private struct Entry {
        let number: Int
        let work: SharedWork
        var task: Task<Void, Never>?
        var waiters: [Int: Waiter]
    }

    private struct State {
        var number = 0
        var entries: [Key: Entry] = [:]
    }

    private let state = Locked(State())

    /// Waits for the work of `key`, starting it with `body` when there is none.
    func value(
        for key: Key,
        _ priority: QueuePriority,
        _ body: @escaping Body
    ) async throws(ImageError) -> Value {
        let id = nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                join(id, key, priority, waiter, body)
            }
        } onCancel: {
            leave(id, key)
        }
        return try outcome.get()
    }

    /// Moves the work of `key` forward, where there is any.
    func raise(_ key: Key, to priority: QueuePriority) {
        work(for: key)?.raise(to: priority)
    }

    /// How many wait for the work of `key`.
    func waiterCount(for key: Key) -> Int {
        state.withLock { $0.entries[key]?.waiters.count ?? 0 }
    }
}

extension SharedTasks {
    private func nextNumber() -> Int {
        state.withLock { state in
            state.number += 1
            return state.number
        }
    }

    private func work(for key: Key) -> SharedWork? {
        state.withLock { $0.entries[key]?.work }
    }

    private func join(
        _ id: Int,
        _ key: Key,
        _ priority: QueuePriority,
        _ waiter: Waiter,
        _ body: @escaping Body
    ) {
        let isCancelled = state.withLock { state in
            // Asked under the lock: a cancellation is either seen here or finds the waiter below.
            guard !Task.isCancelled else { return true }
            if let work = state.entries[key]?.work {
                work.raise(to: priority)
            } else {
                state.entries[key] = start(key, id, SharedWork(priority), body)
            }
            state.entries[key]?.waiters[id] = waiter
            return false
        }
        if isCancelled { waiter.resume(returning: .failure(.cancelled)) }
    }

    private func start(_ key: Key, _ number: Int, _ work: SharedWork, _ body: @escaping Body)
        -> Entry
    {
        let task = Task(priority: work.priority.level == .visible ? .medium : .utility) {
            let outcome: Outcome
            do throws(ImageError) {
                outcome = .success(try await body(work))
            } catch {
                outcome = .failure(error)
            }
            self.finish(key, number, outcome)
        }
        return Entry(number: number, work: work, task: task, waiters: [:])
    }

    private func leave(_ id: Int, _ key: Key) {
        let (waiter, task): (Waiter?, Task<Void, Never>?) = state.withLock { state in
            guard let waiter = state.entries[key]?.waiters.removeValue(forKey: id) else {
                return (nil, nil)
            }
            guard let entry = state.entries[key], entry.waiters.isEmpty, entry.work.abandon() else {
                return (waiter, nil)
            }
            // Forgotten at once: who asks now starts anew instead of joining what is being ended.
            state.entries[key] = nil
            return (waiter, entry.task)
        }
        task?.cancel()
        waiter?.resume(returning: .failure(.cancelled))
    }

    private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
        let waiters: [Waiter] = state.withLock { state in
            guard let entry = state.entries[key], entry.number == number else { return [] }
            state.entries[key] = nil
            return Array(entry.waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: outcome) }
    }
}
