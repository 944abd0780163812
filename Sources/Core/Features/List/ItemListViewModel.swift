public import Catalog
public import L10n
public import Library
public import Observation

/// Any list of any catalog; the descriptor says how they differ.
@MainActor
@Observable
public final class ItemListViewModel {
    /// What is shown below the last row.
    public enum Footer: Hashable, Sendable {
        /// Nothing: there are more rows, and the user is not near them yet.
        case none
        /// The next page is loading.
        case loading
        /// The next page, or fetching the whole list, failed; a row offers a retry.
        case failed(CatalogError)
        /// There are no more rows.
        case end
    }

    /// The state of the first page's request, independent of the store.
    enum FirstPage {
        /// Not requested yet; the store is read first.
        case wanted
        /// Requested.
        case asked
        /// The service answered.
        case came(isEmpty: Bool)
        /// The request failed, or the store did.
        case failed(CatalogError)
    }

    /// What is being shown; changed by choices and searches.
    public internal(set) var query: Query
    /// Keeps the previous order while a new one loads and after a failure.
    public internal(set) var rows: LoadState<ItemOrder> = .idle
    /// What is shown below the last row.
    public internal(set) var footer: Footer = .none
    /// The progress of fetching the whole list for an order that needs it; nil if nothing needs to
    /// be fetched.
    public internal(set) var completion: Completion?
    /// The layout in use.
    public internal(set) var layout: ListDescriptor.Layout
    /// How often the first page arrived after the user asked for a refresh: failed pictures are
    /// then retried.
    public internal(set) var refreshCount = 0

    /// Stays the same while the model lives.
    public let descriptor: CatalogDescriptor
    /// Every text shown to the user.
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
    /// How long to wait before asking the service about a new query.
    @ObservationIgnored var askDelay = Duration.zero
    @ObservationIgnored let outage: Outage
    @ObservationIgnored var isOnScreen = false
    @ObservationIgnored var remember: (ListPreferences) -> Void
    /// Whether ``observing`` delivers the store's order.
    @ObservationIgnored var isFollowing = false
    /// The newest order from the store.
    @ObservationIgnored var order: ItemOrder?
    @ObservationIgnored var firstPage = FirstPage.wanted
    @ObservationIgnored var progress = PagingProgress()
    @ObservationIgnored var cache = RowCache()
    @ObservationIgnored var visible = 0..<0
    /// Aspect ratios of the pictures loaded in this run, by path.
    @ObservationIgnored var aspectRatios: [String: Double] = [:]

    /// Requests nothing until ``appeared()``.
    ///
    /// - Parameters:
    ///   - query: what is shown first; saved choices override its order and filter.
    ///   - descriptor: the catalog.
    ///   - library: the source of the rows.
    ///   - router: receives errors and opened rows.
    ///   - strings: the texts in the user's language.
    ///   - preferences: the user's saved choices; none by default.
    ///   - remember: saves the user's choices; does nothing by default.
    ///   - clock: measures delays.
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

    /// With an outage that the lists of a catalog share.
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

    /// The catalog's first list if the query names none of its lists.
    public var list: ListDescriptor? {
        descriptor.list(query.list) ?? descriptor.lists.first
    }

    /// Whether the rows come from the service; favorites come from the store alone.
    var asksService: Bool { list?.content != .favorites }

    /// The items in the order on screen; empty while unknown.
    public var ids: [Item.ID] { rows.value?.ids ?? [] }

    /// Why there are no rows; nil if there are some or it is not certain yet.
    public var emptyReason: EmptyReason? {
        guard case .loaded(let order) = rows, order.ids.isEmpty else { return nil }
        if !query.search.isEmpty { return .search(query.search) }
        if !query.filter.isEmpty { return .filter }
        return list?.content == .favorites ? .favorites : .list
    }

    // MARK: User actions

    /// The list came on screen.
    public func appeared() {
        let wasOnScreen = isOnScreen
        isOnScreen = true
        if case .idle = rows { return show(query) }
        guard !wasOnScreen else { return }
        // The list disappeared while all of it was being fetched.
        if case .came = firstPage { complete() }
        // Another list of the catalog may have ended the outage.
        if isOffline { recover() } else if rows.error == .offline { refresh() }
    }

    /// Reads the stored order before the list appears; after a failure ``appeared()`` reads it
    /// again.
    public func firstLook() async {
        do throws(CatalogError) {
            for try await found in library.order(of: query) {
                if case .idle = rows { order = found }
                return
            }
        } catch {
            // Reported when the list appears.
        }
    }

    /// The user asked for a refresh, by pulling, a key or a button.
    public func refreshRequested() {
        guard isFollowing else { return show(query) }
        switch firstPage {
        case .wanted, .asked: return
        case .came, .failed: break
        }
        if asksService { refresh(isWished: true) }
    }

    /// The user opened a row; does nothing if the catalog's pictures flip instead.
    public func rowTapped(_ id: Item.ID) {
        guard case .details = descriptor.tap else { return }
        if router.openItem != id { router.path = [.details(id)] }
    }

    /// The user asked to retry the next page.
    public func retryPageTapped() {
        guard rows.error == nil else { return refreshRequested() }
        footer = .none
        if needsWhole { complete() } else { fetchAhead() }
    }

    /// The 0-based range of visible rows.
    public func rowsAppeared(_ range: Range<Int>) {
        visible = range
        fetchAhead()
    }
}
