import Catalog
import L10n
import Testing

@testable import Features

@Suite("Rankings", .timeLimit(.minutes(5)))
@MainActor
struct RankingTests {
    private static let best = ListDescriptor(
        id: ListID("best"),
        title: .words(["en": "Best"]),
        shortTitle: .words(["en": "Best"]),
        content: .service(.none),
        rankedBy: Books.stars.key
    )

    private static let descriptor = CatalogDescriptor(
        id: Books.id,
        title: Books.descriptor.title,
        lists: [best],
        facets: Books.descriptor.facets,
        row: RowTemplate(lines: [["genres"]]),
        tap: .details(.ownRequest),
        favorites: .persistent,
        images: .persistent
    )

    private static func book(_ key: Int) -> Item {
        Books.item(key, nil, Facets().setting(Books.stars, Rating(9.5)))
    }

    private static func page(_ keys: [Int]) -> Page<Item> {
        Page(number: 1, totalPages: 1, elements: keys.map(book))
    }

    @Test("ranked rows show and speak their rank and the rating that determines it")
    func row() {
        let row = RowContent(
            Self.book(7),
            descriptor: Self.descriptor,
            list: Self.best,
            rank: 3,
            strings: Localizer(.english)
        )
        #expect(row.title == "Book 7" && row.rankedTitle == "3. Book 7")
        #expect(row.lines == ["★ 9.5"])
        #expect(row.speech == "3. Book 7, rated 9.5")
        let plain = RowContent(
            Self.book(7),
            descriptor: Self.descriptor,
            strings: Localizer(.english)
        )
        #expect(plain.rankedTitle == "Book 7" && plain.lines.isEmpty)
        let arabic = Item(id: Books.item(1).id, title: "كتاب", artwork: nil, facets: Facets())
        let strings = Localizer(.english)
        let second = RowContent(arabic, descriptor: Self.descriptor, rank: 2, strings: strings)
        #expect(second.rankedTitle == "\u{200E}2. \u{2068}كتاب\u{2069}", "the rank stays left")
    }

    @Test("ranks follow a changed order, even for rows already read")
    func order() async throws {
        let room = try await Room(BookService(Self.descriptor))
        let model = room.list(Self.best)
        let titles = Recorder {
            (0..<3).map { model.row(at: $0)?.content?.rankedTitle }
        }
        model.appeared()
        try await room.answerPage(1, Self.page([5, 6, 7]))
        await titles.wait(for: ["1. Book 5", "2. Book 6", "3. Book 7"])
        // Rows may appear before their page counts as loaded. Until then a refresh does nothing.
        await Recorder { model.rows.counts }.wait(for: .loaded(3))
        model.refreshRequested()
        try await room.answerPage(1, Self.page([7, 5, 6]))
        await titles.wait(for: ["1. Book 7", "2. Book 5", "3. Book 6"])
    }
}
