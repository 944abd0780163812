import Catalog
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Search", .timeLimit(.minutes(5)))
@MainActor
struct SearchTests {
    /// The request for the first page of a search in the popular list.
    private func asks(_ text: String) -> Call.Question {
        .page(1, Shelves.query(search: text))
    }

    @Test("shows stored titles at once, and the service's results 250 ms after typing stops")
    func delay() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let keys = Recorder { model.results.keys }
        let states = Recorder { model.results.rows.counts }

        model.searchText = "book 7"
        #expect(model.visible === model.results)
        await keys.wait(for: [7])
        await room.clock.sleepers(1)
        #expect(room.clock.waits == [.milliseconds(250)])
        room.clock.advance(by: .milliseconds(249))
        #expect(room.clock.sleeperCount == 1)
        #expect(room.searches.isEmpty)

        room.clock.advance(by: .milliseconds(1))
        let call = try await room.expect(asks("book 7"))
        #expect(model.results.rows.counts == .loading(previous: 1))
        call.answer(Books.page(1, of: 1, keys: [70, 7, 77]))
        await states.wait(for: .loaded(3))

        #expect(keys.values == [[], [7], [70, 7, 77]])
        #expect(
            states.values.filter { $0 != .loading(previous: 3) } == [
                .idle, .loading(previous: nil), .loading(previous: 1), .loaded(3),
            ]
        )
        #expect(room.searches == ["book 7"])
    }

    @Test("fast typing requests only the last text")
    func fastTyping() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let keys = Recorder { model.results.keys }
        for text in ["b", "bo", "boo", "book", "book 1", "book 12"] {
            model.searchText = text
            await room.clock.sleepers(1)
            room.clock.advance(by: .milliseconds(200))
        }
        for text in ["book", "book 1", "book 13"] { model.searchText = text }
        await keys.wait(for: [13])
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(250))
        try await room.expect(asks("book 13")).answer(Books.page(1, of: 1, keys: [13]))
        await Recorder { model.results.rows.counts }.wait(for: .loaded(1))

        #expect(room.searches == ["book 13"])
        #expect(room.clock.waits.count == 7)
    }

    @Test("drops late responses to earlier search text")
    func lateAnswer() async throws {
        let room = try await Room.ofShelves(isStubborn: true)
        let model = try await room.openBrowser()
        let keys = Recorder { model.results.keys }
        var late: [Call] = []
        for text in ["book 4", "book 5"] {
            model.searchText = text
            await room.clock.sleepers(1)
            room.clock.advance(by: .milliseconds(250))
            late.append(try await room.expect(asks(text)))
        }
        model.searchText = "book 6"
        for call in late { await call.cancelled() }
        late[0].fail(.badResponse(nil))
        late[1].answer(Books.page(1, of: 1, keys: 500...503))
        for try await order in room.library.order(of: Shelves.query(search: "book 5"))
        where order.loadedPages > 0 { break }
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(250))
        try await room.expect(asks("book 6")).answer(Books.page(1, of: 1, keys: [6, 60]))
        await keys.wait(for: [6, 60])

        #expect(keys.values == [[], [4], [5], [6], [6, 60]])
        #expect(model.results.query.search == "book 6")
        #expect(room.router.alert == nil)
    }

    @Test("clearing returns to the list's rows and position without a request")
    func clearing() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.selected.rowsAppeared(7..<13)
        let rows = Recorder { model.selected.rows.counts }
        let keys = Recorder { model.visible.keys }
        model.searchText = "book 7"
        await keys.wait(for: [7])
        await room.clock.sleepers(1)

        model.searchCleared()

        #expect(model.searchText.isEmpty)
        #expect(!model.isSearching)
        #expect(model.visible === model.selected)
        #expect(keys.values == [Array(1...20), [], [7], Array(1...20)])
        #expect(rows.values == [.loaded(20)])
        #expect(model.selected.visibleRows == 7..<13)
        #expect(model.results.rows == .idle)
        #expect(model.results.footer == .none)
        // The delayed request is cancelled.
        #expect(room.clock.sleeperCount == 0)
        #expect(room.service.pages == [1])
        await eventually { room.library.observerCount == 1 }

        model.searchText = "book 7"
        await keys.wait(for: [7])
    }

    @Test("no list is selected during a search of all titles, and choosing one ends the search")
    func switching() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let keys = Recorder { model.visible.keys }
        let marked = Recorder { model.markedList }
        for list in [Shelves.fresh, Shelves.popular] {
            model.searchText = "book 7"
            await keys.wait(for: [7])
            await room.clock.sleepers(1)
            model.listTapped(list.id)
            #expect(model.searchText.isEmpty && !model.isSearching)
            if list == Shelves.fresh {
                try await room.expect(.page(1, Shelves.query(Shelves.fresh)))
                    .answer(Books.page(1, of: 1))
            }
            await keys.wait(for: Array(1...20))
            #expect(room.clock.sleeperCount == 0)
        }
        model.searchText = "book 7"
        model.listTapped(Books.popular.id)
        #expect(!model.isSearching, "that list is below the results")
        #expect(
            marked.values == [
                Books.popular.id, nil, Books.fresh.id, nil, Books.popular.id, nil,
                Books.popular.id,
            ]
        )
        #expect(room.searches.isEmpty)
    }

    @Test("a search can switch from all titles to favorites and back")
    func scopes() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        for key in [3, 17] {
            try await room.library.edit([.add(.favorite)], of: Books.item(key).id)
        }
        let keys = Recorder { model.visible.keys }
        let marked = Recorder { model.markedList }
        model.searchText = "book 1"
        await keys.wait(for: [1] + Array(10...19))
        #expect(model.title(isNarrow: false) == "Search Results")
        model.listTapped(Books.hearts.id)
        await keys.wait(for: [17])
        #expect(model.searchText == "book 1")
        #expect(model.title(isNarrow: false) == "Results in Favorites")
        #expect(model.visible.content == .rows)

        model.searchText = "book 2"
        await eventually { model.visible.content == .empty(.markedSearch(.favorite, "book 2")) }
        model.offerTapped(.searchAll)
        #expect(model.title(isNarrow: false) == "Search Results")
        try await room.expect(asks("book 2")).answer(Books.page(1, of: 1, keys: [2, 20]))
        await keys.wait(for: [2, 20])
        model.searchText = "book 3"
        await keys.wait(for: [3])

        model.offerTapped(.clearSearch)
        await keys.wait(for: [17, 3])
        #expect(model.selected.query.list == Books.hearts.id, "the list where the search started")
        model.searchText = "book 3"
        #expect(model.markedList == Books.hearts.id, "the next search starts there again")
        #expect(
            marked.values == [Books.popular.id, nil, Books.hearts.id, nil, Books.hearts.id]
        )
    }

    @Test("searching favorites makes no request")
    func favorites() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        for key in [3, 17, 7] {
            try await room.library.edit([.add(.favorite)], of: Books.item(key).id)
        }
        let keys = Recorder { model.visible.keys }
        model.listTapped(Books.hearts.id)
        await keys.wait(for: [7, 17, 3])
        let states = Recorder { model.results.rows.counts }
        model.searchText = "book 7"
        await states.wait(for: .loaded(1))
        #expect(model.visible.keys == [7])
        #expect(model.visible.footer == .end)
        model.searchText = "book 9"
        await states.wait(for: .loaded(0))
        #expect(model.visible.emptyReason == .markedSearch(.favorite, "book 9"))
        model.searchCleared()

        #expect(model.visible.keys == [7, 17, 3])
        #expect(room.clock.waits.isEmpty)
        #expect(room.service.pages == [1])
    }

    @Test("extra white space does not change the search")
    func trimmed() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        model.searchText = "  book \t 7"
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(250))
        try await room.expect(asks("book 7")).answer(Books.page(1, of: 1, keys: [7]))
        await Recorder { model.results.rows.counts }.wait(for: .loaded(1))
        let states = Recorder { model.results.rows.counts }

        model.searchText = "book 7 "
        model.searchText = "book 7  "

        #expect(states.values == [.loaded(1)])
        #expect(model.searchText == "book 7  ")
        #expect(room.searches == ["book 7"])
        #expect(room.clock.waits.count == 1)
    }

    @Test("white space alone doesn't start a search")
    func spaces() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let keys = Recorder { model.visible.keys }
        model.searchText = " "
        model.searchText = " \n "
        #expect(!model.isSearching)
        #expect(model.visible === model.selected)
        #expect(keys.values == [Array(1...20)])
        #expect(model.results.rows == .idle)
        #expect(room.clock.waits.isEmpty)
    }

    @Test("offline, the store answers every search without an alert")
    func offline() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let alerts = Recorder { room.router.alert }
        let states = Recorder { model.results.rows.counts }
        model.searchText = "book 1"
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(250))
        try await room.expect(asks("book 1")).fail(.offline)
        await states.wait(for: .failed(.offline, previous: 11))
        #expect(model.visible.isOffline)
        #expect(model.visible.keys == [1] + Array(10...19))
        #expect(model.offlineNotice != nil)

        // Further typing replaces the pending retry.
        await room.clock.sleepers(1)
        model.searchText = "book 12"
        await states.wait(for: .loading(previous: 1))
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(250))
        try await room.expect(asks("book 12")).fail(.offline)
        await states.wait(for: .failed(.offline, previous: 1))
        model.searchText = "no such title"
        await room.clock.sleepers(1)
        room.clock.advance(by: .milliseconds(250))
        try await room.expect(asks("no such title")).fail(.offline)
        await states.wait(for: .failed(.offline, previous: nil))

        #expect(alerts.values == [nil])
        #expect(model.offlineNotice == nil, "without rows, the list itself shows the reason")
    }

    @Test("search results cannot be sorted or filtered, and the reason is shown")
    func noChoices() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let why = ItemListViewModel.Availability.unavailable(
            "Search results can’t be sorted or filtered."
        )
        for list in [Shelves.popular, Shelves.hearts] {
            model.listTapped(list.id)
            #expect(model.visible.sortAvailability == .available)
            model.searchText = "book"
            #expect(model.visible.sortAvailability == why)
            model.visible.sortKeyTapped(Shelves.stars)
            #expect(model.visible.query == Shelves.query(list, search: "book"))
            model.searchCleared()
        }
        model.listTapped(Books.popular.id)
        #expect(model.visible.filterAvailability == .available)
        model.selected.filterChanged(Filter(genres: ["1"]))
        #expect(model.chips.count == 1)
        model.searchText = "book"
        #expect(model.visible.filterAvailability == why)
        #expect(model.visible.query.filter.isEmpty)
        #expect(model.chips.isEmpty)
    }
}
