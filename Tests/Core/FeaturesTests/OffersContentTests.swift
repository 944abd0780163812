import Catalog
import Foundation
import L10n
import Testing

@testable import Features

@Suite("Where to watch, as text")
struct OffersContentTests {
    static let descriptor = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Books"]),
        lists: [],
        facets: [],
        row: RowTemplate(lines: []),
        tap: .details(.ownRequest),
        favorites: nil,
        images: .persistent,
        offersCredit: Attribution(
            text: .words(["en": "Source: Atlas"]),
            link: URL(string: "https://atlas.example")
        )
    )

    private func content(
        _ offers: Offers?,
        of catalog: CatalogDescriptor = descriptor,
        in language: Language = .english
    ) -> OffersContent? {
        let item = Books.item(1)
        return DetailsContent(
            ItemDetails(item: item, facets: item.facets, offers: offers),
            descriptor: catalog,
            strings: Localizer(language)
        ).offers
    }

    private func offers(_ count: Int = 1) throws -> Offers {
        let providers = (1...count).map { Offers.Provider("Moon Reel \($0)") }
        return try #require(
            Offers(
                country: "UA",
                link: URL(string: "https://films.test/1"),
                groups: Offers.Kind.allCases.map { Offers.Group($0, providers) }
            )
        )
    }

    @Test("offers name their country, kinds and source in the user's language")
    func words() throws {
        let english = try #require(content(try offers()))
        #expect(english.country == "Ukraine")
        #expect(english.groups.map(\.caption) == ["Stream", "Free", "Rent", "Buy"])
        #expect(english.groups[0].providers.map(\.name) == ["Moon Reel 1"])
        #expect(english.groups[0].providers[0].monogram?.text == "MR")
        #expect(english.link?.absoluteString == "https://films.test/1")
        #expect(english.credit.text == "Source: Atlas")
        #expect(english.credit.url?.absoluteString == "https://atlas.example")
        let ukrainian = try #require(content(try offers(), in: .ukrainian))
        #expect(ukrainian.country == "Україна")
        #expect(
            ukrainian.groups.map(\.caption) == ["За передплатою", "Безплатно", "Прокат", "Купівля"]
        )
    }

    @Test("nothing is shown without offers, and in a catalog that credits nobody for them")
    func nothing() throws {
        #expect(content(nil) == nil)
        #expect(content(try offers(), of: Books.descriptor) == nil)
        #expect(
            DetailsContent(
                RowContent(Books.item(1), descriptor: Self.descriptor, strings: Localizer(.english))
            ).offers == nil
        )
    }

    @Test("a kind shows at most 50 providers, and shortens long names")
    func limits() throws {
        let many = try #require(content(try offers(60)))
        #expect(many.groups.map(\.providers.count) == [50, 50, 50, 50])
        let long = Offers.Provider(String(repeating: "й", count: 600))
        let group = Offers.Group(.buy, [long])
        let offers = Offers(country: "UA", link: nil, groups: [group])
        #expect(content(offers)?.groups[0].providers[0].name.unicodeScalars.count == 500)
        #expect(content(offers)?.link == nil)
    }
}
