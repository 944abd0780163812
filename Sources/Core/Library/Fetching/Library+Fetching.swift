public import Catalog

extension Library {
    /// Fetches a page, 1-based, and writes it through.
    ///
    /// What changed is seen by observation.
    ///
    /// What the service answered is returned as served: repeats of rows on other pages are still in
    /// it, and where the library sorts, the page is one of the service's order. A page from the
    /// store is without the rows that a page fetched later has taken over. Favorites are one page
    /// from the store, whatever the policy, and in the library's order.
    /// - Throws: any `CatalogError`. With `networkElseStore`, `offline` only where the store does
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

    /// Fetches everything about an item, as its catalog's `DetailsPolicy` says, and stores the
    /// item; what the details tell beyond it is not stored.
    ///
    /// Where the list tells everything, a stored item is the answer and nobody is asked; one that
    /// is not stored is asked for.
    /// - Throws: any `CatalogError`; `notFound` also where there is no such catalog.
    public func details(of id: Item.ID) async throws(CatalogError) -> ItemDetails {
        let source = try source(of: id.catalog)
        if source.provider.descriptor.tap != .details(.ownRequest) {
            let stored = try await store.items([id], in: [id.catalog: source.scope])
            if let item = stored.first { return ItemDetails(item: item, facets: item.facets) }
        }
        let details = try await source.provider.details(of: id.key)
        try await store.save(details.item, of: source.scope)
        return details
    }

    /// The genres that a catalog can be filtered by, which its provider fetches once; with
    /// `networkElseStore`, those that were stored last if the service does not respond.
    /// - Throws: any `CatalogError`; with `storeOnly`, `offline` where none are stored.
    public func genres(
        of catalog: CatalogID,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> [Genre] {
        let source = try source(of: catalog)
        do throws(CatalogError) {
            guard policy != .storeOnly else { throw .offline }
            let genres = try await source.provider.genres()
            try await store.save(genres, of: source.scope)
            return genres
        } catch .offline where policy != .networkOnly {
            let stored = try await store.genres(of: source.scope)
            guard !stored.isEmpty else { throw .offline }
            return stored
        }
    }

    /// Fetches the pages of a query that are missing, one job however many ask, and reports
    /// progress from the store; a restart resumes.
    ///
    /// Asking again after a failure tries again.
    ///
    /// The job starts when the first observer asks for progress and ends with the last one. Pages
    /// that are stored stay as old as they are: ``ItemOrder/fetchedAt`` tells.
    public func complete(_ query: Query) -> Updates<ListProgress> {
        wholeLists.progress(of: query)
    }
}

/// Whether a command uses the network, the store or both.
public enum FetchPolicy: Hashable, Sendable {
    /// The service; the store if it does not respond.
    case networkElseStore
    /// The service only; fails if it does not respond.
    case networkOnly
    /// The store only; sends no request.
    case storeOnly
}
