public import Catalog
public import ImagePipeline
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

    /// What is being shown; changed by choices and searches.
    public private(set) var query: Query
    /// Keeps the previous order while a new one loads and after a failure.
    public private(set) var rows: LoadState<ItemOrder> = .idle
    /// What is shown below the last row.
    public private(set) var footer: Footer = .none
    /// The progress of fetching the whole list for an order that needs it; nil if nothing needs to
    /// be fetched.
    public private(set) var completion: ListProgress?
    /// The layout in use.
    public private(set) var layout: ListDescriptor.Layout
    /// How often the first page arrived after the user asked for a refresh: failed pictures are
    /// then retried.
    public private(set) var refreshCount = 0
    /// How many rows the service has; nil if it does not say or was not asked.
    private(set) var total: Int?

    /// Stays the same while the model lives.
    public let descriptor: CatalogDescriptor
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let library: Library
    @ObservationIgnored let router: Router
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored private let outage: Outage
    @ObservationIgnored private let reader: RowReader
    @ObservationIgnored private var state: ListState
    @ObservationIgnored private var chosenLayout: ListDescriptor.Layout?
    @ObservationIgnored private var ratios = PictureRatios()
    @ObservationIgnored var remember: (ListChoices) -> Void

    @ObservationIgnored private let effects: ListEffects

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
    ///   - outage: shared by the lists of a catalog; a new one by default.
    ///   - notices: the notifications of the app; none by default.
    init(
        query: Query,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer,
        preferences: ListChoices = ListChoices(),
        remember: @escaping (ListChoices) -> Void = { _ in },
        clock: any Clock<Duration> = ContinuousClock(),
        outage: Outage = Outage(),
        notices: Notices? = nil
    ) {
        let list = descriptor.list(query.list) ?? descriptor.lists.first
        let chosen = query.applying(preferences, to: list)
        self.query = chosen
        let chosenLayout = preferences.layout.flatMap {
            list?.layouts.contains($0) == true ? $0 : nil
        }
        layout = chosenLayout ?? list?.layouts.first ?? .list
        self.chosenLayout = chosenLayout
        state = ListState(query: chosen, lists: descriptor.lists)
        reader = RowReader(library: library, descriptor: descriptor, strings: strings)
        effects = ListEffects(
            library: library,
            router: router,
            reader: reader,
            clock: clock,
            outage: outage,
            notices: notices
        )
        self.remember = remember
        self.clock = clock
        self.outage = outage
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
        reader.place = { [weak self] in
            self.map { ($0.ids, $0.state.visible) } ?? ([], 0..<0)
        }
        reader.list = { [weak self] in
            self.flatMap { $0.query.search.isEmpty ? $0.list : nil }
        }
        reader.failed = { [router] in router.present($0) }
    }

    /// The catalog's first list if the query names none of its lists.
    public var list: ListDescriptor? {
        descriptor.list(query.list) ?? descriptor.lists.first
    }

    /// What its rows show.
    public var rowTemplate: RowTemplate {
        descriptor.row(in: query.search.isEmpty ? list : nil)
    }

    /// The items in the order on screen; empty while unknown.
    public var ids: [Item.ID] { rows.value?.ids ?? [] }

    /// Whether the chosen order needs the whole list.
    public var needsWhole: Bool { state.needsWhole }

    /// Whether the service did not respond last time to any list of the catalog, so that stored
    /// rows are shown; never for favorites, which are always stored.
    public var isOffline: Bool { outage.isOn && !isOfFavorites }

    /// Whether the rows are favorites, which the library has by itself.
    var isOfFavorites: Bool { list?.content == .favorites }

    /// Whether it is shown to the user, by itself or as the results of a search.
    public var isOnScreen: Bool { state.isOnScreen }

    /// The 0-based range of visible rows, as far as a face has told.
    var visibleRows: Range<Int> { state.visible }

    // MARK: User actions

    /// The list came on screen.
    public func appeared() { send(.appeared) }

    /// The list disappeared, or the window was hidden.
    public func disappeared() { send(.disappeared) }

    /// Reads the stored order before the list appears; after a failure ``appeared()`` reads it
    /// again.
    public func firstLook() async {
        do throws(CatalogError) {
            for try await found in library.order(of: query) {
                await reader.prepare(found.ids)
                return send(.peeked(found))
            }
        } catch {
            // Reported when the list appears.
        }
    }

    /// The user asked for a refresh, by pulling, a key or a button.
    public func refreshRequested() { send(.refreshRequested) }

    /// The user opened a row; does nothing if the catalog's pictures flip instead, see
    /// ``pictureTapped(_:)``.
    public func rowTapped(_ id: Item.ID) {
        guard case .details = descriptor.tap else { return }
        if router.openItem != id { router.path = [.details(id)] }
    }

    /// The user asked to retry the next page.
    public func retryPageTapped() { send(.pageRetried) }

    /// The user asked to continue fetching the list.
    public func retryCompletionTapped() {
        if completion?.failure != nil { send(.pageRetried) }
    }

    /// The system reports a network: retries at once.
    public func networkCameBack() { send(.networkReturned) }

    /// Something else of the catalog found that its service is down, or up again.
    func outageChanged() { send(.outageChanged) }

    /// The user chose a layout.
    public func layoutTapped(_ layout: ListDescriptor.Layout) {
        guard list?.layouts.contains(layout) == true, layout != self.layout else { return }
        (chosenLayout, self.layout) = (layout, layout)
        remember(preferences)
    }

    /// Whether three columns of pictures fit decides the layout until the user does.
    func roomChanged(isRoomy: Bool) {
        let layout = chosenLayout ?? (isRoomy ? list?.roomyLayout : nil) ?? list?.layouts.first
        if let layout, layout != self.layout { self.layout = layout }
    }

    /// The user chose another order or filter; the service is asked `delay` later, for choosing
    /// that may go on.
    func choose(_ query: Query, askAfter delay: Duration = .zero) {
        send(.chosen(query, askAfter: delay))
        remember(preferences)
    }

    // MARK: The catalog

    /// Takes the layout of the list that is searched, and whether the user chose it.
    func takeLayout(of list: ItemListViewModel) {
        chosenLayout = list.chosenLayout
        if layout != list.layout { layout = list.layout }
    }

    /// Shows the results of a search; the service is asked `delay` later, for typing that may go
    /// on.
    func search(_ query: Query, askAfter delay: Duration) {
        send(.searched(query, askAfter: delay))
    }

    /// Shows nothing and requests nothing until the next search.
    func endSearch() { send(.searchEnded) }

    /// Starts over if the list has been shown: the service is another one.
    func sourceChanged() { send(.sourceChanged) }

    private var preferences: ListChoices {
        // The only default there is needs not be remembered.
        let isDefault = chosenLayout == list?.layouts.first && list?.roomyLayout == nil
        return ListChoices(
            layout: isDefault ? nil : chosenLayout,
            sort: query.sort,
            filter: query.filter
        )
    }
}

