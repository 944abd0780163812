import Catalog

/// A catalog with a favorites strip and whole-list sort orders.
enum Cast {
    static let films = SortID("films")
    static let name = SortID("name")
    static let count = Facet<Double>("count")

    static let all = ListDescriptor(
        id: ListID("all"),
        title: .words(["en": "Everybody"]),
        shortTitle: .words(["en": "All"]),
        content: .service(.pages(maximum: nil)),
        sorts: [
            SortOption(
                id: films,
                caption: .words(["en": "Films"]),
                execution: .library(facet: count.key)
            ),
            SortOption(
                id: name,
                caption: .words(["en": "Name"]),
                execution: .library(facet: nil),
                defaultDirection: .ascending
            ),
        ],
        isSearchable: true,
        hasFavoritesStrip: true
    )

    static let descriptor = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Characters", "uk": "Персонажі"]),
        lists: [all, Books.fresh],
        facets: [
            FacetDeclaration(.films, .names, caption: .words(["en": "Films"]), role: .list),
            FacetDeclaration(.shortFilms, .names, caption: .words(["en": "Shorts"]), role: .list),
            FacetDeclaration(.genres, .names, caption: .words(["en": "Kinds"])),
            FacetDeclaration(.source, .link, caption: .words(["en": "Source"])),
            FacetDeclaration(count, .number, caption: .words(["en": "Films"]), role: .hidden),
        ],
        row: RowTemplate(lines: [["genres"]]),
        tap: .details(.fromItem),
        favorites: .persistent,
        images: .persistent,
        search: SearchCaptions(prompt: .key("search.prompt.names"))
    )

    static func query(sort: SortID? = nil, _ direction: Sort.Direction = .descending) -> Query {
        Query(catalog: Books.id, list: all.id, sort: sort.map { Sort($0, direction) })
    }

    static func character(_ key: Int, _ name: String? = nil, films: Double? = nil) -> Item {
        Books.item(key, name ?? "Character \(key)", Facets().setting(count, films))
    }

    /// A page of characters, given as keys with film counts.
    static func page(_ number: Int, of total: Int, _ films: KeyValuePairs<Int, Double>) -> Page<
        Item
    > {
        Page(
            number: number,
            totalPages: total,
            elements: films.map { character($0.key, films: $0.value) }
        )
    }
}
