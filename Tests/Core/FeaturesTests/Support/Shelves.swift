import Catalog

/// The books catalog with every option a user can choose.
enum Shelves {
    static let stars = SortID("stars")
    static let popularity = SortID("popularity")
    static let title = SortID("title")

    /// Sorted by the service, with a named default order.
    static let popular = ListDescriptor(
        id: Books.popular.id,
        title: .words(["en": "Popular"]),
        shortTitle: .words(["en": "Popular"]),
        content: .service(.pages(maximum: 500)),
        layouts: [.list, .grid],
        sorts: [
            SortOption(id: popularity, caption: .words([:]), execution: .service),
            SortOption(id: stars, caption: .words([:]), execution: .service),
            SortOption(
                id: title,
                caption: .words([:]),
                execution: .service,
                defaultDirection: .ascending
            ),
        ],
        defaultSort: Sort(popularity, .descending),
        filters: [.genres, .years, .minimumRating],
        isSearchable: true
    )

    /// A list with an unnamed default order and only a genre filter.
    static let fresh = ListDescriptor(
        id: Books.fresh.id,
        title: .words(["en": "Fresh"]),
        shortTitle: .words(["en": "Fresh"]),
        content: .service(.pages(maximum: 500)),
        sorts: [SortOption(id: stars, caption: .words([:]), execution: .service)],
        filters: [.genres],
        isSearchable: true
    )

    /// Sorted locally.
    static let hearts = ListDescriptor(
        id: Books.hearts.id,
        title: .words(["en": "Favorites"]),
        shortTitle: .words(["en": "Favorites"]),
        content: .favorites,
        layouts: [.list, .grid],
        sorts: [
            SortOption(
                id: stars,
                caption: .words([:]),
                execution: .library(facet: Books.stars.key)
            ),
            SortOption(
                id: title,
                caption: .words([:]),
                execution: .library(facet: nil),
                defaultDirection: .ascending
            ),
        ]
    )

    /// The same favorites, filtered locally.
    static let filteredHearts = ListDescriptor(
        id: Books.hearts.id,
        title: hearts.title,
        shortTitle: hearts.shortTitle,
        content: .favorites,
        filters: [.genres, .years, .minimumRating]
    )

    static let descriptor = catalog(hearts)

    static func catalog(
        _ favorites: ListDescriptor,
        everywhere: SearchEverywhere = .asked
    ) -> CatalogDescriptor {
        CatalogDescriptor(
            id: Books.id,
            title: Books.descriptor.title,
            lists: [popular, fresh, favorites],
            facets: Books.descriptor.facets,
            row: Books.descriptor.row,
            tap: .details(.ownRequest),
            favorites: .persistent,
            images: .persistent,
            everywhere: everywhere
        )
    }

    static let genres = [Genre(key: "1", name: "Poetry"), Genre(key: "2", name: "Drama")]

    static func query(
        _ list: ListDescriptor = popular,
        search: String = "",
        sort: Sort? = nil,
        filter: Filter = Filter()
    ) -> Query {
        Query(catalog: Books.id, list: list.id, search: search, sort: sort, filter: filter)
    }
}
