import Catalog
import Library

/// The state of a list and its requests: a pure value without a clock, tasks or a store.
///
/// ``handle(_:isServiceDown:)`` handles an event and returns the effects to run.
struct ListState: Equatable {
    let lists: [ListDescriptor]
    private(set) var query: Query
    private(set) var phase = Phase.idle
    /// The newest order from the store; nil until it is known.
    private(set) var order: ItemOrder?
    /// The running request for the first page, whatever its purpose.
    private(set) var firstPage: Request?
    /// The running request for a later page.
    private(set) var nextPage: Request?
    /// The error from the last further page; nil once it arrives or the user asks for it.
    private(set) var nextPageFailure: CatalogError?
    private(set) var wholeList: ListProgress?
    private(set) var isFetchingWhole = false
    private(set) var visible = 0..<0
    private(set) var isOnScreen = false
    /// Counts how many times the first page arrived after the user asked for a refresh.
    private(set) var refreshCount = 0
    /// Counts how many of these refreshes succeeded.
    private(set) var answeredRefreshCount = 0
    /// How many rows the service has; nil before the first response or if it doesn't report the
    /// count.
    private(set) var total: Int?
    /// Whether the service doesn't respond.
    private var isServiceDown = false
    private(set) var progress = PagingProgress()
    private var requestCount = 0
    /// The current event's effects; empty between events.
    private var effects: [Effect] = []

    init(query: Query, lists: [ListDescriptor]) {
        self.query = query
        self.lists = lists
    }

    /// Handles an event and returns the effects to run, in order.
    mutating func handle(_ event: Event, isServiceDown: Bool) -> [Effect] {
        self.isServiceDown = isServiceDown
        defer { effects = [] }
        switch event {
        case .appeared: appeared()
        case .disappeared: disappeared()
        case .chosen(let query, let delay): show(query, askAfter: delay)
        case .searched(let query, let delay):
            isOnScreen = true
            if query != self.query || !isFollowing { show(query, askAfter: delay) }
        case .searchEnded:
            disappeared()
            stop()
        case .refreshRequested: refreshRequested()
        case .pageRetried: pageRetried()
        case .rowsSeen(let range):
            visible = range
            fetchAhead()
        case .serviceChanged: serviceChanged()
        case .sourceChanged: sourceChanged()
        case .storedOrderRead(let order):
            if phase == .idle, order.query == query { self.order = order }
        case .orderChanged(let order): if order.query == query { orderChanged(to: order) }
        case .storeFailed(let query, let error): if query == self.query { storeFailed(error) }
        case .pageCame(let request, let isEmpty, let total):
            if request == firstPage { firstPageCame(request, isEmpty: isEmpty, total: total) }
            if request == nextPage { nextPageCame(request) }
        case .pageFailed(let request, let error):
            if request == firstPage { firstPageFailed(request, error) }
            if request == nextPage { nextPageFailed(request, error) }
        case .wholeListChanged(let query, let new):
            guard isFetchingWhole, query == self.query else { break }
            if new.hasAllPages { stopWholeList() } else { wholeList = new }
        case .wholeListFailed(let query, let error):
            if isFetchingWhole, query == self.query { wholeListStopped(by: error) }
        }
        return effects
    }
}

// MARK: The user

extension ListState {
    private mutating func appeared() {
        let wasOnScreen = isOnScreen
        isOnScreen = true
        if phase == .idle { return show(query) }
        guard !wasOnScreen else { return }
        // The list disappeared while its pages were being fetched.
        if case .came = phase { fetchWhole() }
        // The list asked for nothing while it was off screen.
        if rows.error == .offline {
            refresh()
        } else if nextPageFailure == .offline {
            pageRetried()
        } else {
            serviceChanged()
        }
    }

    private mutating func disappeared() {
        isOnScreen = false
        if firstPage?.purpose == .recover { cancelFirstPage() }
        cancelRetriedPage()
        stopWholeList()
    }

    private mutating func show(_ query: Query, askAfter delay: Duration = .zero) {
        if order?.query != query { total = nil }
        if !keepsRows(for: query) { order = nil }
        self.query = query
        cancelRequests()
        phase = .reading(askAfter: delay)
        progress = PagingProgress(maximum: list?.maximumPage ?? .max)
        visible = 0..<0
        effects.append(.follow(query))
    }

    /// Drops the rows of the previous search text, which remain only while the store is being read.
    private mutating func dropOtherWords() {
        if isOfOtherWords { order = nil }
    }

    private mutating func stop() {
        cancelRequests()
        (phase, order) = (.idle, nil)
        effects.append(.unfollow)
    }

    private mutating func refreshRequested() {
        guard isFollowing else { return show(query) }
        switch phase {
        case .idle, .reading, .asked, .broken: return
        case .came, .failed: if asksService { refresh(isUserInitiated: true) }
        }
    }

    private mutating func pageRetried() {
        guard rows.error == nil else { return refreshRequested() }
        cancelRetriedPage()
        nextPageFailure = nil
        guard needsWhole else { return fetchAhead() }
        if wholeList != nil { wholeListStopped(by: nil) }
        fetchWhole()
    }

    /// Asks a service that is down for the first page, which shows when the outage ends.
    private mutating func serviceChanged() {
        if isServiceDown { recover() }
    }

    /// Starts over because the catalog has another source; does nothing if the list was never
    /// shown.
    private mutating func sourceChanged() {
        guard isFollowing else { return }
        order = nil
        show(query)
    }
}

// MARK: The first page

