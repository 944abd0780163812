import Catalog
import Library

/// What a list shows and what it has requested: pure, without clock, tasks or store.
///
/// ``handle(_:isServiceDown:)`` takes what happened and returns what is to be done about it.
struct ListState: Equatable {
    /// How far showing the query has come.
    enum Phase: Equatable {
        /// Nothing is shown.
        case idle
        /// The stored order is being read; then the service is asked, after a delay.
        case reading(askAfter: Duration)
        /// The first page is requested.
        case asked
        /// The service answered.
        case came(isEmpty: Bool)
        /// The request failed.
        case failed(CatalogError)
        /// The store failed: it reports no more orders.
        case broken(CatalogError)
    }

    let lists: [ListDescriptor]
    private(set) var query: Query
    private(set) var phase = Phase.idle
    /// The newest order from the store; nil until it is known.
    private(set) var order: ItemOrder?
    /// The request for the first page, of whatever purpose.
    private(set) var firstPage: Request?
    /// The request for a further page.
    private(set) var nextPage: Request?
    /// Why the last further page did not come; nil once it is requested again.
    private(set) var nextPageFailure: CatalogError?
    private(set) var completion: ListProgress?
    private(set) var isCompleting = false
    private(set) var visible = 0..<0
    private(set) var isOnScreen = false
    /// How often the first page arrived after the user asked for a refresh.
    private(set) var refreshCount = 0
    /// How many rows the service has; nil if it does not say or was not asked.
    private(set) var total: Int?
    /// Whether any list of the catalog found the service down, and none has found it up since.
    private var isServiceDown = false
    private(set) var progress = PagingProgress()
    private var requestCount = 0
    /// Empty between two events.
    private var effects: [Effect] = []

    init(query: Query, lists: [ListDescriptor]) {
        self.query = query
        self.lists = lists
    }

