public import Catalog

extension Library {
    /// Fetches a page by its 1-based number and stores it.
    ///
    /// Observers of the store see the changes.
    ///
    /// A page from the service is returned as served: it may repeat rows from other pages, and is
    /// in the service's order even if the library sorts the list. A page from the store lacks any
    /// rows that a page fetched later also contains. Favorites are a single page from the store in
    /// the library's order, regardless of policy.
    ///
    /// - Throws: `CatalogError`. `offline` with `networkElseStore` only if the store lacks the page
    ///   as well, and with `storeOnly` if it lacks the page. `storage` if the page arrived but
    ///   couldn't be stored.
    @discardableResult
    public func page(
        _ number: Int,
        of query: Query,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> Fetched<Page<Item>> {
        try await fetch.page(number, of: query, policy: policy)
    }

    /// Fetches an item's details, as its catalog's `DetailsPolicy` defines, and stores them with all
    /// items that belong to them.
    ///
    /// The details of the last 200 items of a source are stored. If the catalog's lists contain all
    /// details, a stored item is returned without a request.
    ///
    /// - Throws: `CatalogError`; `notFound` also if the catalog doesn't exist.
    public func details(of id: Item.ID) async throws(CatalogError) -> Fetched<ItemDetails> {
        let source = try source(of: id.catalog)
        store.opens(id)
        let tap = source.provider.descriptor.tap
        var stored: Item?
        if tap != .details(.ownRequest) {
            stored = try await store.items([id], in: [id.catalog: source.scope]).first
        }
        if tap != .details(.addedRequest), let stored {
            return Fetched(ItemDetails(item: stored, facets: stored.facets), from: .store)
        }
        let row = stored
        var details = try await service(of: id.catalog).call { () async throws(CatalogError) in
            try await source.provider.details(of: id.key, row: row)
        }.value
        let fillsRow = source.provider.fillsRow(of: id.key)
        if let stored { details = details.added(to: stored, fillingPicture: fillsRow) }
        if details.item.title.isEmpty { throw .badResponse(.untitled) }
        try await store.save(
            details,
            of: source.scope,
            among: scopes,
            fillsRow: fillsRow
        )
        return Fetched(details, from: .network)
    }

    /// Returns an item's stored details; nil if the item isn't stored.
    ///
    /// Offers in another country than the provider's are omitted.
    ///
    /// - Throws: `storage`; `notFound` if the catalog doesn't exist.
    public func storedDetails(of id: Item.ID) async throws(CatalogError) -> StoredDetails? {
        store.opens(id)
        let source = try source(of: id.catalog)
        return try await store.details(of: id, in: source.scope).map { stored in
            StoredDetails(
                details: stored.details.withOffers(onlyIn: source.provider.country),
                isWhole: stored.isWhole
            )
        }
    }

    /// Returns the genres a catalog can be filtered by; its provider fetches them once and then
    /// remembers them.
    ///
    /// With `networkElseStore`, returns the stored genres if the service doesn't respond.
    ///
    /// - Throws: `CatalogError`; `offline` with `storeOnly` if no genres are stored.
    public func genres(
        of catalog: CatalogID,
        policy: FetchPolicy = .networkElseStore
    ) async throws(CatalogError) -> Fetched<[Genre]> {
        let source = try source(of: catalog)
        do throws(CatalogError) {
            guard policy != .storeOnly else { throw .offline }
            let genres = try await service(of: catalog)
                .call(remembers: true) { () async throws(CatalogError) in
                    try await source.provider.genres()
                }
            if genres.origin == .network { try await store.save(genres.value, of: source) }
            return genres
        } catch .offline where policy != .networkOnly {
            let stored = try await store.genres(of: source)
            guard !stored.isEmpty else { throw .offline }
            return Fetched(stored, from: .store)
        }
    }

    /// Asks for the names of a catalog's genres, unless they are stored in all of its languages.
    ///
    /// With them, ``watchedStatistics(of:)`` counts items once that were stored in different
    /// languages.
    ///
    /// - Throws: `CatalogError`.
    public func nameGenres(of catalog: CatalogID) async throws(CatalogError) {
        let source = try source(of: catalog)
        let languages = source.provider.languages
        let stored = try await store.genres(of: source)
        let isNamed = languages.allSatisfy { language in
            stored.contains { $0.names[language] != nil }
        }
        if isNamed { return }
        _ = try await genres(of: catalog, policy: .networkOnly)
    }

    /// Returns the genre with a name in any language, without a request if it is stored.
    ///
    /// - Throws: `CatalogError`; `notFound` if the service has no such genre.
    public func genre(
        named name: String,
        of catalog: CatalogID
    ) async throws(CatalogError) -> Genre {
        let named = { @Sendable (genre: Genre) in genre.isNamed(name) }
        let stored = try await store.genres(of: source(of: catalog))
        if let genre = stored.first(where: named) { return genre }
        guard let genre = try await genres(of: catalog).value.first(where: named) else {
            throw .notFound(message: nil)
        }
        return genre
    }

    /// Fetches a query's missing pages in a job that all observers share, and reports its progress.
    ///
    /// The job starts when the first observer asks for progress and ends when the last one leaves.
    /// After a failure, another observer starts it again; after a restart, it continues from the
    /// store. Stored pages aren't refreshed: see ``ItemOrder/fetchedAt`` for their age.
    public func fetchWhole(_ query: Query) -> Updates<ListProgress> {
        wholeLists.progress(of: query)
    }
}

/// The details of an item as stored.
public struct StoredDetails: Hashable, Sendable {
    /// The details; without ``isWhole``, the facts of a list row.
    public let details: ItemDetails
    /// Whether they are the response to the item's own request.
    public let isWhole: Bool
}

/// The sources a command may use: the network, the store or both.
public enum FetchPolicy: Hashable, Sendable {
    /// Asks the service, and falls back to the store if the service doesn't respond.
    case networkElseStore
    /// Asks the service, and fails if it doesn't respond.
    case networkOnly
    /// Reads the store without making a request.
    case storeOnly
}

extension ItemDetails {
    /// Returns the details with what only the stored item has.
    ///
    /// With `fillsPicture`, a row without a picture gets that of the details.
    func added(to stored: Item, fillingPicture fillsPicture: Bool) -> ItemDetails {
        let rowArtwork = stored.artwork ?? (fillsPicture ? artwork : nil)
        return ItemDetails(
            item: Item(
                id: item.id,
                title: item.title.isEmpty ? stored.title : item.title,
                artwork: rowArtwork,
                facets: stored.facets.merging(item.facets)
            ),
            facets: stored.facets.merging(facets),
            sections: sections,
            picture: artwork == rowArtwork ? nil : artwork,
            offers: offers
        )
    }

    /// Returns the details, without offers in another country.
    fileprivate func withOffers(onlyIn country: String?) -> ItemDetails {
        guard let offers, offers.country != country else { return self }
        return ItemDetails(item: item, facets: facets, sections: sections, picture: picture)
    }
}
