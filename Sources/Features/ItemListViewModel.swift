public import Catalog
public import L10n
public import Library
public import Observation

/// Any list of any catalogue. What differs between them stands in the descriptor.
@MainActor
@Observable
public final class ItemListViewModel {
    /// What stands below the last row.
    public enum Footer: Hashable, Sendable {
        /// Nothing: there is more, and nobody is near it yet.
        case none
        /// The next page is on its way.
        case loading
        /// The next page failed; a row offers to try again.
        case failed(CatalogError)
        /// There is no more.
        case end
    }

    /// What is shown.
    public private(set) var query: Query
    /// The order of the rows, and how far its loading is.
    public internal(set) var rows: LoadState<ItemOrder> = .idle
    /// What stands below the last row.
    public internal(set) var footer: Footer = .none
    /// Whether the service last gave no answer, so that what is shown comes from the store.
    public internal(set) var isOffline = false

    /// The catalogue.
    public let descriptor: CatalogDescriptor
    /// The words.
    public let strings: Localizer
    @ObservationIgnored let library: Library
    @ObservationIgnored let router: Router

    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private let refreshing = TaskSlot()
    @ObservationIgnored let paging = TaskSlot()
    @ObservationIgnored let reading = TaskSlot()
    @ObservationIgnored var progress = PagingProgress()
    @ObservationIgnored var cache = RowCache()
    @ObservationIgnored var visible = 0..<0
    /// Whether the service has answered since the query was chosen.
    @ObservationIgnored private var isAnswered = false
    /// What ``firstLook()`` found.
    @ObservationIgnored private var stored: ItemOrder?

    /// Makes the model of one list; it asks nobody until ``appeared()``.
    public init(
        query: Query,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer
    ) {
        self.query = query
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
    }

    /// The list; the first of the catalogue where the query names none of its.
    public var list: ListDescriptor? {
        descriptor.list(query.list) ?? descriptor.lists.first
    }

    /// The items in the order on screen; empty while nothing is known.
    public var ids: [Item.ID] { rows.value?.ids ?? [] }

    /// Why there are no rows, once that is certain.
    public var emptyReason: EmptyReason? {
        guard case .loaded(let order) = rows, order.ids.isEmpty else { return nil }
        if !query.search.isEmpty { return .search(query.search) }
        if !query.filter.isEmpty { return .filter }
        return list?.content == .favorites ? .favorites : .list
    }

    // MARK: What the person did

    /// The list came on screen.
    public func appeared() {
        if case .idle = rows { show(query) }
    }

    /// Reads the stored order before the list comes on screen; a failure is left to
    /// ``appeared()``, which reads it again.
    public func firstLook() async {
        guard case .idle = rows else { return }
        do throws(CatalogError) {
            for try await order in library.order(of: query) {
                if !order.ids.isEmpty { stored = order }
                return
            }
        } catch {
            // Said where the list appears.
        }
    }

    /// The person pulled the list down, pressed a key or a button.
    public func refreshRequested() {
        refresh()
    }

    /// The person opened a row.
    public func rowTapped(_ id: Item.ID) {
        if router.openItem != id { router.path = [.details(id)] }
    }

    /// The person asked for the next page once more.
    public func retryPageTapped() {
        footer = .none
        fetchAhead()
    }

    /// These rows are within the view, 0-based.
    public func rowsAppeared(_ range: Range<Int>) {
        visible = range
        fetchAhead()
    }
}

extension ItemListViewModel {
    private func show(_ query: Query) {
        self.query = query
        rows = .loading(previous: stored?.query == query ? stored : nil)
        footer = .none
        progress = PagingProgress()
        isAnswered = list?.content == .favorites
        observing.follow(library.order(of: query), for: self) { model, result in
            switch result {
            case .success(let order): model.orderChanged(order)
            case .failure(let error): model.failed(error)
            }
        }
        if !isAnswered { refresh() }
    }

    private func refresh() {
        rows = .loading(previous: rows.value)
        refreshing.run(for: self) { model in
            let asked = model.query
            do throws(CatalogError) {
                let answer = try await model.library.page(1, of: asked)
                guard model.query == asked, !Task.isCancelled else { return }
                model.firstPageCame(from: answer.origin)
            } catch {
                guard model.query == asked, !Task.isCancelled else { return }
                model.failed(error)
            }
        }
    }

    private func firstPageCame(from origin: Answer<Page<Item>>.Origin) {
        progress.refreshed()
        isAnswered = true
        if origin == .store {
            failed(.offline)
            return
        }
        isOffline = false
        if case .failed = footer { footer = .none }
        if let order = rows.value { orderChanged(order) }
        readAgain()
        fetchAhead()
    }

    /// The store has another order, or the service's answer makes the known one final.
    private func orderChanged(_ order: ItemOrder) {
        progress.orderChanged(to: order)
        let isFinal = isAnswered && (order.loadedPages > 0 || list?.content == .favorites)
        if isFinal, rows.error == nil {
            rows = .loaded(order)
        } else {
            rows = rows.replacingValue(order)
        }
        fetchAhead()
    }

    private func failed(_ error: CatalogError) {
        guard error != .cancelled else { return }
        rows = .failed(error, previous: rows.value)
        let wasOffline = isOffline
        isOffline = error == .offline
        // One alert an outage: the banner says the rest.
        if !(wasOffline && isOffline) { router.present(error) }
    }
}
