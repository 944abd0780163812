import Catalog
import Library
import Testing

@testable import Features

/// The list's state machine alone: events in, effects out.
@Suite("List state")
struct ListStateTests {
    private let popular = Books.query()

    /// A list and the outage it shares with other lists.
    private struct Player {
        var state: ListState
        var isServiceDown = false

        init(_ query: Query = Books.query()) {
            state = ListState(query: query, lists: Books.descriptor.lists)
        }

        @discardableResult
        mutating func callAsFunction(_ event: ListState.Event) -> [ListState.Effect] {
            switch event {
            case .pageCame: isServiceDown = false
            case .pageFailed(_, let error): isServiceDown = error == .offline
            default: break
            }
            return state.handle(event, isServiceDown: isServiceDown)
        }

        /// Loads the first two of nine pages, each followed by the order that the store derives.
        mutating func load() throws {
            self(.appeared)
            self(.orderChanged(ListStateTests.order(rows: 0, pages: 0, of: nil, state.query)))
            let first = try #require(state.firstPage)
            self(.pageCame(first, isEmpty: false))
            self(.orderChanged(ListStateTests.order(rows: 20, pages: 1, of: 9, state.query)))
            let second = try #require(state.nextPage)
            self(.orderChanged(ListStateTests.order(rows: 40, pages: 2, of: 9, state.query)))
            self(.pageCame(second, isEmpty: false))
        }
    }

    fileprivate static func order(
        rows: Int,
        pages: Int,
        of total: Int?,
        _ query: Query = Books.query(),
        revision: Int = 0
    ) -> ItemOrder {
        ItemOrder(
            query: query,
            ids: (0..<rows).map { Books.item($0 + 1).id },
            loadedPages: pages,
            totalPages: total,
            revision: revision
        )
    }

    @Test("an idle list shows nothing and ignores events other than appearing")
    func idle() {
        let events: [ListState.Event] = [
            .disappeared, .sourceChanged, .serviceChanged, .rowsSeen(0..<9),
            .orderChanged(Self.order(rows: 20, pages: 1, of: 9)),
            .storeFailed(popular, .storage(code: 11)),
        ]
        for event in events {
            var player = Player()
            #expect(player(event) == [], "\(event)")
            #expect(player.state.rows == .idle)
            #expect(player.state.footer == .none)
        }
    }

    @Test("reads the store first, then asks the service")
    func appears() throws {
        var player = Player()
        #expect(player(.appeared) == [.follow(popular)])
        #expect(player.state.rows == .loading(previous: nil))
        let stored = Self.order(rows: 20, pages: 1, of: 9)
        let effects = player(.orderChanged(stored))
        #expect(effects == [.ask(try #require(player.state.firstPage))])
        #expect(player.state.firstPage?.purpose == .show(after: .zero))
        #expect(player.state.rows == .loading(previous: stored))
        #expect(player(.appeared) == [])
    }

    @Test("shows at once an order that was read before the list appeared")
    func storedOrderRead() {
        var player = Player()
        let stored = Self.order(rows: 20, pages: 1, of: 9)
        player(.storedOrderRead(stored))
        #expect(player.state.rows == .idle)
        player(.appeared)
        #expect(player.state.rows == .loading(previous: stored))
    }

    @Test("a search waits before its request, and the same text again changes nothing")
    func typing() throws {
        let query = Books.query(search: "book")
        var player = Player()
        #expect(player(.searched(query, askAfter: .seconds(1))) == [.follow(query)])
        player(.orderChanged(Self.order(rows: 0, pages: 0, of: nil, query)))
        #expect(player.state.firstPage?.purpose == .show(after: .seconds(1)))
        let before = player.state
        #expect(player(.searched(query, askAfter: .seconds(1))) == [])
        #expect(player.state == before)
        #expect(player(.searchEnded) == [.cancelFirstPage, .unfollow])
        #expect(player.state.rows == .idle)
    }

