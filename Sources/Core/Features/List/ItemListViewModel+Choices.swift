public import Catalog
import L10n
import Library

/// The user's choices for a list: order and filter.
extension ItemListViewModel {
    /// Whether a choice is currently possible.
    public enum Availability: Hashable, Sendable {
        /// The control is enabled.
        case available
        /// The control is disabled; the text says why.
        case unavailable(String)
        /// The list never offers it, and the control should be hidden.
        case notOffered
    }

    /// Whether the rows can be sorted.
    public var sortAvailability: Availability {
        availability(isOffered: !(list?.sorts.isEmpty ?? true), needsService: sortsByService)
    }

    /// Whether the rows can be filtered.
    public var filterAvailability: Availability {
        availability(isOffered: !(list?.filters.isEmpty ?? true), needsService: !isOfFavorites)
    }

    /// The order to check in the menu: the chosen one, or the one matching the list's default
    /// order.
    public var sort: Sort? { query.sort ?? list?.defaultSort }

    /// Sorts by a key in its default direction; nil restores the list's default order.
    public func sortKeyTapped(_ key: SortID?) {
        guard let key else { return choose(sort: nil) }
        guard sort?.key != key, let option = list?.sorts.first(where: { $0.id == key }) else {
            return
        }
        choose(sort: Sort(key, option.defaultDirection))
    }

    /// Sorts by the current key in another direction.
    public func sortDirectionTapped(_ direction: Sort.Direction) {
        guard let sort, sort.direction != direction else { return }
        choose(sort: Sort(sort.key, direction))
    }

    /// Changes the filter and requests the rows after `delay`, in case more changes follow.
    public func filterChanged(_ filter: Filter, askAfter delay: Duration = .zero) {
        guard filter != query.filter else { return }
        var query = query
        query.filter = filter
        choose(query, askAfter: delay)
    }

    /// How many rows the list has; nil while unknown or if its service doesn't report it.
    public var rowCount: Int? {
        guard case .loaded(let order) = rows else { return nil }
        return order.isComplete ? order.ids.count : total
    }

    /// Removes one genre, the years or the rating from the filter.
    public func filterChipTapped(_ chip: FilterChip) {
        filterChanged(chip.removed(from: query.filter))
    }

    /// Clears the filter.
    public func filterCleared() {
        filterChanged(Filter())
    }
}

extension ItemListViewModel {
    private var sortsByService: Bool {
        list?.sorts.contains { $0.execution == .service } ?? false
    }

    private func availability(isOffered: Bool, needsService: Bool) -> Availability {
        guard isOffered else { return .notOffered }
        if !query.search.isEmpty { return .unavailable(strings("choices.search")) }
        if isOffline, needsService { return .unavailable(strings.outage("choices")) }
        return .available
    }

    private func choose(sort: Sort?) {
        let chosen = sort == list?.defaultSort ? nil : sort
        // The default order can always be restored.
        guard chosen != query.sort, chosen == nil || sortAvailability == .available else { return }
        var query = query
        query.sort = chosen
        choose(query)
    }
}

extension Query {
    /// Returns the query with the saved choices that the list still offers.
    func applying(_ preferences: ListChoices, to list: ListDescriptor?) -> Query {
        var query = self
        if let sort = preferences.sort, sort != list?.defaultSort,
            list?.sorts.contains(where: { $0.id == sort.key }) == true
        {
            query.sort = sort
        }
        let filter = preferences.filter.limited(to: list?.filters ?? [])
        if !filter.isEmpty { query.filter = filter }
        return query
    }
}

extension Filter {
    /// Returns the filter without the kinds that aren't offered.
    fileprivate func limited(to kinds: Set<FilterKind>) -> Filter {
        Filter(
            genres: kinds.contains(.genres) ? genres : [],
            years: kinds.contains(.years) ? years : nil,
            minimumRating: kinds.contains(.minimumRating) ? minimumRating : nil,
            people: kinds.contains(.people) ? people : [],
            countries: kinds.contains(.countries) ? countries : []
        )
    }
}
