import Catalog
import Library
import Testing

@testable import Features

/// A list with its store and its service.
///
/// Any event can happen at any time, and the invariants are checked after each one.
struct ListWorld {
    /// The lists of a catalog with favorites and whole-list sort orders.
    static let lists = Cast.descriptor.lists + [Books.hearts]
    /// The service's page count.
    static let total = 4

    private(set) var state = ListState(query: Cast.query(), lists: lists)
    private(set) var isServiceDown = false
    /// All events so far, shown when a test fails.
    private(set) var history: [ListState.Event] = []
    private var dice: Dice
    private var followed: Query?
    private var pagesStored: [Query: Int] = [:]
    private var revision = 0
    /// Unanswered requests, including cancelled ones.
    private var requests: [ListState.Request] = []
    private var first: ListState.Request?
    private var next: ListState.Request?
    private var whole: Query?

    init(seed: UInt64) {
        dice = Dice(seed: seed)
    }

    /// Performs one random event.
    mutating func step() {
        switch number(15) {
        case 0: happen(.appeared)
        case 1: happen(.disappeared)
        case 2: happen(.chosen(query()))
        case 3: happen(.searched(search(), askAfter: .seconds(1)))
        case 4: if number(3) == 0 { happen(.searchEnded) }
        case 5: happen(.refreshRequested)
        case 6: happen(.pageRetried)
        case 7:
            let top = number(80)
            happen(.rowsSeen(top..<(top + 6)))
        case 8:
            isServiceDown = number(2) == 0
            happen(.serviceChanged)
        case 9: if number(4) == 0 { replaceSource() }
        case 10: if let followed { happen(.orderChanged(order(of: followed))) }
        case 11:
            if number(5) == 0, let followed { happen(.storeFailed(followed, .storage(code: 11))) }
        case 12: if let whole { fetchWhole(whole) }
        default: if !requests.isEmpty { answer(requests.remove(at: number(requests.count))) }
        }
    }

    /// Shows the list, and lets the service and the store answer until everything is loaded.
    mutating func settle() {
        happen(.appeared)
        if state.rows.error != nil { happen(.refreshRequested) }
        for _ in 0..<100 {
            if let followed { happen(.orderChanged(order(of: followed))) }
            if let first { answer(first, with: nil) }
            if let next { answer(next, with: nil) }
            if let whole { store(Self.total, of: unsorted(whole)) }
            if let whole { fetchWhole(whole) }
            if state.nextPageFailure != nil { happen(.pageRetried) }
        }
    }

    // MARK: The world

    private mutating func number(_ count: Int) -> Int {
        min(count - 1, Int(dice.number(in: 0...Double(count))))
    }

    private mutating func query() -> Query {
        [
            Cast.query(), Cast.query(sort: Cast.name), Books.query(Books.fresh),
            Books.query(Books.hearts),
        ][number(4)]
    }

    /// The query whose pages make up a locally sorted list.
    private func unsorted(_ query: Query) -> Query {
        var unsorted = query
        unsorted.sort = nil
        return unsorted
    }

    private mutating func search() -> Query {
        Books.query(search: ["a", "ab"][number(2)])
    }

    private mutating func replaceSource() {
        pagesStored = [:]
        happen(.sourceChanged)
    }

    private mutating func store(_ page: Int, of query: Query) {
        pagesStored[query] = max(page, pagesStored[query] ?? 0)
        revision += 1
    }

    private func order(of query: Query) -> ItemOrder {
        let pages = query.list == Books.hearts.id ? 1 : pagesStored[unsorted(query)] ?? 0
        return ItemOrder(
            query: query,
            ids: (0..<(pages * 20)).map { Books.item($0 + 1).id },
            loadedPages: pages,
            totalPages: pages == 0 ? nil : query.list == Books.hearts.id ? 1 : Self.total,
            revision: revision
        )
    }

    private mutating func answer(_ request: ListState.Request) {
        let errors: [CatalogError?] = [nil, nil, .offline, .badResponse(nil), .storage(code: 11)]
        answer(request, with: errors[number(errors.count)])
    }

    private mutating func answer(_ request: ListState.Request, with error: CatalogError?) {
        requests.removeAll { $0 == request }
        // A late answer says nothing about the service.
        if request == first || request == next { isServiceDown = error == .offline }
        if let error { return happen(.pageFailed(request, error)) }
        store(request.page, of: unsorted(request.query))
        happen(.pageCame(request, isEmpty: false))
    }

