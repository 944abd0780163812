import Catalog
import L10n
import Testing

@testable import Features

@Suite("Filter links in details", .timeLimit(.minutes(5)))
@MainActor
struct FilterLinkTests {
    nonisolated static let director = Person(key: "5", name: "Taras")

    nonisolated static func catalog(_ filters: Set<FilterKind>) -> CatalogDescriptor {
        let list = { (name: String, content: ListDescriptor.Content, filters: Set<FilterKind>) in
            ListDescriptor(
                id: ListID(name),
                title: .words(["en": name]),
                shortTitle: .words(["en": name]),
                content: content,
                filters: filters,
                isSearchable: true
            )
        }
        return CatalogDescriptor(
            id: Books.id,
            title: .words(["en": "Books"]),
            lists: [
                list("hearts", .favorites, [.years]),
                list("all", .service(.pages(maximum: 500)), filters),
            ],
            facets: [
                FacetDeclaration(
                    .released,
                    .day,
                    caption: .words(["en": "Published"]),
                    leadsTo: .years
                ),
                FacetDeclaration(
                    .countries,
                    .names,
                    caption: .words(["en": "Countries"]),
                    leadsTo: .countries
                ),
                FacetDeclaration(.genres, .names, caption: .words(["en": "Kinds"])),
                FacetDeclaration(
                    .directors,
                    .people,
                    caption: .key("facet.directors"),
                    leadsTo: .people
                ),
            ],
            row: RowTemplate(lines: []),
            details: DetailsTemplate(summary: ["released", "countries"], genres: "genres"),
            tap: .details(.ownRequest),
            favorites: .persistent,
            images: .persistent
        )
    }

    nonisolated static let facets = Facets()
        .setting(.released, Day(year: 1994, month: 5, day: 1))
        .setting(.countries, ["Ukraine", "Utopia"]).setting(.countryCodes, ["UA", "UT"])
        .setting(.genres, ["Drama"]).setting(.directors, [director])

    private func content(_ filters: Set<FilterKind>, _ facets: Facets = facets) -> DetailsContent {
        DetailsContent(
            ItemDetails(item: Books.item(1, nil, facets), facets: facets),
            descriptor: Self.catalog(filters),
            strings: Localizer(.english)
        )
    }

    @Test("year, countries and genres are filter links; the whole date and the director are facts")
    func all() {
        let content = content([.years, .countries, .people, .genres])
        #expect(content.filterLinks.map(\.text) == ["1994", "Ukraine", "Utopia", "Drama"])
        #expect(content.summary == "1994  ·  Ukraine, Utopia")
        #expect(content.facts.map(\.text) == ["May 1, 1994", "Taras"])
        #expect(content.facts.map(\.caption) == ["Published", "Director"])
        #expect(
            content.facts[1].filterLinks == [
                FilterLink(text: "Taras", target: .filter(Filter(people: [Self.director])))
            ]
        )
    }

    @Test("facts that no list of the service is filtered by stay text")
    func none() {
        let content = content([])
        #expect(content.filterLinks.map(\.text) == ["Drama"])
        #expect(content.summary == "1994  ·  Ukraine, Utopia")
        #expect(content.facts.map(\.filterLinks) == [[], []])
    }

    @Test("countries without codes stay text")
    func noCodes() {
        for codes in [nil, ["UA"], ["UA", ""]] {
            let facets = Self.facets.setting(.countryCodes, codes)
            #expect(content([.countries], facets).summary == "1994  ·  Ukraine, Utopia")
        }
    }
}
