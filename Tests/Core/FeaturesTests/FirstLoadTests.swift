import Catalog
import Library
import Testing

@testable import Features

@Suite("A list's first load", .timeLimit(.minutes(5)))
@MainActor
struct FirstLoadTests {
    @Test("an empty store loads without showing an empty list first")
    func coldStart() async throws {
        let room = try await Room()
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        let reasons = Recorder { model.emptyReason }

        model.appeared()
        try await room.answerPage(1, of: 1)
        await rows.wait(for: .loaded(20))

        // The store may report the page before the response arrives.
        #expect(
            rows.values.filter { $0 != .loading(previous: 20) }
                == [.idle, .loading(previous: nil), .loaded(20)]
        )
        #expect(reasons.values == [nil])
        #expect(model.keys == Array(1...20))
        #expect(model.footer == .end)
        #expect(room.service.questions == [.page(1, Books.query())])
    }

    @Test("a list that appears again makes no further request")
    func appearsOnce() async throws {
        let room = try await Room(.quick(pages: 1))
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        model.appeared()
        await rows.wait(for: .loaded(20))

        model.appeared()

        #expect(model.rows.counts == .loaded(20))
        #expect(room.service.pages == [1])
    }

    @Test("a warm start shows stored rows before any request, then refreshes them")
    func warmStart() async throws {
        let room = try await Room()
        try await room.store(1...2, of: 2)
        let stored = room.service.questions.count
        let model = room.list()
        let rows = Recorder { model.rows.counts }

        await model.loadFirstScreen()
        #expect(rows.values == [.idle])
        model.appeared()
        #expect(rows.values == [.idle, .loading(previous: 40)])
        #expect(room.service.questions.count == stored)

        try await room.answerPage(1, of: 2)
        await rows.wait(for: .loaded(40))
        #expect(rows.values == [.idle, .loading(previous: 40), .loaded(40)])
    }

    @Test("without loading the first screen, stored rows still appear before the response")
    func storeBeforeService() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let model = room.list()
        let rows = Recorder { model.rows.counts }

        model.appeared()
        let call = try await room.service.call()
        #expect(rows.values == [.idle, .loading(previous: nil), .loading(previous: 20)])

        call.answer(Books.page(1, of: 1))
        await rows.wait(for: .loaded(20))
    }

    @Test("a warm start shows the first pages of a long list, then the rest")
    func longList() async throws {
        let room = try await Room()
        try await room.store(1...12, of: 12)
        let model = room.list()
        let rows = Recorder { model.rows.counts }

        await model.loadFirstScreen()
        model.appeared()
        #expect(rows.values == [.idle, .loading(previous: 200)])
        await rows.wait(for: .loading(previous: 240))
        #expect(model.keys == Array(1...240))
    }

    @Test("loading the first screen from an empty store leaves the list loading")
    func emptyFirstScreen() async throws {
        let room = try await Room()
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        await model.loadFirstScreen()
        model.appeared()
        #expect(rows.values == [.idle, .loading(previous: nil)])
    }

    @Test("loading the first screen after the list has appeared changes nothing")
    func lateFirstScreen() async throws {
        let room = try await Room(.quick(pages: 1))
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        model.appeared()
        await rows.wait(for: .loaded(20))
        await model.loadFirstScreen()
        #expect(model.rows.counts == .loaded(20))
    }

    @Test(
        "an empty answer shows its reason",
        arguments: [
            ("", Filter(), EmptyReason.list), ("abc", Filter(), .search("abc")),
            ("", Filter(minimumRating: 9), .filter),
        ]
    )
    func emptyAnswer(search: String, filter: Filter, reason: EmptyReason) async throws {
        let room = try await Room()
        let model = room.list(search: search, filter: filter)
        let rows = Recorder { model.rows.counts }
        let reasons = Recorder { model.emptyReason }

        model.appeared()
        try await room.answerPage(1, Books.page(1, of: 1, keys: []))
        await rows.wait(for: .loaded(0))

        #expect(reasons.values == [nil, reason])
        #expect(model.footer == .none)
    }

    @Test("a list that was empty does not look empty while new rows are stored")
    func emptyNoMore() async throws {
        let room = try await Room()
        let model = room.list()
        let rows = Recorder { model.rows.counts }
        let reasons = Recorder { model.emptyReason }
        model.appeared()
        try await room.answerPage(1, Books.page(1, of: 1, keys: []))
        await rows.wait(for: .loaded(0))

        model.refreshRequested()
        try await room.answerPage(1, of: 1)
        await rows.wait(for: .loaded(20))

        #expect(reasons.values == [nil, .list, nil])
    }

    @Test("favorites load from the store alone, up to the end")
    func favorites() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let asked = room.service.questions.count
        let model = room.list(Books.hearts)
        let rows = Recorder { model.rows.counts }
        let reasons = Recorder { model.emptyReason }

        model.appeared()
        await rows.wait(for: .loaded(0))
        #expect(rows.values == [.idle, .loading(previous: nil), .loaded(0)])
        #expect(reasons.values == [nil, .marked(.favorite)])

        try await room.library.edit([.add(.favorite)], of: Books.item(7).id)
        await rows.wait(for: .loaded(1))
        #expect(model.keys == [7])
        #expect(model.footer == .end)
        #expect(room.service.questions.count == asked)
    }

    @Test("refreshing favorites makes no request and shows no alert")
    func refreshFavorites() async throws {
        let room = try await Room()
        let model = room.list(Books.hearts)
        let rows = Recorder { model.rows.counts }
        model.appeared()
        await rows.wait(for: .loaded(0))

        model.refreshRequested()

        #expect(model.rows.counts == .loaded(0))
        #expect(model.isOffline == false)
        #expect(room.router.alert == nil)
        #expect(room.service.questions.isEmpty)
    }

    @Test("a search shows stored titles at once, then the service's order")
    func search() async throws {
        let room = try await Room()
        try await room.store(1...1, of: 1)
        let model = room.list(search: "book 7")
        let keys = Recorder { model.keys }

        model.appeared()
        await keys.wait(for: [7])
        #expect(model.rows.isLoading)
        try await room.answerPage(1, Books.page(1, of: 1, keys: [70, 7]))
        await keys.wait(for: [70, 7])

        #expect(keys.values == [[], [7], [70, 7]])
    }
}
