import Catalog
import Foundation
import ImagePipeline
import SQLiteKit
import TestSupport
import Testing

@testable import Library

extension CatalogDescriptor {
    /// The people of ``movies``, who have no lists.
    static let people = CatalogDescriptor(
        id: CatalogID("people"),
        title: .key("people"),
        lists: [],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.ownRequest),
        favorites: nil,
        images: .persistent,
        owner: CatalogID("movies")
    )

    /// Similar to movies: pages, searches, persistent favorites.
    static let movies = CatalogDescriptor(
        id: CatalogID("movies"),
        title: .key("movies"),
        lists: [.popular, .topRated, .hearts],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.ownRequest),
        favorites: .persistent,
        images: .persistent
    )
    /// Similar to films: session favorites, details from the item.
    static let films = CatalogDescriptor(
        id: CatalogID("films"),
        title: .key("films"),
        lists: [.popular, .hearts],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.fromItem),
        favorites: .session,
        images: .run
    )
    /// A catalog without favorites.
    static let photos = CatalogDescriptor(
        id: CatalogID("photos"),
        title: .key("photos"),
        lists: [.popular, .feed],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .flip,
        favorites: nil,
        images: .run
    )
}

extension ListDescriptor {
    static let popular = list("popular", .service(.pages(maximum: 500)))
    static let topRated = list("top-rated", .service(.pages(maximum: 500)))
    static let hearts = list("favorites", .favorites)
    static let feed = list("feed", .service(.none))

    private static func list(_ name: String, _ content: Content) -> ListDescriptor {
        let execution = { (facet: String?) in SortOption.Execution.library(facet: facet) }
        let sorts: [(String, SortOption.Execution)] = [
            ("revenue", .service), ("name", execution(nil)),
            ("popularity", execution(Facet.popularity.key)),
            ("rating", execution(Facet.rating.key)), ("released", execution(Facet.released.key)),
            ("genres", execution(Facet.genres.key)), ("user", execution(Facet.user.key)),
            ("overview", execution(Facet.overview.key)),
            ("source", execution(Facet.source.key)),
        ]
        return ListDescriptor(
            id: ListID(name),
            title: .key(name),
            shortTitle: .key(name),
            content: content,
            sorts: sorts.map { SortOption(id: SortID($0), caption: .key($0), execution: $1) },
            filters: [.genres],
            isSearchable: true
        )
    }
}

extension Query {
    static func movies(
        _ list: ListDescriptor = .popular,
        search: String = "",
        sort: Sort? = nil,
        filter: Filter = Filter()
    ) -> Query {
        Query(
            catalog: CatalogID("movies"),
            list: list.id,
            search: search,
            sort: sort,
            filter: filter
        )
    }
}

extension Sort {
    static func ascending(_ key: String) -> Sort { Sort(SortID(key), .ascending) }
    static func descending(_ key: String) -> Sort { Sort(SortID(key), .descending) }
}

extension Item {
    static func movie(
        _ key: Int,
        _ title: String? = nil,
        artwork: Artwork? = nil,
        facets: Facets = Facets()
    ) -> Item {
        Item(
            id: ID(CatalogID("movies"), String(key)),
            title: title ?? "Movie \(key)",
            artwork: artwork,
            facets: facets
        )
    }

    static func movies(_ keys: some Sequence<Int>) -> [Item] { keys.map { movie($0) } }
}

extension ItemOrder {
    /// The keys as numbers, as in these fixtures.
    var keys: [Int] { ids.compactMap { Int($0.key) } }
}

extension Library {
    /// A library of stubs with a stopped clock, in memory by default.
    static func test(
        _ providers: StubProvider...,
        optional: [CatalogDescriptor] = [],
        realm: Realm = .demo,
        at location: StoreLocation = .memory,
        collation: TitleCollation = TitleCollation(cyrillicFirst: false),
        clock: any Clock<Duration> = HandClock(),
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_000) },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(CatalogError) -> Library {
        try await Library(
            sources: providers.map { CatalogSource($0, realm: realm) },
            optional: optional,
            location: location,
            collation: collation,
            clock: clock,
            now: now,
            images: { _ in ImageDataLoader() },
            log: log
        )
    }

    /// The current order.
    nonisolated func orderNow(_ query: Query) async throws -> ItemOrder {
        var iterator = order(of: query).makeAsyncIterator()
        return try #require(await iterator.next())
    }

    /// The current favorites.
    nonisolated func favoritesNow() async throws -> Set<Item.ID> {
        var iterator = favorites().makeAsyncIterator()
        return try #require(await iterator.next())
    }

    /// The current list of favorites.
    nonisolated func favoriteItemsNow(of catalog: CatalogID) async throws -> [Item] {
        var iterator = items(marked: .favorite, observedIn: catalog).makeAsyncIterator()
        return try #require(await iterator.next())
    }

    /// Adds a mark or changes its value.
    nonisolated func mark(_ id: MarkRow.ID, _ value: String = "") async throws {
        try await store.writeMarks { _, marks throws(DatabaseError) in
            _ = try marks.add(id, value: value, changedAt: 1_000)
            return ((), [])
        }
    }

    /// The value of each mark.
    nonisolated func marksNow() async throws -> [MarkRow.ID: String] {
        try await store.read { connection throws(DatabaseError) in
            try MarksSnapshot(table: connection).values
        }
    }
}

extension ExportedMark {
    /// The same mark without its time.
    var untimed: ExportedMark { ExportedMark(item, mark, realm: realm, origin: origin) }
}
