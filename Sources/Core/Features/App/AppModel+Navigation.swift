import Catalog
import Library

/// The models of what is open above the list follow the router's path.
extension AppModel {
    /// Creates the models of new routes and releases those of routes that are gone.
    ///
    /// A route that leads to nothing is removed.
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

    /// Leaves the details for the catalog's list of a genre.
    private func genreTapped(_ name: String, in catalog: CatalogDescriptor) {
        catalogTapped(catalog.id)
        router.path = []
        catalogModel(of: catalog)?.showGenre(named: name)
    }

    /// Only where a shelf shows it; one that cannot be stored is lost without a word: the page that
    /// opens says what is wrong with the store.
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

    /// One that is not in its catalog's list, or has not been read, leads nowhere.
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
    /// Whether a picture at full size or a trailer hides the lists.
    public var isCovered: Bool { router.cover != nil }

    /// Whether the search field of the selected catalog has text.
    public var isSearching: Bool {
        catalog.flatMap { catalogModel(of: $0) }?.isSearching ?? false
    }

    /// Whether the selected catalog can be searched.
    public var hasSearch: Bool {
        catalog?.lists.contains { $0.isSearchable } ?? false
    }

    /// Whether there is something to see, until when a face shows its splash: rows, an error, or
    /// that there are no rows.
    public var hasContent: Bool {
        guard let list = catalog.flatMap({ list(of: $0) }) else {
            return home.map { $0.content != .loading } ?? false
        }
        return !list.ids.isEmpty || list.rows.error != nil || list.emptyReason != nil
    }
}
