import Catalog
import Library

/// Creates and releases the models of pages and covers, following the router's paths.
extension AppModel {
    /// Returns the model of a page that is open in a section; nil if it isn't open.
    public func page(of route: Route, in section: AppSection) -> PageModel? {
        pages[section]?[route]
    }

    /// The details page on top of the selected section, or nil.
    public var details: DetailsViewModel? {
        guard let id = router.openItem,
            case .details(let details)? = page(of: .details(id), in: section)
        else { return nil }
        return details
    }

    /// The list of related items on top of the selected section, or nil.
    public var related: RelatedViewModel? {
        guard case .related(let related)? = topPage else { return nil }
        return related
    }

    /// The list of items that share a fact on top of the selected section, or nil.
    public var filtered: FilteredListViewModel? {
        guard case .list(let filtered)? = topPage else { return nil }
        return filtered
    }

    /// The list of items that share a fact beneath the topmost page, or nil.
    private var listBeneath: ItemListViewModel? {
        guard let route = router.pushed.dropLast().last,
            case .list(let filtered)? = page(of: route, in: section)
        else { return nil }
        return filtered.list
    }

    private var topPage: PageModel? { router.pushed.last.flatMap { page(of: $0, in: section) } }

    /// The statistics page on top of the selected section, or nil.
    public var statistics: StatisticsViewModel? {
        guard let id = router.statisticsCatalog,
            case .statistics(let statistics)? = page(of: .statistics(id), in: section)
        else { return nil }
        return statistics
    }

    /// Creates models for new routes and releases those of removed routes.
    ///
    /// Removes a route if no model can be created for it. Of a deep path, only the topmost pages have
    /// models; those below get new ones when the user comes back to them.
    func followPath() {
        followSection()
        if router.path.isEmpty { home?.itemClosed() }
        for (section, path) in router.paths {
            var open: [Route: PageModel] = [:]
            for route in path.filter({ !$0.isCover }).suffix(Self.pageCount) {
                let known = page(of: route, in: section) ?? open[route]
                // Removing the route calls this again.
                guard let page = known ?? makePage(of: route, below: open) else {
                    return router.remove(route)
                }
                open[route] = page
            }
            if open.keys != pages[section]?.keys { pages[section] = open }
        }
        followCover()
    }

    /// The maximum number of pages of a section that have models.
    private static let pageCount = 12

    /// Creates a page's model; `pages` are those below it.
    private func makePage(of route: Route, below pages: [Route: PageModel]) -> PageModel? {
        switch route {
        case .details(let id):
            recordVisit(of: id)
            return makeDetails(of: id).map(PageModel.details)
        case .related(let id, let section):
            let page = pages[.details(id)]
            let open: DetailsViewModel? = if case .details(let open)? = page { open } else { nil }
            return (open ?? makeDetails(of: id)).flatMap { RelatedViewModel(section, of: $0) }
                .map(PageModel.related)
        case .list(let id, let filter): return makeList(of: id, filter).map(PageModel.list)
        case .statistics(let id): return makeStatistics(of: id).map(PageModel.statistics)
        case .poster, .picture, .trailer: return nil
        }
    }

    private func makeDetails(of id: Item.ID) -> DetailsViewModel? {
        guard let descriptor = descriptor(of: id.catalog) else { return nil }
        let showList = { @MainActor [weak self] (target: FilterLink.Target) -> Void in
            self?.filterLinkTapped(target, in: descriptor.id)
        }
        return DetailsViewModel(
            id: id,
            descriptor: descriptor,
            library: dependencies.library,
            router: router,
            strings: dependencies.strings(of: id.catalog),
            embedding: embedding,
            service: dependencies.services[id.catalog],
            known: listBeneath?.row(id).content
                ?? lists(for: descriptor)?.visible.row(id).content ?? home?.card(of: id),
            showList: catalogModel(of: descriptor) == nil ? nil : showList,
            isGone: { [weak self] in self?.itemIsGone(id) }
        )
    }

