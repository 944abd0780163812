import Catalog
import Library

/// The arguments of `vitrine list` with every name resolved in a descriptor.
struct ListRequest: Hashable {
    let catalog: CatalogDescriptor
    let list: ListDescriptor
    let pages: ListArguments.Pages
    /// The query, not yet including genres.
    let query: Query
    /// The names or keys of genres, which only the service can resolve.
    let genres: [String]
    /// Whether to read only from the store.
    let isOffline: Bool

    /// Resolves the arguments.
    ///
    /// - Throws: ``UsageError`` for unknown names and for options that the list doesn't support.
    init(_ arguments: ListArguments, in catalogs: [CatalogDescriptor]) throws(UsageError) {
        catalog = try catalogs.named(arguments.catalog)
        list = try Self.list(arguments, of: catalog)
        pages = arguments.pages
        genres = arguments.genres
        isOffline = arguments.isOffline
        query = Query(
            catalog: catalog.id,
            list: list.id,
            search: arguments.search ?? "",
            sort: try Self.sort(arguments.sort, of: list),
            filter: Filter(
                years: arguments.years,
                minimumRating: arguments.minimumRating,
                countries: arguments.country.map { [$0] } ?? [],
                maximumRuntime: arguments.maximumRuntime,
                language: arguments.language
            )
        )
        try checkOffers(arguments)
        try checkPage()
    }

    /// Whether the library uses the network or only the store.
    var policy: FetchPolicy { isOffline ? .storeOnly : .networkElseStore }

    /// Whether the library sorts the list itself, which needs all pages.
    var isSortedByLibrary: Bool {
        let option = list.sorts.first { $0.id == query.sort?.key }
        guard case .library = option?.execution else { return false }
        return true
    }
}

extension ListRequest {
    private static func list(
        _ arguments: ListArguments,
        of catalog: CatalogDescriptor
    ) throws(UsageError) -> ListDescriptor {
        let name = arguments.list
        if !catalog.isBrowsable {
            guard name == nil else { throw .noLists(catalog: catalog.id.rawValue) }
            // Such a catalog can only be searched.
            guard arguments.search != nil else {
                throw .missingArgument(CommandOption.search.rawValue)
            }
            return .search
        }
        let list = name.map { name in catalog.lists.first { $0.id.rawValue == name } }
        guard let list = list ?? catalog.lists.first else {
            throw .badValue(
                name ?? "",
                of: CommandOption.list.rawValue,
                allowed: catalog.lists.map(\.id.rawValue)
            )
        }
        return list
    }

    private static func sort(
        _ text: String?,
        of list: ListDescriptor
    ) throws(UsageError) -> Sort? {
        guard let text else { return nil }
        let name = CommandOption.sort.rawValue
        guard !list.sorts.isEmpty else {
            throw .notOffered(option: name, list: list.id.rawValue)
        }
        for option in list.sorts {
            if text == option.id.rawValue { return Sort(option.id, option.defaultDirection) }
            for direction in [Sort.Direction.ascending, .descending]
            where text == "\(option.id.rawValue).\(direction.rawValue)" {
                return Sort(option.id, direction)
            }
        }
        throw .badValue(text, of: name, allowed: list.sorts.map(\.id.rawValue))
    }

    private func checkOffers(_ arguments: ListArguments) throws(UsageError) {
        let given: [(CommandOption, isGiven: Bool, isOffered: Bool)] = [
            (.search, arguments.search != nil, list.isSearchable),
            (.genre, !arguments.genres.isEmpty, list.filters.contains(.genres)),
            (.years, arguments.years != nil, list.filters.contains(.years)),
            (
                .minimumRating, arguments.minimumRating != nil,
                list.filters.contains(.minimumRating)
            ),
            (
                .maximumRuntime, arguments.maximumRuntime != nil,
                list.filters.contains(.maximumRuntime)
            ),
            (.language, arguments.language != nil, list.filters.contains(.language)),
            (.country, arguments.country != nil, list.filters.contains(.countries)),
        ]
        for choice in given where choice.isGiven && !choice.isOffered {
            throw .notOffered(option: choice.0.rawValue, list: list.id.rawValue)
        }
    }

    private func checkPage() throws(UsageError) {
        guard case .one(let number) = pages, let maximum, number > maximum else { return }
        throw .malformed(
            String(number),
            of: CommandOption.page.rawValue,
            .page(maximum: maximum)
        )
    }

    private var maximum: Int? {
        switch list.content {
        case .service(.pages(let maximum)): maximum
        case .service(.none), .marked: 1
        }
    }
}

extension ListDescriptor {
    /// The results of a search in a catalog without lists.
    fileprivate static let search = ListDescriptor(
        id: CatalogDescriptor.searchID,
        title: .key("search.results"),
        shortTitle: .key("search.results"),
        content: .service(.pages(maximum: nil)),
        isSearchable: true
    )
}

extension [CatalogDescriptor] {
    /// Returns the catalog with this id.
    ///
    /// - Throws: ``UsageError`` listing all ids if no catalog has it.
    func named(_ name: String) throws(UsageError) -> CatalogDescriptor {
        guard let catalog = first(where: { $0.id.rawValue == name }) else {
            throw .badValue(name, of: "CATALOG", allowed: map(\.id.rawValue))
        }
        return catalog
    }
}
