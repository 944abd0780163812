public import Catalog
package import Foundation
public import ImagePipeline

/// The only way to the data: everything a front end can ask for.
///
/// Commands fetch and write the store; screens observe it. The store is the source of truth, online
/// or offline; several processes may use it at once. The pictures of favorites are never evicted
/// from the image cache. This file holds signatures only.
public actor Library {
    /// The bytes of images, reporting every download to the store.
    public nonisolated let images: ImageDataLoader
    /// What was recovered of damaged or lost data at the start; nil if nothing was damaged.
    public nonisolated let recovery: StoreRecovery?
    /// Why nothing can be saved; nil if all is well.
    ///
    /// The store is in memory then, and persistent favorites fail with this error.
    public nonisolated var unsaved: CatalogError? { store.unsaved }

    nonisolated let sources: SourceRegistry
    nonisolated let store: Store
    nonisolated let fetch: PageFetch
    nonisolated let completions: CompletionJobs
    /// Nil where no image outlives the run.
    nonisolated let artworkProtection: ArtworkProtection?
    nonisolated let runReport: RunReport
    let genreCache: GenreCache

    /// Opens the store, migrating it where it is older.
    ///
    /// - Parameters:
    ///   - sources: the catalogs in the order in which people see them.
    ///   - location: where the store lies.
    ///   - collation: the order of names; that of English by default.
    ///   - images: makes the loader, given the hook that takes what its downloads come to.
    ///   - report: gets the statistics of a catalog whose pictures are kept for the run, once in
    ///     the run: when its feed has been read and each of its pictures has been downloaded since,
    ///     or has failed for good. Nobody by default.
    ///   - log: takes a line for developers where the store or the copy of its favorites is damaged
    ///     or cannot be written. Nobody by default.
    /// - Throws: `storage` where a newer version wrote the store, or where it is damaged and another
    ///   process uses it. One that cannot be written is none: see ``unsaved``.
    public init(
        sources: [CatalogSource],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        images: @Sendable (@escaping @Sendable (ImageOutcome) async -> Void) -> ImageDataLoader,
        report: @escaping @Sendable (CatalogDescriptor, ImageStatistics) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) {
        try await self.init(
            sources: sources,
            location: location,
            collation: collation,
            clock: ContinuousClock(),
            now: { Date() },
            images: images,
            report: report,
            log: log
        )
    }

    /// Opens the store with a clock for the waits and one for the dates, for tests.
    /// - Throws: as above.
    package init(
        sources: [CatalogSource],
        location: StoreLocation,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date,
        images: @Sendable (@escaping @Sendable (ImageOutcome) async -> Void) -> ImageDataLoader,
        report: @escaping @Sendable (CatalogDescriptor, ImageStatistics) -> Void = { _, _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) {
        let (store, recovery) = try await Store.open(location, clock: clock, now: now, log: log)
        self.store = store
        self.recovery = recovery
        let registry = SourceRegistry(sources)
        self.sources = registry
        let runReport = RunReport(store, registry, collation: collation, report: report)
        self.runReport = runReport
        self.images = images { outcome in
            await store.record(outcome)
            await runReport.note(outcome)
        }
        artworkProtection = self.images.cache.map { ArtworkProtection(store: store, cache: $0) }
        fetch = PageFetch(store: store, sources: self.sources, collation: collation)
        completions = CompletionJobs(fetch: fetch)
        genreCache = GenreCache(store: store, sources: self.sources)
    }

    /// The catalogs in the order in which the user sees them.
    public nonisolated var catalogs: [CatalogDescriptor] { sources.all.map(\.provider.descriptor) }

    /// Replaces a source while running, after a change of settings; everybody who observes reads
    /// again.
    ///
    /// A source of a catalog that was not there is added at the end.
    public nonisolated func connect(_ source: CatalogSource) { replaceSource(source) }

    /// Closes the store after what it is doing; whatever is asked later throws `storage`.
    ///
    /// Dropping the library closes it too, but does not wait for it: for whoever opens the same
    /// file right after.
    public nonisolated func close() async { await store.close() }

    /// Waits until what has been read and downloaded before has been reported, where it is to be.
    package nonisolated func settle() async { await runReport.settled() }

    // MARK: Commands

    /// Fetches a page, 1-based, and writes it through.
    ///
    /// What changed is seen by observation.
    ///
    /// What the service answered is returned as served: repeats of rows on other pages are still in
    /// it, and where the library sorts, the page is one of the service's order. A page from the
    /// store is without the rows that a page fetched later has taken over. Favorites are one page
    /// from the store, whatever the policy, and in the library's order.
    /// - Throws: any ``CatalogError``. With `networkElseStore`, `offline` only where the store does
    ///   not have the page either; with `storeOnly`, `offline` where it does not have it. `storage`
    ///   where the page came and could not be stored.
    @discardableResult
    public func page(
        _ number: Int,
        of query: Query,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> Answer<Page<Item>> {
        try await fetch.page(number, of: query, policy: policy)
    }

    /// Fetches everything about an item, as its catalog's ``DetailsPolicy`` says, and stores the
    /// item; what the details tell beyond it is not stored.
    ///
    /// Where the list tells everything, a stored item is the answer and nobody is asked; one that
    /// is not stored is asked for.
    /// - Throws: any ``CatalogError``; `notFound` also where there is no such catalog.
    public func details(of id: Item.ID) async throws(CatalogError) -> ItemDetails {
        try await fetchDetails(of: id)
    }

    /// The genres that a catalog can be filtered by, fetched once per run; with
    /// `networkElseStore`, those that were stored last where nobody answers.
    /// - Throws: any ``CatalogError``; with `storeOnly`, `offline` where none are stored.
    public func genres(
        of catalog: CatalogID,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> [Genre] {
        try await genreCache.genres(of: catalog, policy: policy)
    }

    /// Gives or takes a heart, as the catalog's ``FavoritesPolicy`` says; asks nobody.
    ///
    /// One that lasts is stored on return, and every process that observes the store sees it within
    /// a second. What is so already is left as it is: a heart given twice keeps its place.
    /// - Throws: `notFound` where the catalog has no hearts or there is no such catalog;
    ///   `storage`.
    public nonisolated func setFavorite(
        _ isFavorite: Bool,
        _ id: Item.ID
    ) async throws(CatalogError) {
        try await writeFavorite(isFavorite, id)
    }

    /// Gives hearts that last, of either realm, the first one last, so that it is the newest; all of
    /// them or none; asks nobody.
    ///
    /// What has a heart keeps its place, and a stored item stays as it is: what a service said is
    /// newer than any copy.
    /// - Returns: how many had no heart before.
    /// - Throws: `notFound` where one is of a catalog whose hearts do not last or that is not
    ///   connected; `storage`.
    public nonisolated func addFavorites(
        _ favorites: [LastingFavorite]
    ) async throws(CatalogError) -> Int {
        try await writeLastingFavorites(favorites)
    }

    /// Brings a picture to the disk as places of those widths would ask for it.
    ///
    /// What is there already is not asked for again, within the limits of its catalog; nor are two
    /// widths for which the service has the same bytes.
    ///
    /// - Parameters:
    ///   - artwork: the picture.
    ///   - catalog: whose picture it is.
    ///   - pixelWidths: the widths of the places in pixels; none for the picture as large as it is.
    /// - Throws: `notFound` where its path makes no address; `storage` where the disk does not keep
    ///   it; what became of the download.
    public nonisolated func download(
        _ artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int] = []
    ) async throws(CatalogError) {
        try await fetchImage(artwork, of: catalog, pixelWidths: pixelWidths)
    }

    /// Why a picture that was downloaded is not on the disk any more, which has its limits.
    ///
    /// Nil where it is. The parameters are those of ``download(_:of:pixelWidths:)``.
    public nonisolated func absence(
        ofImage artwork: Artwork,
        of catalog: CatalogID,
        pixelWidths: [Int] = []
    ) async -> CatalogError? {
        await absenceOfImage(artwork, of: catalog, pixelWidths: pixelWidths)
    }

    // MARK: Reads

    /// The stored items with those ids, in that order; missing ones are left out.
    /// - Throws: `storage`.
    public nonisolated func items(_ ids: [Item.ID]) async throws(CatalogError) -> [Item] {
        try await store.items(ids, in: scopes)
    }

    /// The stored item with that id; nil if the library has never seen it.
    /// - Throws: `storage`.
    public nonisolated func item(_ id: Item.ID) async throws(CatalogError) -> Item? {
        try await store.items([id], in: scopes).first
    }

    /// The stored items of a catalog with a heart, the newest heart first; none where the
    /// catalog has no hearts.
    /// - Throws: `notFound` where there is no such catalog; `storage`.
    public nonisolated func favoriteItems(
        of catalog: CatalogID
    ) async throws(CatalogError) -> [Item] {
        try await readFavoriteItems(of: catalog)
    }

    /// Every item with a heart that lasts, of both realms, by catalog, the newest heart of each
    /// realm first.
    /// - Throws: `storage`.
    public nonisolated func lastingFavorites() async throws(CatalogError) -> [LastingFavorite] {
        try await readLastingFavorites()
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

    /// Who posted how much and how large the pictures are, computed from the store alone.
    ///
    /// Asks nobody; may be asked at any time.
    /// - Throws: `notFound` where there is no such catalog; `storage`.
    public nonisolated func imageStatistics(
        of catalog: CatalogID
    ) async throws(CatalogError) -> ImageStatistics {
        try await readImageStatistics(of: catalog)
    }

    // MARK: Observations

    /// The order of a query: from the service's pages, from the favorites, or sorted by the
    /// library, as the descriptor says; a search without a filter is answered from the stored
    /// titles before its first page has come.
    ///
    /// Of a catalog that is not connected the order is empty.
    public nonisolated func order(of query: Query) -> Updates<ItemOrder> { observeOrder(of: query) }

    /// The hearts of all catalogs that are connected, in the realm that each is connected to.
    public nonisolated func favorites() -> Updates<Set<Item.ID>> { observeFavorites() }

    /// ``imageStatistics(of:)`` now and after each picture and each reading of the feed that changes
    /// them.
    public nonisolated func imageStatisticsUpdates(
        of catalog: CatalogID
    ) -> Updates<ImageStatistics> {
        observeImageStatistics(of: catalog)
    }

    /// The stored items of a catalog with a heart, the newest heart first, and again whenever one
    /// comes, goes or is stored anew; none where the catalog has no hearts.
    ///
    /// It fails with `notFound` where there is no such catalog.
    public nonisolated func favoriteItems(
        observedIn catalog: CatalogID
    ) -> Updates<[Item]> {
        observeFavoriteItems(of: catalog)
    }

    /// Fetches the pages of a query that are missing, one job however many ask, and reports
    /// progress from the store; a restart resumes.
    ///
    /// Asking again after a failure tries again.
    ///
    /// The job starts when the first observer asks for progress and ends with the last one. Pages
    /// that are stored stay as old as they are: ``ItemOrder/fetchedAt`` tells.
    public nonisolated func complete(_ query: Query) -> Updates<Completion> {
        completions.progress(of: query)
    }
}