    /// Opens the catalog's items that share a fact, above the details.
    ///
    /// If a genre's key isn't stored, it is requested first; an alert reports a failure.
    private func filterLinkTapped(_ target: FilterLink.Target, in catalog: CatalogID) {
        switch target {
        case .filter(let filter): router.push(.list(catalog, filter))
        case .genre(let name):
            let path = router.path
            let ask = { @Sendable [library = dependencies.library] () async throws(CatalogError) in
                try await library.genre(named: name, of: catalog)
            }
            findingGenre.run(for: self, ask) { app, result in
                // The user went elsewhere in the meantime.
                guard app.router.path == path else { return }
                switch result {
                case .success(let genre):
                    app.router.push(.list(catalog, Filter(genres: [genre.key])))
                case .failure(let error): app.router.present(error, of: catalog)
                }
            }
        }
    }

    private func makeList(of id: CatalogID, _ filter: Filter) -> FilteredListViewModel? {
        descriptor(of: id).flatMap { catalogModel(of: $0) }
            .flatMap { FilteredListViewModel(filter, of: $0, dependencies: dependencies) }
    }

    /// Returns the lists of a catalog, or of the one that it belongs to.
    private func lists(for descriptor: CatalogDescriptor) -> CatalogViewModel? {
        self.descriptor(of: descriptor.owner ?? descriptor.id).flatMap { catalogModel(of: $0) }
    }

    /// Records a visit if one of the catalog's shelves shows visited items.
    ///
    /// A failure is ignored: the page that opens reports what is wrong with the store.
    private func recordVisit(of id: Item.ID) {
        let shelves = descriptor(of: id.catalog)?.shelves ?? []
        guard shelves.contains(where: { $0.content == .visited }) else { return }
        let record = { @Sendable [library = dependencies.library] () async throws(CatalogError) in
            try await library.recordVisit(of: id)
        }
        visiting.run(for: self, record) { _, _ in }
    }

    private func makeStatistics(of id: CatalogID) -> StatisticsViewModel? {
        guard let descriptor = descriptor(of: id) else { return nil }
        return StatisticsViewModel(
            of: descriptor,
            library: dependencies.library,
            router: router,
            strings: dependencies.strings(of: id)
        )
    }
}

extension AppModel {
    /// Creates the model of a new cover, and closes a cover that can't have one.
    private func followCover() {
        let cover = router.cover
        guard cover != shownCover else { return }
        shownCover = cover
        let (poster, trailer) = makeCover(cover)
        if self.poster !== poster {
            self.poster?.slideshowStopped()
            self.poster = poster
        }
        self.trailer = trailer
        if cover != nil, poster == nil, trailer == nil { router.backTapped() }
    }

    private func makeCover(_ route: Route?) -> (PosterViewModel?, TrailerViewModel?) {
        switch route {
        case .poster?: (details?.makePoster(), nil)
        case .trailer(let id)?:
            if let details, details.id == id {
                (nil, details.makeTrailer())
            } else {
                (nil, home?.spotlight?.makeTrailer(of: id))
            }
        // The viewer that turned to this picture stays.
        case .picture(let id)? where poster?.item == id: (poster, nil)
        case .picture(let id)?:
            // Nil if the picture's list doesn't contain it or hasn't been read.
            (descriptor(of: id.catalog).flatMap { list(of: $0) }?.makePicture(of: id), nil)
        case .details?, .related?, .list?, .statistics?, nil: (nil, nil)
        }
    }

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

    /// Whether a list is on screen.
    public func isSeen(_ list: ItemListViewModel) -> Bool {
        catalog.flatMap { self.list(of: $0) } === list
    }

    /// Whether the splash screen is due: until there is something to show, but for at most two
    /// seconds, because it has no controls.
    ///
    /// A front end doesn't show it again after it was false.
    public var showsSplash: Bool { !hasContent && !isSplashOver }

    /// Whether there is something to show: rows, an error, or the reason there are no rows.
    public var hasContent: Bool {
        guard let list = catalog.flatMap({ list(of: $0) }) else {
            return home.map { $0.content != .loading } ?? false
        }
        return !list.ids.isEmpty || list.rows.error != nil || list.emptyReason != nil
    }
}
