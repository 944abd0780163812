package import Catalog

extension DisneyProvider {
    /// Creates the descriptor; the catalog's identifier is defined only here.
    package static func makeDescriptor() -> CatalogDescriptor {
        CatalogDescriptor(
            id: CatalogID("characters"),
            title: .key("catalog.characters"),
            symbol: .person,
            lists: [all],
            facets: facets,
            row: RowTemplate(lines: [[Facet<[String]>.films.key, Facet<[String]>.shortFilms.key]]),
            tap: .details(.fromItem),
            favorites: .persistent,
            images: .persistent,
            search: SearchCaptions(
                prompt: .key("search.prompt.names"),
                results: .key("search.results.characters")
            ),
            shelves: [
                ShelfDescriptor(
                    title: .key("shelf.characters.favorites"),
                    content: .favorites,
                    shape: .square,
                    opens: all.id
                ),
                ShelfDescriptor(
                    title: .key("shelf.characters.popular"),
                    content: .list(all.id, sort: Sort(popularity, .descending)),
                    shape: .square
                ),
            ]
        )
    }

    private static let popularity = SortID("popularity")

    /// The list of all characters; as the service can't sort, both orders need every page.
    private static var all: ListDescriptor {
        ListDescriptor(
            id: ListID("all"),
            title: .key("list.characters.all.title"),
            shortTitle: .key("list.characters.all.short"),
            content: .service(.pages(maximum: nil)),
            layouts: [.list, .grid],
            sorts: [
                SortOption(
                    id: popularity,
                    caption: .key("sort.popularity"),
                    execution: .library(facet: Facet<Double>.popularity.key)
                ),
                SortOption(
                    id: SortID("name"),
                    caption: .key("sort.name"),
                    execution: .library(facet: nil),
                    defaultDirection: .ascending
                ),
            ],
            isSearchable: true,
            hasFavoritesStrip: true
        )
    }

    private static var facets: [FacetDeclaration] {
        [
            names(.films, unit: .things(key: "value.films")),
            names(.shortFilms, unit: .things(key: "value.short-films")),
            names(.tvShows),
            names(.videoGames),
            names(.parkAttractions),
            names(.allies),
            names(.enemies),
            FacetDeclaration(.source, .link, caption: .key("facet.source")),
            FacetDeclaration(
                .popularity,
                .number,
                caption: .key("facet.popularity"),
                role: .hidden
            ),
        ]
    }

    private static func names(
        _ facet: Facet<[String]>,
        unit: FacetUnit = .none
    ) -> FacetDeclaration {
        FacetDeclaration(
            facet,
            .names,
            caption: .key("facet.\(facet.key)"),
            unit: unit,
            role: .list
        )
    }
}
