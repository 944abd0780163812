public import Catalog
public import ImagePipeline
public import L10n
public import Library
public import Observation

/// The rows of a list in any catalog; its descriptor defines how it differs from others.
@MainActor
@Observable
public final class ItemListViewModel {
    /// The state of the row below the last item.
    public enum Footer: Hashable, Sendable {
        /// Empty: there are more rows, but the user hasn't scrolled near them.
        case none
        /// The next page is loading.
        case loading
        /// Loading the next page or the whole list failed; the footer offers a retry.
        case failed(CatalogError)
        /// There are no more rows.
        case end
    }

    /// The query for the rows; choices and searches change it.
    public private(set) var query: Query
    /// The order of the rows, which stays the previous one while loading and after a failure.
    public private(set) var rows: LoadState<ItemOrder> = .idle
    /// The state of the row below the last item.
    public private(set) var footer: Footer = .none
    /// The progress of fetching the whole list, if the order needs it; nil if nothing is missing.
    public private(set) var wholeList: ListProgress?
    /// The layout in use.
    public private(set) var layout: ListDescriptor.Layout
    /// Counts how many times the first page arrived after a refresh; each time, failed pictures are
    /// retried.
    public private(set) var refreshCount = 0
    /// Counts how many of these refreshes succeeded; each time, pictures on screen are validated.
    public private(set) var answeredRefreshCount = 0
    /// How many rows the service has; nil before the first response or if it doesn't report the
    /// count.
    private(set) var total: Int?

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// All text shown to the user.
    public let strings: Localizer
    /// Whether the list is a page above others, so that its rows open above it.
    public let isPushed: Bool
    @ObservationIgnored let library: Library
    @ObservationIgnored let router: Router
    @ObservationIgnored let clock: any Clock<Duration>
    @ObservationIgnored private let service: ServiceModel
    @ObservationIgnored private let reader: RowReader
    @ObservationIgnored private var state: ListState
    @ObservationIgnored private var chosenLayout: ListDescriptor.Layout?
    @ObservationIgnored private var ratios = PictureRatios()
    @ObservationIgnored var remember: (ListChoices) -> Void

    @ObservationIgnored private let effects: ListEffects
    @ObservationIgnored private let watching = TaskSlot()

    /// How many pages ``loadFirstScreen()`` reads: at least as many rows as fit into any window.
    private static let pagesAtFirst = 10

    /// Creates a model that requests nothing until ``appeared()``.
    ///
    /// - Parameters:
    ///   - query: the initial query; saved choices override its order and filter.
    ///   - descriptor: the catalog.
    ///   - library: the source of the rows.
    ///   - router: receives errors and opened rows.
    ///   - strings: the text in the user's language.
    ///   - preferences: the user's saved choices; none by default.
    ///   - remember: saves the user's choices; does nothing by default.
    ///   - clock: measures delays.
    ///   - service: the status shared by all models of the service; a new one by default.
    ///   - notifications: the app's notifications; none by default.
    ///   - isPushed: whether the list is a page above others; false by default.
    init(
        query: Query,
        descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer,
        preferences: ListChoices = ListChoices(),
        remember: @escaping (ListChoices) -> Void = { _ in },
        clock: any Clock<Duration> = ContinuousClock(),
        service: ServiceModel? = nil,
        notifications: SystemNotifications? = nil,
        isPushed: Bool = false
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
        let service = service ?? ServiceModel(library.service(of: descriptor.id))
        reader = RowReader(
            library: library,
            descriptor: descriptor,
            strings: strings,
            router: router,
            place: state.place
        )
        effects = ListEffects(
            library: library,
            router: router,
            reader: reader,
            clock: clock,
            service: service,
            notifications: notifications
        )
        self.remember = remember
        self.isPushed = isPushed
        self.clock = clock
        self.service = service
        self.descriptor = descriptor
        self.library = library
        self.router = router
        self.strings = strings
        watching.follow(Observations { service.isDown }, for: self) { model, _ in
            model.send(.serviceChanged)
        }
    }

    /// The list's descriptor; the catalog's first list if the query names none of its lists.
    public var list: ListDescriptor? {
        descriptor.list(query.list) ?? descriptor.lists.first
    }

    /// The facets that each row shows.
    public var rowTemplate: RowTemplate {
        descriptor.row(in: query.search.isEmpty ? list : nil)
    }

    /// The items in display order; empty before they are known.
    public var ids: [Item.ID] { rows.value?.ids ?? [] }

    /// Whether the chosen order needs the whole list.
    public var needsWhole: Bool { state.needsWhole }

    /// Whether a request to the service got no response, in which case the list shows stored rows.
    ///
    /// All of the catalog's lists share this state. Always false for favorites, which are always
    /// stored.
    public var isOffline: Bool { service.isDown && marked == nil }

    /// Whether the rows are the favorites, which need no service.
    var marked: MarkKind? {
        if case .marked(let kind)? = list?.content { kind } else { nil }
    }

    /// Whether the list is visible, with its own rows or with search results.
    public var isOnScreen: Bool { state.isOnScreen }

    /// The 0-based range of visible rows last reported by the front end.
    var visibleRows: Range<Int> { state.visible }

    // MARK: User actions

    /// Handles the list appearing on screen.
    public func appeared() { send(.appeared) }

    /// Handles the list disappearing or the window being hidden.
    public func disappeared() { send(.disappeared) }

    /// Reads the beginning of the stored order before the list appears.
    ///
    /// ``appeared()`` reads the whole order, also after a failure.
    public func loadFirstScreen() async {
        do throws(CatalogError) {
            let found = try await library.beginning(of: query, pages: Self.pagesAtFirst)
            await reader.prepare(found.ids)
            send(.storedOrderRead(found))
        } catch {
            // Reported when the list appears.
        }
    }