    private mutating func fetchWhole(_ query: Query) {
        let pages = pagesStored[unsorted(query)] ?? 0
        happen(.wholeListChanged(query, ListProgress(loadedPages: pages, totalPages: Self.total)))
    }

    // MARK: Events and invariants

    private mutating func happen(_ event: ListState.Event) {
        let before = state
        history.append(event)
        let effects = state.handle(event, isServiceDown: isServiceDown)
        checkAnswer(event, before: before, effects: effects)
        effects.forEach { run($0) }
        checkRows(event, before: before)
        checkRequests()
    }

    private mutating func run(_ effect: ListState.Effect) {
        switch effect {
        case .follow(let query):
            expect(query == state.query, "follows the query that is shown")
            followed = query
        case .unfollow: followed = nil
        case .ask(let request):
            expect(request.query == state.query, "requests only the shown query")
            requests.append(request)
            if request.page == 1 {
                first = request
            } else {
                expect(next == nil, "one further page at a time")
                next = request
            }
        case .cancelFirstPage: first = nil
        case .cancelNextPage: next = nil
        case .fetchWhole(let query): whole = query
        case .stopWholeList: whole = nil
        case .readRowsAgain, .report, .reportOutage: break
        }
    }

    /// The answer to an awaited request ends the wait; a late answer changes nothing.
    private mutating func checkAnswer(
        _ event: ListState.Event,
        before: ListState,
        effects: [ListState.Effect]
    ) {
        let answered: ListState.Request
        switch event {
        case .pageCame(let request, _, _), .pageFailed(let request, _): answered = request
        default: return
        }
        if answered == first {
            first = nil
        } else if answered == next {
            next = nil
        } else {
            expect(effects.isEmpty && state == before, "a late answer changes nothing")
        }
    }

    private func checkRows(_ event: ListState.Event, before: ListState) {
        let rows = state.rows
        if var query = rows.value?.query, query != state.query {
            // Results of another search stay until the store has answered.
            expect(
                !query.search.isEmpty && !state.query.search.isEmpty,
                "only search results stay, and only for another search"
            )
            query.search = state.query.search
            expect(query == state.query, "rows belong to the query")
            if case .reading = state.phase {} else { expect(false, "the store has not answered") }
            expect(state.footer == .none && state.nextPage == nil, "other results load no page")
        }
        expect((rows == .idle) == (state.phase == .idle), "only an idle list is idle")
        switch event {
        case .orderChanged, .sourceChanged, .searchEnded: break
        default:
            guard before.query == state.query, !before.isOfOtherWords,
                let value = before.rows.value
            else { break }
            expect(rows.value == value, "only the store changes rows")
        }
        if rows.error != nil, let order = state.order, !order.ids.isEmpty {
            expect(rows.value == order, "an error hides no rows")
        }
        if case .loaded(let order) = rows {
            expect(order.loadedPages > 0, "a loaded list has a page")
        }
        if state.footer == .end, let order = rows.value {
            expect(order.loadedPages == order.totalPages, "the end is after the last page")
        }
    }

    private func checkRequests() {
        expect(state.firstPage == first, "the state awaits the requested first page")
        expect(state.nextPage == next, "the state awaits the requested further page")
        expect((state.phase == .asked) == (first != nil && first?.purpose != .recover), "asked")
        expect(state.isOnScreen || first?.purpose != .recover, "no retry off screen")
        expect(state.asksService || (first == nil && next == nil), "favorites make no request")
        expect(
            state.isFetchingWhole == (whole != nil),
            "pages are fetched only while the whole list is asked for"
        )
        guard let next else { return }
        let isRetry = state.nextPageFailure != nil
        expect(next.purpose.isRetry == isRetry, "a page that failed is retried, and no other")
        expect(!isRetry || state.isOnScreen, "no retry of a page off screen")
        expect(state.footer == (isRetry ? .failed(.offline) : .loading), "one spinner per request")
    }

    private func expect(_ condition: Bool, _ sentence: Comment) {
        #expect(condition, sentence)
        if !condition { Issue.record("After \(history.suffix(12))") }
    }
}

extension ListState.Request.Purpose {
    fileprivate var isRetry: Bool {
        if case .next(_, let isRetry) = self { isRetry } else { false }
    }
}
