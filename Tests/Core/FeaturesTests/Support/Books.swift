import Catalog
import Foundation

/// A catalog for these tests, made from a descriptor alone.
enum Books {
    static let id = CatalogID("books")
    static let stars = Facet<Rating>("stars")
    static let length = Facet<Double>("length")

    static let popular = list("popular", .service(.pages(maximum: 500)))
    static let fresh = list("fresh", .service(.pages(maximum: 500)))
    static let whole = list("whole", .service(.none))
    static let hearts = list("hearts", .favorites)

    static let descriptor = CatalogDescriptor(
        id: id,
        title: .words(["en": "Books", "uk": "Книжки"]),
        lists: [popular, fresh, whole, hearts],
        facets: [
            FacetDeclaration(.originalTitle, .text, caption: .words(["en": "Original title"])),
            FacetDeclaration(.released, .day, caption: .words(["en": "Published"])),
            FacetDeclaration(.genres, .names, caption: .words(["en": "Kinds", "uk": "Жанри"])),
            FacetDeclaration(stars, .rating, caption: .words(["en": "Stars", "uk": "Оцінка"])),
            FacetDeclaration(
                length,
                .number,
                caption: .words(["en": "Read aloud", "uk": "Читання вголос"]),
                unit: .minutes
            ),
            FacetDeclaration(
                .trailer,
                .trailer,
                caption: .words(["en": "Trailer"]),
                role: .control
            ),
            FacetDeclaration(
                .overview,
                .text,
                caption: .words(["en": "Blurb", "uk": "Про книжку"]),
                role: .body
            ),
            FacetDeclaration(
                .popularity,
                .number,
                caption: .words(["en": "Popularity"]),
                role: .hidden
            ),
        ],
        row: RowTemplate(lines: [["genres"], ["stars", "released", "length"]]),
        tap: .details(.ownRequest),
        favorites: .persistent,
        images: .persistent
    )

    /// A second catalog, as similar to the first as possible.
    static let maps = CatalogDescriptor(
        id: CatalogID("maps"),
        title: .words(["en": "Maps"]),
        lists: [popular],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.fromItem),
        favorites: nil,
        images: .run,
        attribution: Attribution(
            text: .words(["en": "Maps by Atlas"]),
            link: URL(string: "https://atlas.example/terms")
        ),
        everywhere: .askedIfWanted
    )

    static let kobzar = item(
        840,
        "Kobzar",
        Facets().setting(.originalTitle, "Кобзар")
            .setting(.released, Day(year: 1840, month: 4, day: 26))
            .setting(.genres, ["Poetry", "Classics"])
            .setting(stars, Rating(9.5, votes: 1_200))
            .setting(length, 152)
            .setting(.overview, "Eight poems.")
            .setting(.popularity, 3)
    )

    static func query(_ list: ListDescriptor = popular, search: String = "") -> Query {
        Query(catalog: id, list: list.id, search: search)
    }

    static func item(_ key: Int, _ title: String? = nil, _ facets: Facets = Facets()) -> Item {
        Item(
            id: Item.ID(id, String(key)),
            title: title ?? "Book \(key)",
            artwork: Artwork(path: "/\(key).jpg"),
            facets: facets
        )
    }

    /// Page `number` of a list with keys from 1 and twenty items per page.
    static func page(_ number: Int, of total: Int) -> Page<Item> {
        page(number, of: total, keys: ((number - 1) * 20 + 1)...(number * 20))
    }

    static func page(_ number: Int, of total: Int, keys: some Sequence<Int>) -> Page<Item> {
        Page(number: number, totalPages: total, elements: keys.map { item($0) })
    }

    /// A catalog of pictures that turn over.
    static func stream(_ id: CatalogID) -> CatalogDescriptor {
        CatalogDescriptor(
            id: id,
            title: .words([:]),
            lists: [popular],
            facets: [],
            row: RowTemplate(lines: []),
            tap: .flip,
            favorites: nil,
            images: .run
        )
    }

    private static func list(_ name: String, _ content: ListDescriptor.Content) -> ListDescriptor {
        ListDescriptor(
            id: ListID(name),
            title: .words(["en": name]),
            shortTitle: .words(["en": name]),
            content: content,
            filters: [.genres],
            isSearchable: true
        )
    }
}
