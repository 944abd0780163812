import Catalog
import Foundation
import L10n
import Library
import Testing

@testable import Features

@Suite("Item texts", .timeLimit(.minutes(5)))
@MainActor
struct ContentTests {
    private func row(_ item: Item, _ language: Language = .english) -> RowContent {
        RowContent(item, descriptor: Books.descriptor, strings: Localizer(language))
    }

    private func details(_ item: Item, _ language: Language = .english) -> DetailsContent {
        DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: Books.descriptor,
            strings: Localizer(language)
        )
    }

    private func lines(_ content: DetailsContent) -> [String] {
        content.facts.map { "\($0.caption): \($0.text)" }
    }

    @Test("a row shows the facets of its template and speaks them in one sentence")
    func englishRow() {
        let row = row(Books.kobzar)
        #expect(row.id == Books.kobzar.id)
        #expect(row.title == "Kobzar")
        #expect(row.artwork == Artwork(path: "/840.jpg"))
        #expect(row.lines == ["Poetry, Classics", "★ 9.5  ·  1840  ·  2 h 32 min"])
        #expect(row.speech == "Kobzar, 1840, Poetry, Classics, rated 9.5, 2 h 32 min")
        #expect(row.tooltip == "Kobzar\nPoetry, Classics\n★ 9.5  ·  1840  ·  2 h 32 min")
    }

    @Test("a row shows its template's running text and speaks it after the title")
    func runningText() {
        let texts = CatalogDescriptor(
            id: Books.id,
            title: Books.descriptor.title,
            lists: [Books.whole],
            facets: Books.descriptor.facets,
            row: RowTemplate(lines: [["genres"]], text: Facet<String>.overview.key),
            tap: .details(.fromItem),
            favorites: .session,
            images: .persistent
        )
        let words = Localizer(.english)
        let row = RowContent(Books.kobzar, descriptor: texts, strings: words)
        #expect(row.text == "Eight poems.")
        #expect(row.lines == ["Poetry, Classics"])
        #expect(row.speech == "Kobzar, Eight poems., Poetry, Classics")
        #expect(RowContent(Books.item(1), descriptor: texts, strings: words).text == nil)
        let facets = Facets().setting(.overview, "One.\n\n• Two\r\nThree\u{2028}Four")
        let long = RowContent(Books.item(2, "Book", facets), descriptor: texts, strings: words)
        #expect(long.text == "One. • Two Three Four", "a row has no room for paragraphs")
        #expect(self.row(Books.kobzar).text == nil)
    }

    @Test("omits a missing rating if the catalog does not mark its absence")
    func silentRating() {
        let stars = FacetDeclaration(
            Books.stars,
            .rating,
            caption: .words([:]),
            showsAbsence: false
        )
        let words = Localizer(.english)
        #expect(words.words(for: nil, declaredBy: stars, besides: "", in: .details) == nil)
    }

    @Test("a row speaks Ukrainian")
    func ukrainianRow() {
        let row = row(Books.kobzar, .ukrainian)
        #expect(row.lines == ["Poetry, Classics", "★ 9,5  ·  1840  ·  2 год 32 хв"])
        #expect(row.speech == "Kobzar, 1840, Poetry, Classics, рейтинг 9,5, 2 год 32 хв")
    }

    @Test("shows a text for a missing rating, whatever its key, and omits other missing facets")
    func unknownFacets() {
        #expect(row(Books.item(1)).lines == ["Not rated yet"])
        #expect(row(Books.item(1)).speech == "Book 1, Not rated yet")
        #expect(row(Books.item(1), .ukrainian).speech == "Book 1, Ще без оцінки")
        #expect(lines(details(Books.item(1))) == ["Stars: Not rated yet"])
        #expect(lines(details(Books.item(1), .ukrainian)) == ["Оцінка: Ще без оцінки"])
        #expect(details(Books.item(1)).texts.isEmpty)
    }

    @Test("omits empty values")
    func emptyValues() {
        let facets = Facets().setting(.genres, []).setting(.overview, "")
            .setting(.originalTitle, "")
        let item = Books.item(1, nil, facets)
        #expect(row(item).lines == ["Not rated yet"])
        #expect(lines(details(item)) == ["Stars: Not rated yet"])
        #expect(details(item).texts.isEmpty)
    }

    @Test("omits an invalid length", arguments: [0, -5, .nan, .infinity, 1e300])
    func noLength(minutes: Double) {
        let item = Books.item(1, nil, Facets().setting(Books.length, minutes))
        #expect(row(item).lines == ["Not rated yet"])
        #expect(lines(details(item)) == ["Stars: Not rated yet"])
    }

    @Test("a details page lists facts and texts in the catalog's order")
    func englishDetails() {
        let content = details(Books.kobzar)
        #expect(content.id == Books.kobzar.id)
        #expect(content.title == "Kobzar")
        #expect(content.artwork == Artwork(path: "/840.jpg"))
        #expect(
            lines(content) == [
                "Original title: Кобзар", "Published: April 26, 1840", "Kinds: Poetry, Classics",
                "Stars: ★ 9.5 (1,200 votes)", "Read aloud: 2 h 32 min",
            ]
        )
        #expect(
            content.texts
                == [RunningText(key: "overview", caption: "Blurb", text: "Eight poems.")]
        )
    }

    @Test(
        "only web addresses become links",
        arguments: [
            ("https://books.test/1", true), ("HTTP://books.test", true),
            ("javascript:alert(1)", false), ("file:///etc/passwd", false), ("vitrine://x/1", false),
        ]
    )
    func links(address: String, isLink: Bool) throws {
        let page = Facet<URL>("page")
        let url = try #require(URL(string: address))
        let books = Books.descriptor
        let descriptor = CatalogDescriptor(
            id: books.id,
            title: books.title,
            lists: books.lists,
            facets: [FacetDeclaration(page, .link, caption: .words(["en": "Page"]))],
            row: books.row,
            tap: books.tap,
            favorites: books.favorites,
            images: books.images
        )
        let item = Books.item(1, nil, Facets().setting(page, url))
        let content = DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: descriptor,
            strings: Localizer(.english)
        )
        #expect(content.links.map(\.url) == (isLink ? [url] : []))
    }

    @Test("details end with the credit that the catalog's service asks for")
    func credit() {
        let kobzar = Books.kobzar
        let content = DetailsContent(
            ItemDetails(item: kobzar, facets: kobzar.facets),
            descriptor: Books.maps,
            strings: Localizer(.english)
        )
        #expect(content.credit?.text == "Maps by Atlas")
        #expect(content.credit?.url?.absoluteString == "https://atlas.example/terms")
        #expect(details(kobzar).credit == nil)
    }

    @Test("a subtitle without a caption has no colon")
    func bareSubtitle() {
        let authors = Facet<String>("books.subtitle")
        let books = Books.descriptor
        let descriptor = CatalogDescriptor(
            id: books.id,
            title: books.title,
            lists: books.lists,
            facets: [
                FacetDeclaration(authors, .text, caption: .words(["en": ""]), role: .hidden)
            ],
            row: books.row,
            details: DetailsTemplate(subtitle: authors.key),
            tap: books.tap,
            favorites: books.favorites,
            images: books.images
        )
        let item = Books.item(1, nil, Facets().setting(authors, "Ada, Bob"))
        let content = DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: descriptor,
            strings: Localizer(.english)
        )
        #expect(content.subtitle?.line == "Ada, Bob")
        #expect(content.facts.isEmpty)
    }

    /// The details of an item whose catalog has a details template.
    private func headed(_ item: Item) -> DetailsContent {
        let books = Books.descriptor
        let descriptor = CatalogDescriptor(
            id: books.id,
            title: books.title,
            lists: books.lists,
            facets: books.facets,
            row: books.row,
            details: DetailsTemplate(
                subtitle: Facet<String>.originalTitle.key,
                summary: [Facet<Day>.released.key, Books.length.key],
                rating: Books.stars.key,
                genres: Facet<[String]>.genres.key
            ),
            tap: books.tap,
            favorites: books.favorites,
            images: books.images
        )
        return DetailsContent(
            ItemDetails(item: item, facets: item.facets),
            descriptor: descriptor,
            strings: Localizer(.english)
        )
    }

    @Test("facts do not repeat the header, except a date that the header shortens to its year")
    func header() {
        let content = headed(Books.kobzar)
        #expect(content.subtitle?.text == "Кобзар")
        #expect(content.subtitle?.line == "Original title: Кобзар")
        #expect(content.summary == "1840  ·  2\u{A0}h\u{A0}32\u{A0}min")
        #expect(content.rating?.text == "★ 9.5 (1,200 votes)")
        #expect(content.filterLinks.map(\.text) == ["Poetry", "Classics"])
        #expect(lines(content) == ["Published: April 26, 1840"])
        let year = Books.item(1, nil, Facets().setting(.released, Day(year: 1840)))
        #expect(headed(year).summary == "1840")
        #expect(lines(headed(year)).isEmpty)
    }

    @Test("unknown facets leave no gap in the header")
    func emptyHeader() {
        let content = headed(Books.item(1))
        #expect(content.subtitle == nil)
        #expect(content.summary == nil)
        #expect(content.rating?.text == "Not rated yet")
        #expect(content.filterLinks.isEmpty)
        #expect(lines(content).isEmpty)
    }

    @Test("a details page speaks Ukrainian, with English captions where Ukrainian ones are missing")
    func ukrainianDetails() {
        let content = details(Books.kobzar, .ukrainian)
        #expect(
            lines(content).filter { !$0.contains("1840") } == [
                "Original title: Кобзар", "Жанри: Poetry, Classics",
                "Оцінка: ★ 9,5 (1\u{A0}200 голосів)", "Читання вголос: 2 год 32 хв",
            ]
        )
        #expect(content.texts.map(\.caption) == ["Про книжку"])
    }

    @Test("details show an original title that equals the title", arguments: ["Misto", "Місто"])
    func originalTitle(title: String) {
        let item = Books.item(1, "Misto", Facets().setting(.originalTitle, title))
        #expect(lines(details(item)).first == "Original title: \(title)")
        #expect(headed(item).subtitle?.line == "Original title: \(title)")
    }

    @Test("rows omit a text that repeats the title")
    func repeatedTitle() {
        let item = Books.item(1, "Misto", Facets().setting(.originalTitle, "Misto"))
        let words = Localizer(.english).words(
            for: item.facets[key: Facet<String>.originalTitle.key],
            declaredBy: Books.descriptor.facets.first,
            besides: item.title,
            in: .row
        )
        #expect(words == nil)
    }

    @Test("omits facets from details that the catalog does not declare")
    func undeclared() {
        let item = Books.item(1, nil, Facets().setting(.countries, ["Ukraine"]))
        #expect(lines(details(item)) == ["Stars: Not rated yet"])
    }

    @Test("markup and long titles are plain text")
    func oddTitles() {
        let title = "<b>&amp;</b> " + String(repeating: "й", count: 480)
        #expect(row(Books.item(1, title)).title == title)
        #expect(row(Books.item(1, title)).speech == title + ", Not rated yet")
    }

    @Test("a descriptor alone is enough for rows, speech and details")
    func wholeWay() async throws {
        let room = try await Room(
            BookService { question in
                switch question {
                case .page:
                    .page(Page(number: 1, totalPages: 1, elements: [Books.kobzar]))
                case .details:
                    .details(ItemDetails(item: Books.kobzar, facets: Books.kobzar.facets))
                case .genres:
                    .genres([])
                }
            }
        )
        let app = AppModel(library: room.library, strings: room.strings, version: "1")
        let list = try #require(app.list(of: Books.descriptor))
        let rows = Recorder { list.rows.counts }
        list.appeared()
        await rows.wait(for: .loaded(1))
        let row = try #require(list.row(at: 0))
        await Recorder { row.content }.wait(for: self.row(Books.kobzar))

        list.rowTapped(row.id)
        let page = try #require(app.details)
        page.appeared()
        await Recorder { page.content }.wait(for: .loaded(details(Books.kobzar)))
    }
}
