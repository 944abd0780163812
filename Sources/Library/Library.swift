public import Catalog
public import ImagePipeline

/// The one door to data: what a face may ask, all of it. STUB bodies: the room's own commit
/// replaces them.
///
/// Commands fetch and write the store; screens learn by observing. The store is the truth, offline
/// or not. This file holds signatures only.
public actor Library {
    /// The bytes of images, reporting every download to the store.
    public nonisolated let images: ImageDataLoader
    /// The damaged store that was moved aside at the start; nil in all but the worst of days.
    public nonisolated let recovery: StoreRecovery?

    /// Opens the store, migrating it where it is older.
    ///
    /// - Parameters:
    ///   - sources: the catalogues in the order in which people see them.
    ///   - location: where the store lies.
    ///   - images: makes the loader, given the hook that takes its receipts.
    /// - Throws: `storage` where the store can be neither opened nor made.
    public init(
        sources: [CatalogSource],
        location: StoreLocation,
        images: (@escaping @Sendable (ImageReceipt) async -> Void) -> ImageDataLoader
    ) async throws(CatalogError) {
        self.images = images { _ in }
        recovery = nil
    }

    /// The catalogues in the order in which people see them.
    public nonisolated var catalogs: [CatalogDescriptor] { [] }

    /// Replaces a source while running, after a change of settings.
    public nonisolated func connect(_ source: CatalogSource) {}

    // MARK: Commands

    /// Fetches a page, 1-based, and writes it through. What changed is seen by observation.
    ///
    /// Returned as served: repeats of rows on other pages are still in it.
    /// - Throws: any ``CatalogError``. With `networkElseStore`, `offline` only where the store has
    ///   nothing for the query either; with `storeOnly`, `offline` where it has nothing.
    @discardableResult
    public func page(
        _ number: Int,
        of query: Query,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> Answer<Page<Item>> {
        throw .offline
    }

    /// Fetches everything about an item, as its catalogue's ``DetailsPolicy`` says.
    /// - Throws: any ``CatalogError``.
    public func details(of id: Item.ID) async throws(CatalogError) -> ItemDetails {
        throw .offline
    }

    /// The genres that a catalogue can be filtered by, fetched once per run.
    /// - Throws: any ``CatalogError``.
    public func genres(of catalog: CatalogID) async throws(CatalogError) -> [Genre] { [] }

    /// Gives or takes a heart, as the catalogue's ``FavoritesPolicy`` says. Stored on return.
    /// - Throws: `notFound` where the catalogue has no hearts; `storage`.
    public nonisolated func setFavorite(
        _ isFavorite: Bool,
        _ id: Item.ID
    ) async throws(CatalogError) {}

    // MARK: Reads

    /// The stored items of those ids, in their order; what is not stored is left out.
    /// - Throws: `storage`.
    public nonisolated func items(_ ids: [Item.ID]) async throws(CatalogError) -> [Item] { [] }

    /// The request for an artwork at a size; nil where its path makes no address. Asks nobody.
    public nonisolated func imageRequest(
        for artwork: Artwork,
        of catalog: CatalogID,
        fit: ImageRequest.Fit
    ) -> ImageRequest? { nil }

    // MARK: Observations

    /// The order of a query: from the service's pages, from the favorites, or sorted by the
    /// library, as the descriptor says; a search before its first page is answered from the
    /// stored titles.
    public nonisolated func order(of query: Query) -> Updates<ItemOrder> { Updates() }

    /// The hearts of all catalogues.
    public nonisolated func favorites() -> Updates<Set<Item.ID>> { Updates() }

    /// Fetches the pages of a query that are missing, one job however many ask, and reports
    /// progress from the store; a restart resumes. Asking again after a failure tries again.
    public nonisolated func complete(_ query: Query) -> Updates<Completion> { Updates() }
}
