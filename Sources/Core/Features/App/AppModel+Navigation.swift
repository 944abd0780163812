import Catalog
import Library

/// Creates and releases the models of pages open above the list, following the router's path.
extension AppModel {
    /// Creates models for new routes and releases those of removed routes.
    ///
    /// Removes a route if no model can be created for it.
    func followPath() {
        if router.path.isEmpty { home?.itemClosed() }
        followDetails()
        followPoster()
        followTrailer()
        followStatistics()
    }

    private func followDetails() {
        guard let id = router.openItem else {
            details = nil
            return
        }
        guard details?.id != id else { return }
        guard let descriptor = catalogs.first(where: { $0.id == id.catalog }) else {
            details = nil
            router.path = []
            return
        }
        (poster, trailer) = (nil, nil)
        recordVisit(of: id, in: descriptor)
        let catalogModel = catalogModel(of: descriptor)
        let showGenre = { @MainActor [weak self] (name: String) -> Void in
            self?.genreTapped(name, in: descriptor)
        }
        details = DetailsViewModel(
            id: id,
            descriptor: descriptor,
            library: parts.library,
            router: router,
            strings: strings,
            embedding: embedding,
            clock: parts.clock,
            outage: catalogModel?.outage ?? Outage(),
            known: catalogModel?.visible.row(id).content ?? home?.card(of: id),
            showGenre: catalogModel?.filtersByGenre == true ? showGenre : nil,
            isGone: { [weak self] in self?.itemIsGone(id) }
        )
    }

    /// Closes the details and shows the catalog's items in a genre.
    private func genreTapped(_ name: String, in catalog: CatalogDescriptor) {
        catalogTapped(catalog.id)
        router.path = []
        catalogModel(of: catalog)?.showGenre(named: name)
    }

    /// Records a visit if one of the catalog's shelves shows visited items.
    ///
    /// A failure is ignored: the page that opens reports what is wrong with the store.
    private func recordVisit(of id: Item.ID, in descriptor: CatalogDescriptor) {
        guard descriptor.shelves.contains(where: { $0.content == .visited }) else { return }
        let record = { @Sendable [library = parts.library] () async throws(CatalogError) in
            try await library.recordVisit(of: id)
        }
        visiting.run(for: self, record) { _, _ in }
    }

    private func followPoster() {
        guard router.isPosterOpen else {
            poster?.slideshowStopped()
            poster = nil
            return
        }
        if case .picture(let id)? = router.path.last {
            followPicture(id)
        } else if poster == nil {
            poster = details?.makePoster()
        }
        if poster == nil { router.backTapped() }
    }

    /// Closes the viewer if the picture's list doesn't contain it or hasn't been read.
    private func followPicture(_ id: Item.ID) {
        guard poster?.item != id else { return }
        poster?.slideshowStopped()
        let descriptor = catalogs.first { $0.id == id.catalog }
        poster = descriptor.flatMap { list(of: $0) }?.makePicture(of: id)
    }

    private func followTrailer() {
        guard router.isTrailerOpen else {
            trailer = nil
            return
        }
        if trailer == nil {
            trailer =
                details?.makeTrailer()
                ?? router.openItem.flatMap { home?.spotlight?.makeTrailer(of: $0) }
        }
        if trailer == nil { router.backTapped() }
    }

    private func followStatistics() {
        guard let id = router.statisticsCatalog else {
            statistics = nil
            return
        }
        guard statistics?.catalog != id else { return }
        guard catalogs.first(where: { $0.id == id })?.hasPeopleStatistics == true else {
            statistics = nil
            router.backTapped()
            return
        }
        statistics = StatisticsViewModel(
            catalog: id,
            library: parts.library,
            router: router,
            strings: strings
        )
    }
}

extension AppModel {
    /// Whether a full-size picture or a trailer hides the lists.
    public var isCovered: Bool { router.cover != nil }

    /// Whether the selected catalog's search field has text.
    public var isSearching: Bool {
        catalog.flatMap { catalogModel(of: $0) }?.isSearching ?? false
    }

    /// Whether the selected catalog can be searched.
    public var hasSearch: Bool {
        catalog?.lists.contains { $0.isSearchable } ?? false
    }

    /// Whether there is something to show: rows, an error, or the reason there are no rows.
    ///
    /// A front end shows its splash screen until then.
    public var hasContent: Bool {
        guard let list = catalog.flatMap({ list(of: $0) }) else {
            return home.map { $0.content != .loading } ?? false
        }
        return !list.ids.isEmpty || list.rows.error != nil || list.emptyReason != nil
    }
}