    @Test("results of a shorter search stay until the store answers")
    func typingOn() throws {
        let (short, long) = (Books.query(search: "bo"), Books.query(search: "book"))
        var player = Player()
        player(.searched(short, askAfter: .zero))
        let found = Self.order(rows: 20, pages: 1, of: 9, short)
        player(.orderChanged(found))
        player(.searched(long, askAfter: .zero))
        #expect(player.state.rows == .loading(previous: found))
        #expect(player(.rowsSeen(0..<20)) == [], "old rows load no page of the new search")
        #expect(player.state.footer == .none)
        var failing = player
        failing(.storeFailed(long, .storage(code: 11)))
        #expect(failing.state.rows == .failed(.storage(code: 11), previous: nil))
        player(.orderChanged(Self.order(rows: 0, pages: 0, of: nil, long)))
        #expect(player.state.rows == .loading(previous: nil))
        player(.chosen(popular))
        #expect(player.state.rows == .loading(previous: nil), "another list starts empty")
    }

    @Test("favorites never make a request")
    func favorites() {
        var player = Player(Books.query(Books.hearts))
        player(.appeared)
        player(.orderChanged(Self.order(rows: 0, pages: 1, of: 1, Books.query(Books.hearts))))
        #expect(player.state.rows.counts == .loaded(0))
        for event: ListState.Event in [.refreshRequested, .serviceChanged, .rowsSeen(0..<3)] {
            #expect(player(event) == [], "\(event)")
        }
        player.isServiceDown = true
        player(.disappeared)
        #expect(player(.appeared) == [])
    }

    @Test("retries a page that failed during a refresh once the refresh succeeds")
    func failsMeanwhile() throws {
        var player = Player()
        try player.load()
        player(.rowsSeen(30..<36))
        let third = try #require(player.state.nextPage)
        player(.refreshRequested)
        let first = try #require(player.state.firstPage)
        player(.pageFailed(third, .badResponse(nil)))
        #expect(player.state.nextPageFailure == .badResponse(nil))
        player(.pageCame(first, isEmpty: false))
        #expect(player.state.nextPageFailure == nil)
        #expect(player.state.nextPage != nil)
    }

