public import Catalog

/// Filtering the catalog by a fact of an item.
extension CatalogViewModel {
    /// Filters a list; uses the selected one if it offers the criteria, otherwise the first that does.
    ///
    /// Does nothing if no list of the service offers them.
    public func show(_ filter: Filter) {
        guard select(where: filter.kinds) else { return }
        selected.filterChanged(filter)
    }

    /// Filters a list by a genre's name as shown in details.
    ///
    /// Uses the selected list if it can be filtered by genre, otherwise the first one that can. If
    /// the genres aren't known yet, requests them first; ``genres`` reports a failure.
    public func showGenre(named name: String) {
        guard select(where: [.genres]) else { return }
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

    /// Ends a search and selects a service list with these filters; returns false if no list has them.
    private func select(where kinds: Set<FilterKind>) -> Bool {
        guard let list = lists.first(where: { $0.offers(kinds) }) else { return false }
        searchCleared()
        if !selected.offers(kinds) { listTapped(list.query.list) }
        return true
    }
}
