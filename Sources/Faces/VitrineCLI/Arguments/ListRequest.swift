import Catalog
import Library

/// What `vitrine list` asks for, every name found in a descriptor.
struct ListRequest: Hashable {
    /// The catalog.
    let catalog: CatalogDescriptor
    /// The list.
    let list: ListDescriptor
    /// Which part of it.
    let pages: ListArguments.Pages
    /// What is asked; genres are still missing.
    let query: Query
    /// Names or keys of genres, which only the service knows.
    let genres: [String]
    /// Whether the store alone is asked.
    let isOffline: Bool

    /// Looks the arguments up.
    /// - Throws: ``UsageError`` for names that no descriptor has and for what a list cannot do.
    init(_ arguments: ListArguments, in catalogs: [CatalogDescriptor]) throws(UsageError) {
        catalog = try catalogs.named(arguments.catalog)
        list = try Self.list(arguments.list, of: catalog)
        pages = arguments.pages
        genres = arguments.genres
        isOffline = arguments.isOffline
        query = Query(
            catalog: catalog.id,
            list: list.id,
            search: arguments.search ?? "",
            sort: try Self.sort(arguments.sort, of: list),
            filter: Filter(years: arguments.years, minimumRating: arguments.minimumRating)
        )
        try checkOffers(arguments)
        try checkPage()
    }

    /// Whom the library asks.
    var policy: FetchPolicy { isOffline ? .storeOnly : .networkElseStore }

    /// Whether the library puts the list in order itself, for which it needs all of it.
    var isSortedByLibrary: Bool {
        let option = list.sorts.first { $0.id == query.sort?.key }
        guard case .library = option?.execution else { return false }
        return true
    }
}

extension ListRequest {
    private static func list(
        _ name: String?,
        of catalog: CatalogDescriptor
    ) throws(UsageError) -> ListDescriptor {
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
        let wishes: [(CommandOption, isWished: Bool, isOffered: Bool)] = [
            (.search, arguments.search != nil, list.isSearchable),
            (.genre, !arguments.genres.isEmpty, list.filters.contains(.genres)),
            (.years, arguments.years != nil, list.filters.contains(.years)),
            (
                .minimumRating, arguments.minimumRating != nil,
                list.filters.contains(.minimumRating)
            ),
        ]
        for wish in wishes where wish.isWished && !wish.isOffered {
            throw .notOffered(option: wish.0.rawValue, list: list.id.rawValue)
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
        case .service(.none), .favorites: 1
        }
    }
}

extension [CatalogDescriptor] {
    /// The catalog of that name.
    /// - Throws: ``UsageError`` with all names where there is none.
    func named(_ name: String) throws(UsageError) -> CatalogDescriptor {
        guard let catalog = first(where: { $0.id.rawValue == name }) else {
            throw .badValue(name, of: "CATALOG", allowed: map(\.id.rawValue))
        }
        return catalog
    }
}
