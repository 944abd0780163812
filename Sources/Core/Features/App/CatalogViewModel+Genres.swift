import Catalog

/// Filtering the catalog by a genre name.
extension CatalogViewModel {
    /// Whether any of the catalog's lists can be narrowed to a genre.
    public var filtersByGenre: Bool { lists.contains(where: \.filtersByGenre) }

    /// Filters a list by a genre's name as shown in details.
    ///
    /// Uses the selected list if it can be filtered by genre, otherwise the first one that can. If
    /// the genres aren't known yet, requests them first; ``genres`` reports a failure.
    public func showGenre(named name: String) {
        guard let list = lists.first(where: \.filtersByGenre) else { return }
        searchCleared()
        if !selected.filtersByGenre { listTapped(list.query.list) }
        wantedGenre = name
        filterOpened()
        showWantedGenre()
    }

    /// Applies the wanted genre once the genres are known; a name unknown to the service leaves the
    /// filter unchanged.
    func showWantedGenre() {
        guard let name = wantedGenre, let genres = genres.value else { return }
        wantedGenre = nil
        let genre = genres.first { $0.name == name || $0.aliases.contains(name) }
        if let genre { selected.filterChanged(Filter(genres: [genre.key])) }
    }
}

extension ItemListViewModel {
    /// False for the favorites: they can be filtered by genre but don't include everything in it.
    fileprivate var filtersByGenre: Bool {
        list?.filters.contains(.genres) == true && list?.content != .favorites
    }
}
