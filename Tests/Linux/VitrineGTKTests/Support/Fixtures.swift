import Catalog

extension CatalogDescriptor {
    static let movies = CatalogDescriptor(
        id: CatalogID("movies"),
        title: .key("catalog.movies"),
        lists: [
            ListDescriptor(
                id: ListID("popular"),
                title: .key("list.movies.popular.title"),
                shortTitle: .key("list.movies.popular.short"),
                content: .service(.pages(maximum: 500))
            )
        ],
        facets: [
            FacetDeclaration(.genres, .names, caption: .key("facet.genres")),
            FacetDeclaration(.rating, .rating, caption: .key("facet.rating")),
            FacetDeclaration(.overview, .text, caption: .key("facet.overview"), role: .body),
        ],
        row: RowTemplate(lines: [
            [Facet<[String]>.genres.key], [Facet<Rating>.rating.key, Facet<Day>.released.key],
        ]),
        tap: .details(.ownRequest),
        favorites: nil,
        images: .persistent
    )

    /// The same with favorites and three lists, which can be sorted, filtered and searched.
    static let films = films(with: [])

    /// The same with shelves on the home page.
    static func films(with shelves: [ShelfDescriptor]) -> CatalogDescriptor {
        CatalogDescriptor(
            id: movies.id,
            title: movies.title,
            lists: [
                filmList("popular", .service(.pages(maximum: 500)), .service),
                filmList("top-rated", .service(.pages(maximum: 500)), .service),
                filmList("favorites", .favorites, .library(facet: nil)),
            ],
            facets: movies.facets + [
                FacetDeclaration(.trailer, .trailer, caption: .key("facet.trailer"), role: .control)
            ],
            row: movies.row,
            details: DetailsTemplate(
                rating: Facet<Rating>.rating.key,
                genres: Facet<[String]>.genres.key
            ),
            tap: movies.tap,
            favorites: .persistent,
            images: movies.images,
            shelves: shelves,
            spotlight: shelves.isEmpty ? nil : ListID("popular")
        )
    }

    private static func filmList(
        _ name: String,
        _ content: ListDescriptor.Content,
        _ execution: SortOption.Execution
    ) -> ListDescriptor {
        let isOfService = content.isOfService
        return ListDescriptor(
            id: ListID(name),
            title: .key("list.movies.\(name).title"),
            shortTitle: .key("list.movies.\(name).short"),
            content: content,
            layouts: [.list, .grid],
            sorts: ["rating", "title"].map {
                SortOption(
                    id: SortID($0),
                    caption: .key("sort.\($0)"),
                    execution: execution,
                    defaultDirection: $0 == "title" ? .ascending : .descending
                )
            },
            defaultSort: isOfService ? Sort(SortID("rating"), .descending) : nil,
            filters: isOfService
                ? [.genres, .years, .minimumRating, .countries, .maximumRuntime, .language]
                : [.genres, .years, .minimumRating],
            isSearchable: true
        )
    }
}

extension Item {
    static func movie(_ number: Int, _ title: String? = nil, overview: String? = nil) -> Item {
        Item(
            id: ID(CatalogID("movies"), String(number)),
            title: title ?? "Movie \(number)",
            artwork: Artwork(path: "/\(number).jpg"),
            facets: Facets()
                .setting(.genres, ["Drama", "Comedy"])
                .setting(.rating, Rating(7.5, votes: 12))
                .setting(.released, Day(year: 1999, month: 3, day: 31))
                .setting(.overview, overview)
        )
    }

    static func movies(_ numbers: some Sequence<Int>) -> [Item] { numbers.map { movie($0) } }
}
