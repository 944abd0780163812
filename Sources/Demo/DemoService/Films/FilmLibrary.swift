import Primitives

/// The service's lists, computed once and cached.
///
/// Films and people are read, sorted and indexed by the first request that needs them, on its
/// thread.
final class FilmLibrary: Sendable {
    /// The parameters of a list.
    enum List: Hashable, Sendable {
        case filtered(FilmFilter, FilmSort, ContentLanguage)
        case search(String, FilmFilter)
    }

    private struct Order: Hashable {
        let sort: FilmSort
        let language: ContentLanguage
    }

    private let collection: Lazy<FilmCollection>
    private let persons: Lazy<PersonCollection>
    private let search: Lazy<FilmSearch>
    private let popularPages: Lazy<RepeatingPages>
    private let orders = Locked<[Order: [Int32]]>([:])
    private let lists = Locked(RecentLists())

    /// Creates a library without reading the records.
    ///
    /// See ``DemoOptions`` for `seed` and `scale`.
    init(
        seed: UInt64,
        scale: Int?,
        records: @escaping @Sendable () -> [FilmRecord],
        people: @escaping @Sendable () -> [PersonRecord] = PersonData.records
    ) {
        let collection = Lazy {
            FilmCollection(records: records(), scale: scale, seed: seed)
        }
        self.collection = collection
        persons = Lazy { PersonCollection(records: people(), films: collection.value) }
        search = Lazy { FilmSearch(collection.value) }
        popularPages = Lazy { RepeatingPages(count: collection.value.count, seed: seed) }
    }

    /// All films, by descending popularity.
    var films: FilmCollection { collection.value }

    /// The films' cast and directors.
    var people: PersonCollection { persons.value }

    /// The pages of the list of popular films.
    var popular: RepeatingPages { popularPages.value }

    /// Returns the positions of a list's films in ``films``, in list order.
    func positions(of list: List) -> [Int32] {
        if let positions = lists.withLock({ $0.positions(of: list) }) { return positions }
        let positions: [Int32]
        switch list {
        case .filtered(let filter, let sort, let language):
            positions = filtered(filter, order(Order(sort: sort, language: language)))
        case .search(let text, let filter):
            positions = search.value.positions(matching: text, filter: filter)
        }
        lists.withLock { $0.keep(positions, of: list) }
        return positions
    }
}

extension FilmLibrary {
    private func filtered(_ filter: FilmFilter, _ order: [Int32]) -> [Int32] {
        if filter == .everything { return order }
        let films = films
        return order.filter { filter.accepts(films[Int($0)]) }
    }

    /// Sorts outside the lock: two requests may each do the same work, but neither waits for the
    /// other.
    private func order(_ order: Order) -> [Int32] {
        if let positions = orders.withLock({ $0[order] }) { return positions }
        let positions = order.sort.order(of: films, language: order.language)
        orders.withLock { $0[order] = positions }
        return positions
    }
}
