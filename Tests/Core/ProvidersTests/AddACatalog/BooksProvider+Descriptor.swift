import Catalog

// begin descriptor
extension BooksProvider {
    static func makeDescriptor() -> CatalogDescriptor {
        CatalogDescriptor(
            id: CatalogID("books"),
            title: .words(["en": "Books", "uk": "Книжки"]),
            lists: [all],
            facets: [
                FacetDeclaration(
                    .authors,
                    .names,
                    caption: .words(["en": "Authors", "uk": "Автори"])
                ),
                FacetDeclaration(.released, .day, caption: .key("facet.released")),
                FacetDeclaration(.rating, .rating, caption: .key("facet.rating")),
            ],
            row: RowTemplate(lines: [
                [Facet<[String]>.authors.key],
                [Facet<Rating>.rating.key, Facet<Day>.released.key],
            ]),
            tap: .details(.fromItem),
            favorites: .persistent,
            images: .persistent
        )
    }

    private static var all: ListDescriptor {
        ListDescriptor(
            id: ListID("all"),
            title: .words(["en": "All Books", "uk": "Усі книжки"]),
            shortTitle: .words(["en": "All", "uk": "Усі"]),
            content: .service(.pages(maximum: nil)),
            layouts: [.list, .grid]
        )
    }
}
// end descriptor
