public import Catalog
package import Foundation
public import ImagePipeline

/// The one door to data: what a face may ask, all of it.
///
/// Commands fetch and write the store; screens learn by observing. The store is the truth, offline
/// or not. This file holds signatures only.
public actor Library {
    /// The bytes of images, reporting every download to the store.
    public nonisolated let images: ImageDataLoader
    /// The damaged store that was moved aside at the start; nil in all but the worst of days.
    public nonisolated let recovery: StoreRecovery?

    nonisolated let sources: SourceRegistry
    nonisolated let store: Store
    nonisolated let fetch: PageFetch
    nonisolated let completions: CompletionJobs
    let genreCache: GenreCache

    /// Opens the store, migrating it where it is older.
    ///
    /// - Parameters:
    ///   - sources: the catalogues in the order in which people see them.
    ///   - location: where the store lies.
    ///   - collation: the order of names; that of English by default.
    ///   - images: makes the loader, given the hook that takes its receipts.
    /// - Throws: `storage` where the store can be neither opened nor made.
    public init(
        sources: [CatalogSource],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(language: "en"),
        images: @Sendable (@escaping @Sendable (ImageReceipt) async -> Void) -> ImageDataLoader
    ) async throws(CatalogError) {
        try await self.init(
            sources: sources,
            location: location,
            collation: collation,
            clock: ContinuousClock(),
            now: { Date() },
            images: images
        )
    }

    /// Opens the store with a clock for the waits and one for the dates, for tests.
    /// - Throws: `storage` where the store can be neither opened nor made.
    package init(
        sources: [CatalogSource],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(language: "en"),
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        images: @Sendable (@escaping @Sendable (ImageReceipt) async -> Void) -> ImageDataLoader
    ) async throws(CatalogError) {
        let (store, recovery) = try await Store.open(location, clock: clock, now: now)
        self.store = store
        self.recovery = recovery
        self.sources = SourceRegistry(sources)
        self.images = images { receipt in await store.record(receipt) }
        fetch = PageFetch(store: store, sources: self.sources, collation: collation)
        completions = CompletionJobs(fetch: fetch)
        genreCache = GenreCache(store: store, sources: self.sources)
    }

    /// The catalogues in the order in which people see them.
    public nonisolated var catalogs: [CatalogDescriptor] { sources.all.map(\.provider.descriptor) }

    /// Replaces a source while running, after a change of settings; everybody who observes reads
    /// again.
    ///
    /// A source of a catalogue that was not there is added at the end.
    public nonisolated func connect(_ source: CatalogSource) { replaceSource(source) }

    // MARK: Commands

    /// Fetches a page, 1-based, and writes it through.
    ///
    /// What changed is seen by observation.
    ///
    /// Returned as served: repeats of rows on other pages are still in it, and where the library
    /// sorts, the page is one of the service's order. Favorites are one page, from the store.
    /// - Throws: any ``CatalogError``. With `networkElseStore`, `offline` only where the store has
    ///   nothing for the query either; with `storeOnly`, `offline` where it has nothing. `storage`
    ///   where the page came and could not be stored.
    @discardableResult
    public func page(
        _ number: Int,
        of query: Query,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> Answer<Page<Item>> {
        try await fetch.page(number, of: query, policy: policy)
    }

    /// Fetches everything about an item, as its catalogue's ``DetailsPolicy`` says.
    ///
    /// An item that the list told everything about and that is not stored is asked for, too.
    /// - Throws: any ``CatalogError``.
    public func details(of id: Item.ID) async throws(CatalogError) -> ItemDetails {
        try await fetchDetails(of: id)
    }

    /// The genres that a catalogue can be filtered by, fetched once per run; those of the last run
    /// where nobody answers.
    /// - Throws: any ``CatalogError``.
    public func genres(of catalog: CatalogID) async throws(CatalogError) -> [Genre] {
        try await genreCache.genres(of: catalog)
    }

    /// Gives or takes a heart, as the catalogue's ``FavoritesPolicy`` says.
    ///
    /// Stored on return.
    /// - Throws: `notFound` where the catalogue has no hearts; `storage`.
    public nonisolated func setFavorite(
        _ isFavorite: Bool,
        _ id: Item.ID
    ) async throws(CatalogError) {
        try await writeFavorite(isFavorite, id)
    }

    // MARK: Reads

    /// The stored items of those ids, in their order; what is not stored is left out.
    /// - Throws: `storage`.
    public nonisolated func items(_ ids: [Item.ID]) async throws(CatalogError) -> [Item] {
        try await store.items(ids, in: scopes)
    }

    /// The request for an artwork at a size; nil where its path makes no address.
    ///
    /// Asks nobody.
    public nonisolated func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        makeImageRequest(for: artwork, of: catalog, fit: fit)
    }

    // MARK: Observations

    /// The order of a query: from the service's pages, from the favorites, or sorted by the
    /// library, as the descriptor says; a search before its first page is answered from the
    /// stored titles.
    public nonisolated func order(of query: Query) -> Updates<ItemOrder> { observeOrder(of: query) }

    /// The hearts of all catalogues.
    public nonisolated func favorites() -> Updates<Set<Item.ID>> { observeFavorites() }

    /// Fetches the pages of a query that are missing, one job however many ask, and reports
    /// progress from the store; a restart resumes.
    ///
    /// Asking again after a failure tries again.
    ///
    /// The job starts when the first observer asks for progress and ends with the last one.
    public nonisolated func complete(_ query: Query) -> Updates<Completion> {
        completions.progress(of: query)
    }
}
