import Catalog
import Primitives

/// The genres of each catalog, requested once per run for all callers.
actor GenreCache {
    private typealias Outcome = Result<Answer<[Genre]>, CatalogError>

    private struct Key: Hashable {
        let catalog: CatalogID
        /// The ``SourceRegistry/generation`` that they were asked in.
        let generation: Int
    }

    private let store: Store
    private let sources: SourceRegistry
    private let flights = SingleFlight<Key, Outcome, Void>()
    /// What the service said this run.
    private var known: [Key: Answer<[Genre]>] = [:]

    init(store: Store, sources: SourceRegistry) {
        self.store = store
        self.sources = sources
    }

    /// The genres of a catalog: the service's answer in this run, or its last stored answer if it
    /// does not respond.
    ///
    /// Only the service's answers are cached.
    func genres(
        of catalog: CatalogID,
        policy: FetchPolicy
    ) async throws(CatalogError) -> [Genre] {
        let key = Key(catalog: catalog, generation: sources.generation)
        guard let source = sources[catalog] else { throw .notFound(message: nil) }
        if policy == .storeOnly { return try await Self.stored(source, store) }
        if let known = known[key] { return known.value }
        let answer = try await flights.finalValue(for: key) { await self.load(key, source) }.get()
        if policy == .networkOnly, answer.origin == .store { throw .offline }
        return answer.value
    }
}

extension GenreCache {
    private func load(_ key: Key, _ source: CatalogSource) async -> Outcome {
        // They came between the question above and the beginning of this flight.
        if let known = known[key] { return .success(known) }
        do throws(CatalogError) {
            let answer = try await Self.fetch(source, store)
            if answer.origin == .network { known[key] = answer }
            return .success(answer)
        } catch {
            return .failure(error)
        }
    }

    private static func fetch(
        _ source: CatalogSource,
        _ store: Store
    ) async throws(CatalogError) -> Answer<[Genre]> {
        do throws(CatalogError) {
            let genres = try await source.provider.genres()
            try await store.save(genres, of: source.scope)
            return Answer(genres, from: .network)
        } catch .offline {
            return Answer(try await stored(source, store), from: .store)
        }
    }

    private static func stored(
        _ source: CatalogSource,
        _ store: Store
    ) async throws(CatalogError) -> [Genre] {
        let stored = try await store.genres(of: source.scope)
        guard !stored.isEmpty else { throw .offline }
        return stored
    }
}
