import Catalog
import Primitives

/// Fetches a value once, on first use, for all callers.
///
/// Waiting callers share one request; after a failure, the next caller sends another. A cancelled
/// caller stops waiting at once, and the request is cancelled when no callers are left.
actor SharedFetch<Value: Sendable> {
    private enum State {
        case idle
        case loaded(Value)
        case failed(CatalogError, at: ContinuousClock.Instant)
    }

    private enum Key {
        case only
    }

    private typealias Outcome = Result<Value, CatalogError>

    private let fetch: @Sendable () async throws(CatalogError) -> Value
    private let now: @Sendable () -> ContinuousClock.Instant
    private let flights = SingleFlight<Key, Outcome, Void>()
    private var state = State.idle

    /// Creates a value that hasn't been fetched yet; `now` dates failures.
    init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
        _ fetch: @escaping @Sendable () async throws(CatalogError) -> Value
    ) {
        self.now = now
        self.fetch = fetch
    }

    /// The number of waiting callers.
    var waiting: Int { flights.waiterCount(for: .only) }

    /// Returns the value, fetching it if necessary.
    ///
    /// - Parameter failureLifetime: a failure younger than this is thrown again without another
    ///   request; 0 by default.
    /// - Returns: the value, the same for all callers.
    /// - Throws: the errors of `fetch`; `cancelled` if the calling task is cancelled.
    func value(failureLifetime: Duration = .zero) async throws(CatalogError) -> Value {
        switch state {
        case .loaded(let value): return value
        case .failed(let error, let date) where now() - date < failureLifetime: throw error
        case .idle, .failed: break
        }
        let outcome = await flights.value(for: .only) { flight in await self.load(flight) }
        guard let outcome else { throw .cancelled }
        return try outcome.get()
    }
}

extension SharedFetch {
    private func load(_ flight: Flight<Void>) async -> Outcome {
        // The value may have been fetched since the last check.
        if case .loaded(let value) = state { return .success(value) }
        let outcome: Outcome
        do throws(CatalogError) {
            outcome = .success(try await fetch())
        } catch {
            outcome = .failure(error)
        }
        // A request abandoned by all callers may end after the next one has begun.
        guard flight.keep() else { return outcome }
        switch outcome {
        case .success(let value): state = .loaded(value)
        case .failure(let error): state = .failed(error, at: now())
        }
        return outcome
    }
}
