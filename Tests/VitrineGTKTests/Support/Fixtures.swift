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
