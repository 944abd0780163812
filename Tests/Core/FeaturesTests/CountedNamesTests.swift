import Catalog
import L10n
import Testing

@testable import Features

@Suite("Name counts in a row")
struct CountedNamesTests {
    private let cast = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Cast"]),
        lists: [],
        facets: [
            FacetDeclaration(
                .films,
                .names,
                caption: .words(["en": "Films"]),
                unit: .things(key: "value.films")
            ),
            FacetDeclaration(
                .shortFilms,
                .names,
                caption: .words(["en": "Short films"]),
                unit: .things(key: "value.short-films")
            ),
            FacetDeclaration(.enemies, .names, caption: .words(["en": "Enemies"])),
        ],
        row: RowTemplate(lines: [["films", "shortFilms"]]),
        tap: .details(.fromItem),
        favorites: .persistent,
        images: .persistent
    )

    private func item(_ films: Int, _ shortFilms: Int) -> Item {
        let names = { (count: Int) in (0..<count).map { "Film \($0)" } }
        return Books.item(
            1,
            "Ada",
            Facets().setting(.films, names(films)).setting(.shortFilms, names(shortFilms))
        )
    }

    private func row(_ films: Int, _ shortFilms: Int, _ language: Language) -> RowContent {
        RowContent(item(films, shortFilms), descriptor: cast, strings: Localizer(language))
    }

    @Test("a row and its speech count the names, in the language's plural forms")
    func rows() {
        #expect(row(6, 8, .english).lines == ["6 films  ·  8 short films"])
        #expect(row(1, 1, .english).lines == ["1 film  ·  1 short film"])
        #expect(row(6, 8, .ukrainian).lines == ["6 фільмів  ·  8 короткометражок"])
        #expect(row(2, 1, .ukrainian).lines == ["2 фільми  ·  1 короткометражка"])
        #expect(row(6, 8, .english).speech == "Ada, 6 films, 8 short films")
    }

    @Test("omits a count of zero, and a line without counts")
    func none() {
        #expect(row(0, 2, .english).lines == ["2 short films"])
        #expect(row(2, 0, .english).speech == "Ada, 2 films")
        #expect(row(0, 0, .english).lines == [])
        #expect(row(0, 0, .english).speech == "Ada")
    }

    @Test("details list all names and omit empty facets")
    func details() {
        let item = item(2, 0)
        let content = DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: cast,
            strings: Localizer(.english)
        )
        #expect(content.facts.map(\.caption) == ["Films"])
        #expect(content.facts.map(\.text) == ["Film 0, Film 1"])
    }
}
