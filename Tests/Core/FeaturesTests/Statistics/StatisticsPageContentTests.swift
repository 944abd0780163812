import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Statistics page", .timeLimit(.minutes(5)))
@MainActor
struct StatisticsPageContentTests {
    private func model(_ room: Room) throws -> StatisticsViewModel {
        try #require(
            StatisticsViewModel(
                of: room.service.descriptor,
                library: room.library,
                router: room.router,
                strings: room.strings
            )
        )
    }

    private func room(_ descriptor: CatalogDescriptor = .postedBooks) async throws -> Room {
        try await Room(BookService(descriptor))
    }

    /// Stores a page of books, one posted by each of these users.
    private func post(_ users: [String], in room: Room) async throws {
        var items: [Item] = []
        for (number, user) in users.enumerated() {
            let facets = Facets().setting(.user, Person(key: user, name: user))
                .setting(.genres, [user])
            items.append(Books.item(number + 1, nil, facets))
        }
        let page = Page(number: 1, totalPages: 1, elements: items)
        async let answer = room.library.page(1, of: Books.query())
        try await room.answerPage(1, page)
        _ = try await answer
    }

    @Test("shows loading, then an empty page, then a row per user")
    func growing() async throws {
        let room = try await room()
        let model = try model(room)
        let words = Recorder { model.announcement }
        #expect(model.title == "Statistics" && model.groupings == [.user])
        #expect(model.content == .loading)
        model.appeared()
        let empty = StatisticsPageContent.empty(
            title: "No Posts Yet",
            text: "Statistics appear once the feed is loaded."
        )
        await eventually { model.content == empty }
        try await post(["Ada", "Ada", "Bob"], in: room)
        await eventually { model.shown?.rows.count == 2 }
        let content = try #require(model.shown)
        #expect(model.content == .table(content))
        #expect(words.values == ["Loading statistics", "0 items loaded", "2 items loaded"])
        #expect(content.note.contains("3"), "no picture was requested")
        #expect(content.failure == nil)
    }

    @Test("the chart states how many rows it shows, unless it shows all")
    func chart() async throws {
        let room = try await room()
        let model = try model(room)
        model.appeared()
        try await post((1...12).map { "U\($0)" }, in: room)
        await eventually { model.shown?.rows.count == 12 }
        #expect(model.chart.rows.count == 12 && model.chart.caption == nil)
        let more = try await self.room()
        let other = try self.model(more)
        other.appeared()
        try await post((1...14).map { "U\($0)" }, in: more)
        await eventually { other.shown?.rows.count == 14 }
        #expect(other.chart.rows.count == 12)
        #expect(other.chart.caption == "First 12 of 14 rows")
        #expect(other.chart.speech.contains("First 12 of 14 rows"))
    }

    @Test("the chart shows the sorted column, with the first number in place of names")
    func sorting() async throws {
        let room = try await room()
        let model = try model(room)
        #expect(model.chart.rows == [])
        model.appeared()
        try await post(["Ada", "Bob"], in: room)
        await eventually { model.shown?.rows.count == 2 }
        #expect(model.chart.column == 1 && model.title(ofColumn: 1)?.hasSuffix("▾") == true)
        model.columnTapped(0)
        #expect(model.chart.column == 1)
        #expect(model.title(ofColumn: 0)?.hasSuffix("▴") == true)
        #expect(model.title(ofColumn: 1) == "Posts" && model.title(ofColumn: 4) == nil)
        let before = model.label(ofColumn: 0)
        model.columnTapped(0)
        #expect(model.title(ofColumn: 0)?.hasSuffix("▾") == true)
        #expect(model.label(ofColumn: 0) != before)
        #expect(model.shown?.rows.map(\.name) == ["Bob", "Ada"])
        model.columnTapped(3)
        #expect(model.chart.column == 3)
    }

    @Test("a store failure shows its error, or keeps the table if there is one")
    func failure() async throws {
        let room = try await room()
        try await room.execute("ALTER TABLE posts RENAME TO gone")
        let model = try model(room)
        model.appeared()
        await eventually { model.error != nil }
        let error = try #require(model.error)
        #expect(model.content == .failure(error))
        #expect(model.announcement == room.strings.message(for: error).text)
        try await room.execute("ALTER TABLE gone RENAME TO posts")
        try await post(["Ada"], in: room)
        model.retryTapped()
        await eventually { model.shown?.rows.count == 1 }
        try await room.execute("ALTER TABLE posts RENAME TO gone")
        model.retryTapped()
        await eventually { model.error != nil }
        #expect(model.content == model.shown.map(StatisticsPageContent.table))
    }

    @Test("what was watched is counted as marks change, and each grouping keeps its order")
    func watched() async throws {
        let room = try await room(.markedBooks)
        let model = try model(room)
        #expect(model.title == "What I Watched" && model.groupings == [.month, .rating])
        model.appeared()
        await eventually { model.shown?.rows == [] }
        guard case .empty("Nothing Watched Yet", _) = model.content else {
            Issue.record("\(model.content)"); return
        }
        let rating = try #require(OwnRating(halfStars: 8))
        for (key, month) in [(1, 2), (2, 3), (3, 3)] {
            let day = Day(year: 2026, month: month, day: 5)
            _ = try await room.library.edit(MarkEdit.watch(on: day), of: Books.item(key).id)
        }
        _ = try await room.library.edit([.add(.rating(rating))], of: Books.item(1).id)
        await eventually { model.shown?.rows.last?.texts.last == "4.0" }
        #expect(model.shown?.note == "3 titles watched.")
        #expect(model.shown?.rows.map(\.name) == ["March 2026", "February 2026"])
        model.columnTapped(0)
        model.grouping = .rating
        #expect(model.shown?.rows.map(\.texts) == [["4 ★", "1"], ["Not rated", "2"]])
        model.grouping = .genre
        #expect(model.grouping == .rating, "the catalog declares no genres")
        model.grouping = .month
        #expect(model.shown?.rows.map(\.name) == ["February 2026", "March 2026"])
    }
}

extension CatalogDescriptor {
    /// Books that users post.
    fileprivate static let postedBooks = CatalogDescriptor(
        id: Books.id,
        title: .words(["en": "Books"]),
        lists: [Books.popular],
        facets: [FacetDeclaration(.user, .person, caption: .words(["en": "User"]))],
        row: RowTemplate(lines: []),
        tap: .flip,
        favorites: nil,
        images: .run
    )
}
