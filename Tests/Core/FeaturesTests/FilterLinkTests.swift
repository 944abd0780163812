import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Filter links in details", .timeLimit(.minutes(5)))
@MainActor
struct FilterLinkTests {
    private nonisolated static let director = Person(key: "5", name: "Taras")

    private nonisolated static func catalog(_ filters: Set<FilterKind>) -> CatalogDescriptor {
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

    private nonisolated static let facets = Facets()
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

    @Test(
        "a filter link closes the details and filters the first list of the service that offers it"
    )
    func tap() async throws {
        let service = BookService(Self.catalog([.years, .countries, .people])) { question in
            switch question {
            case .page(let number, _): .page(Books.page(number, of: 1))
            case .genres: .genres([])
            case .details:
                .details(ItemDetails(item: Books.item(1, nil, Self.facets), facets: Self.facets))
            }
        }
        let app = AppModel(
            library: try await Library.ofBooks(service),
            strings: Localizer(.english),
            version: "1"
        )
        let lists = try #require(app.catalogModel(of: service.descriptor))
        for (position, filter) in [
            Filter(years: YearRange(first: 1994, last: 1994)), Filter(countries: ["UA"]),
        ].enumerated() {
            app.router.openDetails(of: Books.item(1).id)
            let details = try #require(app.details)
            details.appeared()
            await eventually { details.content.value?.filterLinks.isEmpty == false }
            let link = try #require(details.content.value?.filterLinks[position])
            #expect(details.opens(link))
            details.filterLinkTapped(link)
            #expect(app.router.path == [])
            #expect(lists.selected.query.list == ListID("all"))
            #expect(lists.selected.query.filter == filter)
        }
        lists.show(Filter(people: [Self.director], countries: ["UA"]))
        #expect(lists.chips.map(\.text) == ["Taras", "Ukraine"])
        #expect(!(lists.chips.map { $0.removed(from: lists.selected.query.filter).isEmpty }[0]))
        lists.show(Filter(minimumRating: 5))
        #expect(lists.selected.query.filter.minimumRating == nil, "not offered")
    }
}