extension ListState {
    private mutating func orderChanged(to new: ItemOrder) {
        guard isFollowing else { return }
        let old = order
        order = new
        progress.orderChanged(to: new)
        switch phase {
        case .reading where !asksService:
            phase = .came(isEmpty: true)
            progress.pageCame(1, wasStored: true)
        case .reading(let delay): ask(.show(after: delay))
        case .came, .failed:
            // The stored pages are gone because the source was replaced.
            if new.loadedPages == 0, let old, old.loadedPages > 0 { refresh() }
        case .idle, .asked, .broken: break
        }
        if let old, old.query == new.query, old.revision != new.revision {
            effects.append(.readRowsAgain)
        }
        fetchAhead()
    }

    private mutating func refresh(isUserInitiated: Bool = false) {
        ask(.refresh(isUserInitiated: isUserInitiated))
    }

    /// Requests the first page, leaving stored rows on screen in the meantime.
    private mutating func ask(_ purpose: Request.Purpose) {
        dropOtherWords()
        phase = .asked
        progress.refreshStarted()
        cancelRetriedPage()
        nextPageFailure = nil
        firstPage = request(1, for: purpose)
    }

    private mutating func firstPageCame(_ request: Request, isEmpty: Bool, total: Int?) {
        firstPageEnded(request)
        if request.purpose == .refresh(isUserInitiated: true) { answeredRefreshCount += 1 }
        self.total = total
        phase = .came(isEmpty: isEmpty)
        progress.pageCame(1, wasStored: true)
        // A page that failed may succeed now that the service responds, unless it waits to be retried.
        if nextPage == nil { nextPageFailure = nil }
        if request.purpose != .recover || wholeList?.failure != .offline { fetchWhole() }
        fetchAhead()
    }

    private mutating func firstPageEnded(_ request: Request) {
        firstPage = nil
        guard request.purpose == .refresh(isUserInitiated: true) else { return }
        refreshCount += 1
        // Rows that couldn't be read before are read again.
        effects.append(.readRowsAgain)
    }

    private mutating func firstPageFailed(_ request: Request, _ error: CatalogError) {
        firstPageEnded(request)
        serviceFailed(error)
    }

    private mutating func serviceFailed(_ error: CatalogError) {
        phase = .failed(error)
        report(error)
        if error == .offline { recover() }
    }

    /// Reports an error.
    ///
    /// Each outage shows one alert, and none while the user is typing or viewing another list,
    /// because the banner then reports it.
    private mutating func report(_ error: CatalogError) {
        guard error == .offline else { return effects.append(.report(error)) }
        if isOnScreen, query.search.isEmpty { effects.append(.reportOutage) }
    }

    /// Requests the first page until the service responds, while the list is on screen.
    private mutating func recover() {
        guard asksService, isOnScreen, isFollowing, firstPage == nil else { return }
        firstPage = request(1, for: .recover)
    }

    private mutating func storeFailed(_ error: CatalogError) {
        guard isFollowing else { return }
        cancelRequests()
        dropOtherWords()
        phase = .broken(error)
        report(error)
    }
}

// MARK: Further pages

extension ListState {
    /// Requests the next page when the visible rows are near the end of the fetched ones.
    ///
    /// Pages are requested one at a time and in order. Stored rows remain on screen while their
    /// page is fetched again.
    private mutating func fetchAhead() {
        guard nextPage == nil, nextPageFailure == nil, !needsWhole, !isOfOtherWords,
            let order = rows.value, rows.error == nil,
            let page = progress.nextPage(of: order, visible: visible),
            // A refresh requests the first page.
            page > 1
        else { return }
        progress.pageAsked()
        nextPage = request(page, for: .next(wasStored: page <= order.loadedPages))
    }

    private mutating func nextPageCame(_ request: Request) {
        guard case .next(let wasStored, _) = request.purpose else { return }
        (nextPage, nextPageFailure) = (nil, nil)
        progress.pageCame(request.page, wasStored: wasStored)
        fetchAhead()
    }

    private mutating func nextPageFailed(_ request: Request, _ error: CatalogError) {
        (nextPage, nextPageFailure) = (nil, error)
        guard error == .offline, isOnScreen, case .next(let wasStored, _) = request.purpose
        else { return }
        nextPage = self.request(request.page, for: .next(wasStored: wasStored, isRetry: true))
    }

    /// Fetches the missing pages if the order needs them; after a failure, resumes where it
    /// stopped.
    private mutating func fetchWhole() {
        guard needsWhole, isFollowing else { return }
        isFetchingWhole = true
        effects.append(.fetchWhole(query))
    }

    private mutating func wholeListStopped(by error: CatalogError?) {
        wholeList = wholeList ?? ListProgress()
        wholeList?.failure = error
    }

    /// Stops fetching the missing pages; those that arrived remain stored.
    private mutating func stopWholeList() {
        if isFetchingWhole { effects.append(.stopWholeList) }
        (isFetchingWhole, wholeList) = (false, nil)
    }
}

// MARK: Requests

extension ListState {
    private mutating func request(_ page: Int, for purpose: Request.Purpose) -> Request {
        requestCount += 1
        let request = Request(number: requestCount, query: query, page: page, purpose: purpose)
        effects.append(.ask(request))
        return request
    }

    private mutating func cancelRequests() {
        cancelFirstPage()
        cancelNextPage()
        nextPageFailure = nil
        stopWholeList()
    }

    private mutating func cancelNextPage() {
        if nextPage != nil { effects.append(.cancelNextPage) }
        nextPage = nil
    }

    /// Cancels the request for a page that failed.
    private mutating func cancelRetriedPage() {
        if nextPageFailure != nil { cancelNextPage() }
    }

    private mutating func cancelFirstPage() {
        if firstPage != nil { effects.append(.cancelFirstPage) }
        firstPage = nil
    }
}