    @Test("counts refreshes that the service answered, and neither other requests nor failures")
    func answered() throws {
        var player = Player()
        try player.load()
        #expect(player.state.answeredRefreshCount == 0)
        player(.refreshRequested)
        player(.pageFailed(try #require(player.state.firstPage), .badResponse(nil)))
        #expect(player.state.answeredRefreshCount == 0)
        player(.refreshRequested)
        player(.pageCame(try #require(player.state.firstPage), isEmpty: false))
        #expect(player.state.answeredRefreshCount == 1)
        #expect(player.state.refreshCount == 2)
    }

    @Test(
        "a failed first page keeps the rows and reports the error; only an outage is retried",
        arguments: [
            CatalogError.offline, .badResponse(nil), .unauthorized(message: nil),
            .storage(code: 11),
            .notFound(message: nil),
        ]
    )
    func fails(error: CatalogError) throws {
        var player = Player()
        try player.load()
        let shown = player.state.rows.value
        player(.refreshRequested)
        let effects = player(.pageFailed(try #require(player.state.firstPage), error))
        #expect(player.state.rows == .failed(error, previous: shown))
        #expect(player.state.footer == .failed(error))
        #expect(effects.contains(error == .offline ? .reportOutage : .report(error)))
        #expect((player.state.firstPage?.purpose == .recover) == (error == .offline))
    }

    @Test("a refresh reports an outage, and silent retries report nothing")
    func outage() throws {
        var player = Player()
        try player.load()
        player.isServiceDown = true
        player(.refreshRequested)
        let effects = player(.pageFailed(try #require(player.state.firstPage), .offline))
        let retry = try #require(player.state.firstPage)
        #expect(effects == [.readRowsAgain, .reportOutage, .ask(retry)])
        #expect(player(.disappeared) == [.cancelFirstPage])
        #expect(player(.serviceChanged) == [])
        #expect(player(.appeared) == [.ask(try #require(player.state.firstPage))])
    }

    @Test("does not report failures off screen or while typing")
    func untold() throws {
        let query = Books.query(search: "book")
        var player = Player()
        player(.searched(query, askAfter: .zero))
        player(.orderChanged(Self.order(rows: 0, pages: 0, of: nil, query)))
        var effects = player(.pageFailed(try #require(player.state.firstPage), .offline))
        #expect(!effects.contains(.reportOutage))
        player = Player()
        try player.load()
        player(.refreshRequested)
        player(.disappeared)
        effects = player(.pageFailed(try #require(player.state.firstPage), .offline))
        #expect(effects == [.readRowsAgain])
    }

    @Test("retries a page that got no response by itself, and at once when the user asks")
    func retriedPage() throws {
        var player = Player()
        try player.load()
        player(.rowsSeen(30..<40))
        player(.pageFailed(try #require(player.state.nextPage), .offline))
        let retry = try #require(player.state.nextPage)
        #expect(retry.purpose == .next(wasStored: false, isRetry: true))
        #expect(player.state.footer == .failed(.offline))
        player.isServiceDown = false
        #expect(player(.serviceChanged) == [], "others' responses don't end its wait")
        var asked = player
        let effects = asked(.pageRetried)
        #expect(effects == [.cancelNextPage, .ask(try #require(asked.state.nextPage))])
        #expect(asked.state.footer == .loading)
        #expect(player(.disappeared) == [.cancelNextPage])
        #expect(player.state.footer == .failed(.offline))
        player(.appeared)
        player(.pageCame(try #require(player.state.nextPage), isEmpty: false))
        #expect(player.state.nextPageFailure == nil)
    }

    @Test("the first page, which waits to be retried, isn't asked for when the service is up")
    func retriedFirstPage() throws {
        var player = Player()
        try player.load()
        player(.refreshRequested)
        player(.pageFailed(try #require(player.state.firstPage), .offline))
        #expect(player.state.firstPage?.purpose == .recover)
        player.isServiceDown = false
        #expect(player(.serviceChanged) == [])
        player(.disappeared)
        #expect(player(.serviceChanged) == [])
    }

    @Test("an outage that ended while the list was off screen causes a refresh when it appears")
    func endedElsewhere() throws {
        var player = Player()
        try player.load()
        player(.refreshRequested)
        player(.pageFailed(try #require(player.state.firstPage), .offline))
        player(.disappeared)
        player.isServiceDown = false
        player(.appeared)
        #expect(player.state.firstPage?.purpose == .refresh(isUserInitiated: false))
    }

    @Test("reads a failed store again when the user asks")
    func broken() throws {
        for event: ListState.Event in [.refreshRequested, .pageRetried] {
            var player = Player()
            try player.load()
            player(.storeFailed(popular, .storage(code: 11)))
            #expect(player.state.rows.error == .storage(code: 11))
            #expect(player(event) == [.follow(popular)], "\(event)")
        }
    }

    @Test("ignores another query's order or store failure")
    func lateOrder() throws {
        var player = Player()
        try player.load()
        let before = player.state
        let other = Books.query(Books.fresh)
        #expect(player(.orderChanged(Self.order(rows: 9, pages: 1, of: 1, other))) == [])
        #expect(player(.storeFailed(other, .storage(code: 11))) == [])
        #expect(player.state == before)
    }

    @Test("reads rows with a new revision again")
    func revision() throws {
        var player = Player()
        try player.load()
        let again = Self.order(rows: 40, pages: 2, of: 9, revision: 7)
        #expect(player(.orderChanged(again)).contains(.readRowsAgain))
        #expect(player(.orderChanged(again)) == [])
    }

    @Test("a new source starts over, without the old source's rows")
    func source() throws {
        var player = Player()
        try player.load()
        player(.rowsSeen(30..<40))
        #expect(player.state.footer == .loading)
        #expect(player(.sourceChanged) == [.cancelNextPage, .follow(popular)])
        #expect(player.state.rows == .loading(previous: nil))
    }
}
