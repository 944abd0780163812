import Catalog

/// The genres of each catalog, requested once per run for all callers.
actor GenreCache {
    private typealias Outcome = Result<Answer<[Genre]>, CatalogError>

    private struct Entry {
        let task: Task<Outcome, Never>
        /// The ``SourceRegistry/generation`` in which it was requested.
        let generation: Int
        let number: Int
    }

    private let store: Store
    private let sources: SourceRegistry
    private var entries: [CatalogID: Entry] = [:]
    private var nextNumber = 0

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
        let generation = sources.generation
        guard let source = sources[catalog] else { throw .notFound(message: nil) }
        if policy == .storeOnly { return try await Self.stored(source, store) }
        let known = entries[catalog].flatMap { $0.generation == generation ? $0 : nil }
        let entry = known ?? start(source, generation)
        let outcome = await entry.task.value
        // The error itself is thrown below.
        if (try? outcome.get().origin) != .network, entries[catalog]?.number == entry.number {
            entries[catalog] = nil
        }
        let answer = try outcome.get()
        if policy == .networkOnly, answer.origin == .store { throw .offline }
        return answer.value
    }
}

extension GenreCache {
    private func start(_ source: CatalogSource, _ generation: Int) -> Entry {
        nextNumber += 1
        let task = Task { [store] () async -> Outcome in
            do throws(CatalogError) {
                return .success(try await Self.fetch(source, store))
            } catch {
                return .failure(error)
            }
        }
        let entry = Entry(task: task, generation: generation, number: nextNumber)
        entries[source.provider.descriptor.id] = entry
        return entry
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
