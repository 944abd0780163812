import Catalog
import L10n
import Library
import Testing

@testable import Features

@Suite("Statistics page", .timeLimit(.minutes(5)))
@MainActor
struct StatisticsPageContentTests {
    private func model(_ room: Room) -> StatisticsViewModel {
        StatisticsViewModel(
            catalog: Books.id,
            library: room.library,
            router: room.router,
            strings: room.strings
        )
    }

    /// Stores a page of books, one posted by each of these users.
    private func post(_ users: [String], in room: Room) async throws {
        var items: [Item] = []
        for (number, user) in users.enumerated() {
            let facets = Facets().setting(.user, Person(key: user, name: user))
            items.append(Books.item(number + 1, nil, facets))
        }
        let page = Page(number: 1, totalPages: 1, elements: items)
        async let answer = room.library.page(1, of: Books.query())
        try await room.answerPage(1, page)
        _ = try await answer
    }

    @Test("shows loading, then an empty page, then a row per user")
    func growing() async throws {
        let room = try await Room()
        let model = model(room)
        let words = Recorder { model.announcement }
        #expect(model.title == "Statistics")
        #expect(model.content == .loading)
        model.appeared()
        await eventually { model.content == .empty }
        #expect(model.content == .empty)
        try await post(["Ada", "Ada", "Bob"], in: room)
        await eventually { model.shown?.rows.count == 2 }
        #expect(model.content == model.shown.map(StatisticsPageContent.table))
        #expect(words.values == ["Loading statistics", "0 items loaded", "2 items loaded"])
        #expect(model.pendingText.contains("3"), "no picture was requested")
        #expect(model.failedText == nil)
    }

    @Test("the chart states how many users it shows, unless it shows all")
    func chart() async throws {
        let room = try await Room()
        let model = model(room)
        model.appeared()
        try await post((1...8).map { "U\($0)" }, in: room)
        await eventually { model.shown?.rows.count == 8 }
        #expect(model.chart.rows.count == 8 && model.chart.caption == nil)
        let more = try await Room()
        let other = self.model(more)
        other.appeared()
        try await post((1...14).map { "U\($0)" }, in: more)
        await eventually { other.shown?.rows.count == 14 }
        #expect(other.chart.rows.count == 8)
        #expect(other.chart.caption == "First 8 of 14 users")
        #expect(other.chart.speech.contains("First 8 of 14 users"))
    }

    @Test("a store failure shows its error, or keeps the table if there is one")
    func failure() async throws {
        let room = try await Room()
        try await room.execute("ALTER TABLE posts RENAME TO gone")
        let model = model(room)
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
}
