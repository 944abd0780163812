import Catalog

/// A value that is fetched once, on first use, for all callers.
///
/// One request however many callers wait; after a failure the next caller fetches again. A
/// cancelled caller stops waiting at once; when no caller is left the request is cancelled too.
actor SharedFetch<Value: Sendable> {
    private enum State {
        case idle
        case loading(number: Int, Task<Void, Never>)
        case loaded(Value)
        case failed(CatalogError, at: ContinuousClock.Instant)
    }

    private typealias Outcome = Result<Value, CatalogError>

    private let fetch: @Sendable () async throws(CatalogError) -> Value
    private let now: @Sendable () -> ContinuousClock.Instant
    private var state = State.idle
    private var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    private var lastNumber = 0

    /// Fetches nothing yet; `now` dates the failures.
    init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
        _ fetch: @escaping @Sendable () async throws(CatalogError) -> Value
    ) {
        self.now = now
        self.fetch = fetch
    }

    /// How many callers are waiting.
    var waiting: Int { waiters.count }

    /// The value, fetched if needed.
    ///
    /// - Parameter patience: a failure younger than this is thrown again without a new request; 0
    ///   by default.
    /// - Returns: the value, the same for all callers.
    /// - Throws: what `fetch` throws; `cancelled` if the calling task is cancelled.
    func value(patience: Duration = .zero) async throws(CatalogError) -> Value {
        switch state {
        case .loaded(let value): return value
        case .failed(let error, let date) where now() - date < patience: throw error
        case .loading: break
        case .idle, .failed: start()
        }
        return try await outcome().get()
    }
}

extension SharedFetch {
    private func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private func start() {
        let number = number()
        let task = Task {
            do throws(CatalogError) {
                finish(number, with: .success(try await fetch()))
            } catch {
                finish(number, with: .failure(error))
            }
        }
        state = .loading(number: number, task)
    }

    private func finish(_ number: Int, with outcome: Outcome) {
        // A request that all callers left may end after the next one has begun.
        guard case .loading(number, _) = state else { return }
        switch outcome {
        case .success(let value): state = .loaded(value)
        case .failure(let error): state = .failed(error, at: now())
        }
        for waiter in waiters.values { waiter.resume(returning: outcome) }
        waiters = [:]
    }

    private func outcome() async -> Outcome {
        let waiter = number()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters[waiter] = continuation
                // Cancelled before it was registered, so `onCancel` found no waiter.
                if Task.isCancelled { leave(waiter) }
            }
        } onCancel: {
            Task { await leave(waiter) }
        }
    }

    private func leave(_ waiter: Int) {
        guard let continuation = waiters.removeValue(forKey: waiter) else { return }
        continuation.resume(returning: .failure(.cancelled))
        if waiters.isEmpty, case .loading(_, let task) = state {
            task.cancel()
            state = .idle
        }
    }
}
