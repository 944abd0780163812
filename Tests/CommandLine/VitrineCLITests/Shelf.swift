import Catalog

/// A catalog for these tests, made from a descriptor alone.
enum Shelf {
    static let id = CatalogID("books")

    static let popular = ListDescriptor(
        id: ListID("popular"),
        title: .words(["en": "Popular Books"]),
        shortTitle: .words(["en": "Popular"]),
        content: .service(.pages(maximum: 5)),
        sorts: [
            SortOption(
                id: SortID("rating"),
                caption: .words(["en": "Rating"]),
                execution: .service
            ),
            SortOption(
                id: SortID("title"),
                caption: .words(["en": "Title"]),
                execution: .library(facet: nil),
                defaultDirection: .ascending
            ),
        ],
        filters: [.genres, .years],
        isSearchable: true
    )

    static let whole = ListDescriptor(
        id: ListID("whole"),
        title: .words(["en": "All"]),
        shortTitle: .words(["en": "All"]),
        content: .service(.none)
    )

    static let favorites = ListDescriptor(
        id: ListID("favorites"),
        title: .words(["en": "Favorites"]),
        shortTitle: .words(["en": "Favorites"]),
        content: .favorites,
        sorts: [
            SortOption(
                id: SortID("rating"),
                caption: .words(["en": "Rating"]),
                execution: .library(facet: Facet<Rating>.rating.key)
            ),
            SortOption(
                id: SortID("title"),
                caption: .words(["en": "Title"]),
                execution: .library(facet: nil),
                defaultDirection: .ascending
            ),
        ]
    )

    static let descriptor = descriptor(id, title: "Books", favorites: .persistent)

    /// The same catalog with another name and favorites policy.
    static func descriptor(
        _ id: CatalogID,
        title: String,
        favorites hearts: FavoritesPolicy?
    ) -> CatalogDescriptor {
        CatalogDescriptor(
            id: id,
            title: .words(["en": title]),
            lists: [popular, whole, favorites],
            facets: [
                FacetDeclaration(.released, .day, caption: .words(["en": "Released"])),
                FacetDeclaration(.genres, .names, caption: .words(["en": "Genres"])),
                FacetDeclaration(.rating, .rating, caption: .words(["en": "Rating"])),
                FacetDeclaration(.runtime, .number, caption: .words(["en": "Runtime"])),
                FacetDeclaration(.trailer, .trailer, caption: .words(["en": "Trailer"])),
                FacetDeclaration(.overview, .text, caption: .words(["en": "Overview"])),
                FacetDeclaration(
                    Facet<[String]>("awards"),
                    .names,
                    caption: .words(["en": "Awards"])
                ),
            ],
            row: RowTemplate(lines: [["genres", "awards"], ["rating", "released"]]),
            tap: .details(.ownRequest),
            favorites: hearts,
            marks: hearts == .persistent ? [.toWatch, .watched, .rating, .note] : [],
            images: .persistent
        )
    }

    static func item(
        _ key: String,
        _ title: String,
        _ facets: Facets = Facets(),
        of catalog: CatalogID = id
    ) -> Item {
        Item(
            id: Item.ID(catalog, key),
            title: title,
            artwork: Artwork(path: "/\(key).jpg"),
            facets: facets
        )
    }
}