// MARK: Rows

extension ItemListViewModel {
    /// The row at a 0-based position of the order on screen; nil past the end.
    ///
    /// Its content arrives later if it is not cached.
    public func row(at position: Int) -> ListRow? {
        let ids = ids
        return ids.indices.contains(position) ? reader.row(ids[position]) : nil
    }

    /// The row of an item, on screen or not; always the same one while it is cached.
    ///
    /// Its content arrives later if it is not cached.
    public func row(_ id: Item.ID) -> ListRow { reader.row(id) }

    /// The 0-based range of visible rows.
    public func rowsAppeared(_ range: Range<Int>) { send(.rowsSeen(range)) }

    /// The items of the visible rows, in any order; those that are not in the list do not count.
    public func rowsAppeared(_ ids: some Collection<Item.ID>) {
        let seen = Set(ids)
        let order = self.ids
        guard let first = order.firstIndex(where: seen.contains) else { return }
        let last = order[first...].prefix(while: seen.contains).endIndex
        rowsAppeared(first..<last)
    }

    /// Nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: descriptor.id, fit: fit)
    }

    /// Width divided by height: of the picture loaded in this run, otherwise as known from the
    /// service or an earlier run; nil if unknown.
    public func aspectRatio(of artwork: Artwork) -> Double? { ratios[artwork] }

    /// A picture was loaded: its aspect ratio is fixed from now on.
    public func pictureCame(_ artwork: Artwork, size: PixelSize) {
        ratios.pictureCame(artwork, size: size)
    }
}

// MARK: State and effects

extension ItemListViewModel {
    /// Tells the state what happened, publishes what changed and does what follows.
    func send(_ event: ListState.Event) {
        let effects = state.handle(event, isServiceDown: outage.isOn)
        // Before the query, so that the old rows are never taken for those of the new query.
        let ids = ids
        if rows != state.rows { rows = state.rows }
        // Rows that stay have another rank.
        if list?.rankedBy != nil, !ids.isEmpty, ids != self.ids { reader.readAgain() }
        if query != state.query { query = state.query }
        if footer != state.footer { footer = state.footer }
        if completion != state.completion { completion = state.completion }
        if refreshCount != state.refreshCount { refreshCount = state.refreshCount }
        if total != state.total { total = state.total }
        for effect in effects { self.effects.run(effect, for: self) }
    }
}
