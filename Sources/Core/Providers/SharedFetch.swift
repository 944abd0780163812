import Catalog
import Primitives

/// A value that is fetched once, on first use, for all callers.
///
/// One request however many callers wait; after a failure the next caller fetches again. A
/// cancelled caller stops waiting at once; when no caller is left the request is cancelled too.
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

    /// Fetches nothing yet; `now` dates the failures.
    init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
        _ fetch: @escaping @Sendable () async throws(CatalogError) -> Value
    ) {
        self.now = now
        self.fetch = fetch
    }

    /// How many callers are waiting.
    var waiting: Int { flights.waiterCount(for: .only) }

    /// The value, fetched if needed.
    ///
    /// - Parameter failureLifetime: a failure younger than this is thrown again without a new request; 0
    ///   by default.
    /// - Returns: the value, the same for all callers.
    /// - Throws: what `fetch` throws; `cancelled` if the calling task is cancelled.
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
        // It came between the question above and the beginning of this flight.
        if case .loaded(let value) = state { return .success(value) }
        let outcome: Outcome
        do throws(CatalogError) {
            outcome = .success(try await fetch())
        } catch {
            outcome = .failure(error)
        }
        // A request that all callers left may end after the next one has begun.
        guard flight.keep() else { return outcome }
        switch outcome {
        case .success(let value): state = .loaded(value)
        case .failure(let error): state = .failed(error, at: now())
        }
        return outcome
    }
}
