public import Catalog
public import L10n
public import Library
public import Observation

/// Any list of any catalog: what differs between them stands in the descriptor.
@MainActor
@Observable
public final class ItemListViewModel {
    /// What stands below the last row.
    public enum Footer: Hashable, Sendable {
        /// Nothing: there is more, and nobody is near it yet.
        case none
        /// The next page is on its way.
        case loading
        /// What comes next failed, be it a page or the whole list; a row offers to try again.
        case failed(CatalogError)
        /// There is no more.
        case end
    }

    /// How far the first page is, whatever the store knows meanwhile.
    enum FirstPage {
        /// The store is read first.
        case wanted
        /// On its way.
        case asked
        /// The service answered.
        case came(isEmpty: Bool)
        /// It failed, or the store did.
        case failed(CatalogError)
    }

    /// What is shown.
    public internal(set) var query: Query
    /// The order of the rows, and how far its loading is.
    public internal(set) var rows: LoadState<ItemOrder> = .idle
    /// What stands below the last row.
    public internal(set) var footer: Footer = .none
    /// How far the fetching of the whole list is, which an order of the library's needs; nil where
    /// nothing is to be fetched for it.
    public internal(set) var completion: Completion?
    /// How the rows are laid out.
    public internal(set) var layout: ListDescriptor.Layout
    /// How often the person asked for the first page anew and got it: pictures that failed are
    /// worth another try then.
    public internal(set) var refreshCount = 0

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// The words.
    public let strings: Localizer
    @ObservationIgnored let library: Library
    @ObservationIgnored let router: Router

    @ObservationIgnored let observing = TaskSlot()
    @ObservationIgnored let refreshing = TaskSlot()
    @ObservationIgnored let paging = TaskSlot()
    @ObservationIgnored let reading = TaskSlot()
    @ObservationIgnored let recovering = TaskSlot()
    @ObservationIgnored let completing = TaskSlot()
    @ObservationIgnored let clock: any Clock<Duration>
    /// How long the service is not asked after a new query.
    @ObservationIgnored var askDelay = Duration.zero
    @ObservationIgnored let outage: Outage
    /// Whether somebody looks at the list.
    @ObservationIgnored var isOnScreen = false
    @ObservationIgnored var remember: (ListPreferences) -> Void
    /// Whether ``observing`` tells what the store knows.
    @ObservationIgnored var isFollowing = false
    /// The newest order that the store told.
    @ObservationIgnored var order: ItemOrder?
    @ObservationIgnored var firstPage = FirstPage.wanted
    @ObservationIgnored var progress = PagingProgress()
    @ObservationIgnored var cache = RowCache()
    @ObservationIgnored var visible = 0..<0
    /// Proportions of the pictures that came in this run, by path.
    @ObservationIgnored var aspectRatios: [String: Double] = [:]

    /// Makes the model of one list; it asks nobody until ``appeared()``.
    ///
    /// - Parameters:
    ///   - query: what is shown first; what the person chose before goes over its order and filter.
    ///   - descriptor: the catalog.
    ///   - library: where the rows are.
    ///   - router: where errors and opened rows go.
    ///   - strings: the words.
    ///   - preferences: what the person chose before; nothing by default.
    ///   - remember: keeps what the person chooses; forgets it by default.
    ///   - clock: what waits are measured by.
    public convenience init(
        query: Query,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer,
        preferences: ListPreferences = ListPreferences(),
        remember: @escaping (ListPreferences) -> Void = { _ in },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            query: query,
            descriptor: descriptor,
            library: library,
            router: router,
            strings: strings,
            preferences: preferences,
            remember: remember,
            clock: clock,
            outage: Outage()
        )
    }

    /// The same with an outage that several lists of a catalog share.
    init(
        query: Query,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer,
        preferences: ListPreferences,
        remember: @escaping (ListPreferences) -> Void,
        clock: any Clock<Duration>,
        outage: Outage
    ) {
        let list = descriptor.list(query.list) ?? descriptor.lists.first
        self.query = query.applying(preferences, to: list)
        layout =
            preferences.layout.flatMap { list?.layouts.contains($0) == true ? $0 : nil }
            ?? list?.layouts.first ?? .list
        self.remember = remember
        self.clock = clock
        self.outage = outage
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
    }

    /// The list; the first of the catalog where the query names none of its.
    public var list: ListDescriptor? {
        descriptor.list(query.list) ?? descriptor.lists.first
    }

    /// Whether the rows are the service's; favorites come from the store alone.
    var asksService: Bool { list?.content != .favorites }

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
        let wasOnScreen = isOnScreen
        isOnScreen = true
        if case .idle = rows { return show(query) }
        guard !wasOnScreen else { return }
        // It was left while the whole of it was on its way.
        if case .came = firstPage { complete() }
        // Another list of the catalog may have seen the end of the outage.
        if isOffline { recover() } else if rows.error == .offline { refresh() }
    }

    /// Reads the stored order before the list comes on screen; a failure is left to
    /// ``appeared()``, which reads it again.
    public func firstLook() async {
        do throws(CatalogError) {
            for try await found in library.order(of: query) {
                if case .idle = rows { order = found }
                return
            }
        } catch {
            // Said where the list appears.
        }
    }

    /// The person pulled the list down, pressed a key or a button.
    public func refreshRequested() {
        guard isFollowing else { return show(query) }
        switch firstPage {
        case .wanted, .asked: return
        case .came, .failed: break
        }
        if asksService { refresh(isWished: true) }
    }

    /// The person opened a row; where that turns its picture there is nowhere to go.
    public func rowTapped(_ id: Item.ID) {
        guard case .details = descriptor.tap else { return }
        if router.openItem != id { router.path = [.details(id)] }
    }

    /// The person asked for what comes next once more.
    public func retryPageTapped() {
        guard rows.error == nil else { return refreshRequested() }
        footer = .none
        if needsWhole { complete() } else { fetchAhead() }
    }

    /// These rows are within the view, 0-based.
    public func rowsAppeared(_ range: Range<Int>) {
        visible = range
        fetchAhead()
    }
}