    /// Takes what happened, and returns what is to be done, in that order.
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
        case .networkReturned: networkReturned()
        case .outageChanged: outageChanged()
        case .sourceChanged: sourceChanged()
        case .peeked(let order): if phase == .idle, order.query == query { self.order = order }
        case .orderChanged(let order): if order.query == query { orderChanged(to: order) }
        case .storeFailed(let query, let error): if query == self.query { storeFailed(error) }
        case .pageCame(let request, let isEmpty, let total):
            if request == firstPage { firstPageCame(request, isEmpty: isEmpty, total: total) }
            if request == nextPage { nextPageCame(request) }
        case .pageFailed(let request, let error):
            if request == firstPage { firstPageFailed(request, error) }
            if request == nextPage { (nextPage, nextPageFailure) = (nil, error) }
        case .completionChanged(let query, let new):
            if isCompleting, query == self.query { completionChanged(to: new) }
        case .completionFailed(let query, let error):
            if isCompleting, query == self.query { completionStopped(by: error) }
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
        // The list disappeared while all of it was being fetched.
        if case .came = phase { complete() }
        // Another list of the catalog may have ended the outage.
        if isServiceDown { recover() } else if rows.error == .offline { refresh() }
    }

    private mutating func disappeared() {
        isOnScreen = false
        if firstPage?.purpose == .recover { cancelFirstPage() }
        stopCompleting()
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

    /// Whether the rows on screen stay until the store has answered: those of the query itself, and
    /// of a search by other words, lest each letter typed empties the list for a frame.
    private func keepsRows(for query: Query) -> Bool {
        guard var known = order?.query else { return false }
        if !known.search.isEmpty, !query.search.isEmpty { known.search = query.search }
        return known == query
    }

    /// Rows of a search by other words stay while the store is being read, and no longer.
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
        nextPageFailure = nil
        guard needsWhole else { return fetchAhead() }
        if completion != nil { completionStopped(by: nil) }
        complete()
    }

    private mutating func networkReturned() {
        guard asksService, isServiceDown, isOnScreen else { return }
        effects.append(.recoverSooner)
        if isFollowing { refresh() } else { show(query) }
    }

    /// What failed while the service was down is requested again, if it is on screen.
    private mutating func outageChanged() {
        guard asksService, isOnScreen, isFollowing else { return }
        if isServiceDown { return recover() }
        if rows.error == .offline {
            cancelFirstPage()
            refresh()
        } else if nextPageFailure == .offline {
            pageRetried()
        } else if firstPage?.purpose == .recover {
            cancelFirstPage()
        }
    }

    /// Starts over if the list has been shown: the service is another one.
    private mutating func sourceChanged() {
        guard isFollowing else { return }
        order = nil
        serviceAnswered()
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
            // Its pages are gone: the source was replaced.
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

    /// Requests the first page; stored rows stay on screen meanwhile.
    private mutating func ask(_ purpose: Request.Purpose) {
        dropOtherWords()
        phase = .asked
        progress.refreshStarted()
        nextPageFailure = nil
        firstPage = request(1, for: purpose)
    }

    private mutating func firstPageCame(_ request: Request, isEmpty: Bool, total: Int?) {
        firstPageEnded(request)
        self.total = total
        phase = .came(isEmpty: isEmpty)
        serviceAnswered()
        progress.pageCame(1, wasStored: true)
        // A page that failed may succeed now that the service answers.
        nextPageFailure = nil
        complete()
        fetchAhead()
    }

    private mutating func firstPageEnded(_ request: Request) {
        firstPage = nil
        guard request.purpose == .refresh(isUserInitiated: true) else { return }
        refreshCount += 1
        // Rows that could not be read before are read now.
        effects.append(.readRowsAgain)
    }

    private mutating func firstPageFailed(_ request: Request, _ error: CatalogError) {
        firstPageEnded(request)
        guard request.purpose == .recover, error == .offline else { return serviceFailed(error) }
        effects.append(.recoveryFailed)
        recover()
    }

    private mutating func serviceFailed(_ error: CatalogError) {
        phase = .failed(error)
        report(error)
        if error == .offline { recover() }
    }

    /// One alert an outage, and none while somebody types or sees another list: a banner tells the
    /// rest.
    private mutating func report(_ error: CatalogError) {
        switch error {
        case .offline:
            if !isServiceDown { effects.append(.serviceWentDown) }
            isServiceDown = true
            if isOnScreen, query.search.isEmpty { effects.append(.reportOutage) }
            return
        // Neither says anything about the service.
        case .storage, .cancelled: break
        case .insecure, .notFound, .unauthorized, .rateLimited, .server, .badResponse:
            serviceAnswered()
        }
        effects.append(.report(error))
    }

    private mutating func serviceAnswered() {
        isServiceDown = false
        effects.append(.serviceAnswered)
    }

    /// Retries after a delay while the list is on screen; an answer ends the outage.
    private mutating func recover() {
        guard asksService, isServiceDown, isOnScreen, isFollowing, firstPage == nil else { return }
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
    /// Requests the next page when the visible rows come near the end of what has been fetched.
    ///
    /// One page at a time and in order; stored rows stay on screen while their page is fetched
    /// again.
    private mutating func fetchAhead() {
        guard nextPage == nil, nextPageFailure == nil, !needsWhole, !isOfOtherWords,
            let order = rows.value, rows.error == nil,
            let page = progress.nextPage(of: order, visible: visible),
            // The first page is a refresh's.
            page > 1
        else { return }
        progress.pageAsked()
        nextPage = request(page, for: .next(wasStored: page <= order.loadedPages))
    }

    private mutating func nextPageCame(_ request: Request) {
        guard case .next(let wasStored) = request.purpose else { return }
        nextPage = nil
        if isServiceDown { serviceAnswered() }
        progress.pageCame(request.page, wasStored: wasStored)
        fetchAhead()
    }

    /// Fetches the missing pages if the order needs them; after a failure it continues where it
    /// stopped.
    private mutating func complete() {
        guard needsWhole, isFollowing else { return }
        isCompleting = true
        effects.append(.complete(query))
    }

    private mutating func completionChanged(to new: ListProgress) {
        if new.hasAllPages { stopCompleting() } else { completion = new }
    }

    private mutating func completionStopped(by error: CatalogError?) {
        completion = completion ?? ListProgress()
        completion?.failure = error
    }

    /// Pages that arrived stay stored.
    private mutating func stopCompleting() {
        if isCompleting { effects.append(.stopCompleting) }
        (isCompleting, completion) = (false, nil)
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
        if nextPage != nil { effects.append(.cancelNextPage) }
        (nextPage, nextPageFailure) = (nil, nil)
        stopCompleting()
    }

    private mutating func cancelFirstPage() {
        if firstPage != nil { effects.append(.cancelFirstPage) }
        firstPage = nil
    }
}