    /// Requests the first page again after the user pulled, pressed a key or clicked a button.
    public func refreshRequested() { send(.refreshRequested) }

    /// Refreshes like ``refreshRequested()`` and waits until the first page has arrived or failed,
    /// or the task is cancelled.
    ///
    /// A front end shows its spinner while this runs.
    public func refresh() async {
        refreshRequested()
        let states = Observations { [weak self] in self?.rows.isLoading ?? false }
        for await isLoading in states where !isLoading { return }
    }

    /// Opens a row's details; does nothing if the catalog's pictures flip (see
    /// ``pictureTapped(_:)``).
    public func rowTapped(_ id: Item.ID) {
        guard descriptor.hasDetails else { return }
        if isPushed { router.push(.details(id)) } else { router.openDetails(of: id) }
    }

    /// Requests the next page again after it failed.
    public func retryPageTapped() { send(.pageRetried) }

    /// Changes the layout and saves the choice.
    public func layoutTapped(_ layout: ListDescriptor.Layout) {
        guard list?.layouts.contains(layout) == true, layout != self.layout else { return }
        (chosenLayout, self.layout) = (layout, layout)
        remember(preferences)
    }

    /// Changes the layout to one for wide or narrow windows, unless the user has chosen a layout.
    func roomChanged(isRoomy: Bool) {
        let layout = chosenLayout ?? (isRoomy ? list?.roomyLayout : nil) ?? list?.layouts.first
        if let layout, layout != self.layout { self.layout = layout }
    }

    /// Changes the order or filter, and requests the rows after `delay`, in case more changes
    /// follow.
    func choose(_ query: Query, askAfter delay: Duration = .zero) {
        send(.chosen(query, askAfter: delay))
        remember(preferences)
    }

    // MARK: The catalog

    /// Copies the layout from the list being searched, and whether the user chose it.
    func takeLayout(of list: ItemListViewModel) {
        chosenLayout = list.chosenLayout
        if layout != list.layout { layout = list.layout }
    }

    /// Shows the results of a search, and requests them after `delay` in case typing continues.
    func search(_ query: Query, askAfter delay: Duration) {
        send(.searched(query, askAfter: delay))
    }

    /// Shows nothing and requests nothing until the next search.
    func endSearch() { send(.searchEnded) }

    /// Starts over because the catalog has another source; does nothing if the list was never
    /// shown.
    func sourceChanged() { send(.sourceChanged) }

    private var preferences: ListChoices {
        // The first layout is always the default unless there is a roomy one, so it isn't saved.
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
    /// Returns the row at a 0-based position; nil beyond the last.
    ///
    /// If its content isn't cached, it arrives later.
    public func row(at position: Int) -> ListRow? {
        let ids = ids
        return ids.indices.contains(position) ? reader.row(ids[position]) : nil
    }

    /// Returns an item's row, on screen or not; always the same object while it is cached.
    ///
    /// If its content isn't cached, it arrives later.
    public func row(_ id: Item.ID) -> ListRow { reader.row(id) }

    /// Sets the 0-based range of visible rows.
    public func rowsAppeared(_ range: Range<Int>) { send(.rowsSeen(range)) }

    /// Sets the visible rows by their items, in any order; ignores items that aren't in the list.
    public func rowsAppeared(_ ids: some Collection<Item.ID>) {
        let seen = Set(ids)
        let order = self.ids
        guard let first = order.firstIndex(where: seen.contains) else { return }
        let last = order[first...].prefix(while: seen.contains).endIndex
        rowsAppeared(first..<last)
    }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        library.imageRequest(for: artwork, of: descriptor.id, fit: fit)
    }

    /// Returns a picture's width divided by its height; nil if unknown.
    ///
    /// The ratio comes from the picture loaded in this run, otherwise from an earlier run or the
    /// service.
    public func aspectRatio(of artwork: Artwork) -> Double? { ratios[artwork] }

    /// Fixes a picture's aspect ratio after it was loaded.
    public func pictureCame(_ artwork: Artwork, size: PixelSize) {
        ratios.pictureCame(artwork, size: size)
    }
}

// MARK: State and effects

extension ItemListViewModel {
    /// Passes an event to the state, publishes what changed and runs the resulting effects.
    func send(_ event: ListState.Event) {
        service.update()
        let effects = state.handle(event, isServiceDown: service.isDown)
        // Rows change before the query so that no observer sees old rows with the new query.
        let ids = ids
        if rows != state.rows { rows = state.rows }
        reader.place = state.place
        // The remaining rows have new ranks.
        if list?.rankedBy != nil, !ids.isEmpty, ids != self.ids { reader.readAgain() }
        if query != state.query { query = state.query }
        if footer != state.footer { footer = state.footer }
        if wholeList != state.wholeList { wholeList = state.wholeList }
        if refreshCount != state.refreshCount { refreshCount = state.refreshCount }
        if answeredRefreshCount != state.answeredRefreshCount {
            answeredRefreshCount = state.answeredRefreshCount
        }
        if total != state.total { total = state.total }
        for effect in effects { self.effects.run(effect, for: self) }
        if descriptor.fillsRows { self.effects.fillRows(idsInView, for: self) }
    }

    /// The items on screen; empty while the list isn't.
    private var idsInView: [Item.ID] {
        guard isOnScreen else { return [] }
        let ids = ids
        return Array(ids[visibleRows.clamped(to: ids.indices)])
    }
}
