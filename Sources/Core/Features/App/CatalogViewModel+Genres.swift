import Catalog

/// One genre of the catalog, chosen by its name.
extension CatalogViewModel {
    /// Whether a list of the catalog can be narrowed to a genre.
    public var filtersByGenre: Bool { lists.contains(where: \.filtersByGenre) }

    /// Shows a list of one genre alone, by the name that an item's details tell: the
    /// selected one if it can be filtered by genre.
    ///
    /// Waits for the service's genres where they are not known yet; ``genres`` tells if they could
    /// not be loaded.
    public func showGenre(named name: String) {
        guard let list = lists.first(where: \.filtersByGenre) else { return }
        searchCleared()
        if !selected.filtersByGenre { listTapped(list.query.list) }
        wantedGenre = name
        filterOpened()
        showWantedGenre()
    }

    /// Filters by the genre that was chosen, once genres are known; one that the service does not
    /// know leaves the list as it is.
    func showWantedGenre() {
        guard let name = wantedGenre, let genres = genres.value else { return }
        wantedGenre = nil
        let genre = genres.first { $0.name == name || $0.aliases.contains(name) }
        if let genre { selected.filterChanged(Filter(genres: [genre.key])) }
    }
}

extension ItemListViewModel {
    /// Favorites may be of one genre, too, but are not what a genre offers.
    fileprivate var filtersByGenre: Bool {
        list?.filters.contains(.genres) == true && list?.content != .favorites
    }
}
