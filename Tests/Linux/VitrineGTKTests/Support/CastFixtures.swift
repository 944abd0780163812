import Catalog

/// A catalog with a favorites strip above its list and lists in its details.
extension CatalogDescriptor {
    static let cast = CatalogDescriptor(
        id: CatalogID("movies"),
        title: .words(["en": "Characters", "uk": "Персонажі"]),
        lists: [
            ListDescriptor(
                id: ListID("all"),
                title: .words(["en": "Characters"]),
                shortTitle: .words(["en": "All"]),
                content: .service(.pages(maximum: nil)),
                sorts: [
                    SortOption(
                        id: SortID("popularity"),
                        caption: .key("sort.popularity"),
                        execution: .library(facet: Facet<Double>.popularity.key)
                    )
                ],
                isSearchable: true,
                hasFavoritesStrip: true
            )
        ],
        facets: [
            FacetDeclaration(.films, .names, caption: .words(["en": "Films"]), role: .list),
            FacetDeclaration(.shortFilms, .names, caption: .words(["en": "Shorts"]), role: .list),
            FacetDeclaration(.source, .link, caption: .key("facet.source")),
        ],
        row: RowTemplate(lines: []),
        tap: .details(.fromItem),
        favorites: .persistent,
        images: .persistent
    )
}

extension Item {
    /// A character with a popularity.
    static func character(_ number: Int, popularity: Double = 0, _ facets: Facets = Facets())
        -> Item
    {
        Item(
            id: ID(CatalogID("movies"), String(number)),
            title: "Character \(number)",
            artwork: Artwork(path: "/\(number).jpg"),
            facets: facets.setting(.popularity, popularity)
        )
    }
}
