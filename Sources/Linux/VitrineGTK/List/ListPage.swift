import Catalog
import Features
package import GTKSupport
import L10n

/// The pane for one catalog: the controls and the rows of the selected list.
///
///     Box
///     ├── HeaderBar: refresh, or a spinner; title; statistics, sort, menu
///     ├── Clamp › Box
///     │   ├── Box: SearchEntry, favorites (in a low window), layout, FilterPanel
///     │   ├── FoldingTabs: the lists
///     │   └── WrapBox: the filter, one chip per part
///     ├── DemoNotice
///     ├── NoticeLine: the service or the catalog's file is unavailable
///     ├── Clamp › FavoritesStrip
///     ├── Stack of ListPane, one per list and one for search results
///     └── WholeListBar
@MainActor
package final class ListPage {
    let root: AnyWidget
    let header: HeaderBar

    let model: CatalogViewModel
    private let app: AppModel
    private let images: TexturePipeline
    private let startWidth: Double
    private let title = WindowTitle()
    /// Replaces the title if it doesn't fit; unlike a `WindowTitle`, it may be cut to a few letters.
    private let shortTitle = Label().ellipsized().style("title")
    private let refreshStack = Stack(milliseconds: 100)
    private let refreshSpinner: Spinner
    private let search: SearchEntry
    /// The menu for sorting the list.
    package let sort: SortMenu
    /// The window's menu button.
    package let menuButton: MenuButton
    package let filter: FilterPanel
    private let layoutIcon = Icon("vitrine-grid-symbolic")
    private let layoutButton: Button
    private let lists: FoldingTabs
    let chips = WrapBox()
    /// Contains the chips; hiding it instead of them keeps their height measurable.
    let chipsBox = Box.vertical().visible(false)
    let bar = Box.vertical(spacing: 8)
    /// The containers of widgets that are as wide as the rows.
    private var clamps: [Clamp] = []
    let banner: NoticeLine
    let demoNotice: DemoNotice
    let stripButton: Button
    /// The parts that are folded in a low window.
    var folded: Set<CollapsibleParts.Part> = []
    var isFitting = false
    /// The page's width and height, and the rows' height, when the parts were last fitted.
    var fittedSize: [Int] = []
    /// The width for which the notices were folded.
    var foldedWidth = 0
    /// The height of the notices before they were folded.
    var noticesHeight = 0.0
    let strip: FavoritesStrip?
    let panes = Stack()
    private let wholeList: WholeListBar
    private let announcement = Announcement()
    private var shownPanes: [ObjectIdentifier: ListPane] = [:]

    /// Creates the page; `startWidth` is its expected width in application pixels.
    init(
        model: CatalogViewModel,
        app: AppModel,
        images: TexturePipeline,
        menu: Menu,
        startWidth: Double
    ) {
        self.model = model
        self.app = app
        self.images = images
        self.startWidth = startWidth
        let strings = model.strings
        header = HeaderBar(title: Squeezer(title, shortTitle))
        refreshSpinner = Spinner(name: strings("list.loading"))
        let (leave, enter) = (Callback<() -> Void>(), Callback<() -> Void>())
        search = SearchEntry(
            prompt: model.searchPrompt,
            changed: { [weak model] in model?.searchText = $0 },
            stopped: { leave.action?() },
            entered: { enter.action?() }
        )
        sort = SortMenu(model: model)
        filter = FilterPanel(model: model)
        layoutButton = Button(showing: layoutIcon, name: strings("layout.grid"))
        lists = FoldingTabs(
            model.lists.compactMap { $0.list.map { strings.caption($0.shortTitle) } },
            name: strings("list.choice")
        ) { [weak model] position in
            guard let model, model.lists.indices.contains(position) else { return }
            model.listTapped(model.lists[position].query.list)
        }
        banner = NoticeLine(retry: strings("list.retry")) { [weak model] in
            model?.noticeRetryTapped()
        }
        demoNotice = DemoNotice(model: app.settings, catalog: model.descriptor.id)
        stripButton = Button(icon: "vitrine-heart-symbolic", name: model.strip?.title ?? "")
            .visible(false)
        strip = model.strip.map { strip in
            FavoritesStrip(model: strip, catalog: model, router: app.router, images: images)
        }
        wholeList = WholeListBar(model: model)
        menuButton = MenuButton(
            icon: "open-menu-symbolic",
            name: strings("action.more"),
            menu: menu,
            isPrimary: true
        )
        root = Box.vertical().erased
        leave.action = { [weak self] in self?.leaveSearch() }
        strip?.findRows = { [weak self] in self?.list }
        enter.action = { [weak self] in self?.enterRows() }
        fill()
        follow()
    }

    /// Whether a search is active.
    var isSearching: Bool { model.isSearching }

    /// Whether the list's scroll position has yet to be restored.
    var isRestoring: Bool { list?.scroller.anchor.isRestoring ?? false }

    /// The rows on screen.
    var list: ItemList? { shownPanes[ObjectIdentifier(model.visible)]?.list }

    /// Releases the rows of hidden lists.
    func releaseHidden() {
        for pane in shownPanes.values { pane.list.scroller.releaseIfHidden() }
    }

    func focusSearch() { search.focus() }

    /// Closes what was opened last, such as the search; without a search, focuses the rows.
    func leaveSearch() {
        if model.isSearching { return root.activate(action: "win.back") }
        model.searchCleared()
        list?.focus()
    }
}

extension ListPage {
    private func fill() {
        let strings = model.strings
        refreshStack.add(Icon("view-refresh-symbolic"), named: "icon")
        refreshStack.add(refreshSpinner.align(.center, .center), named: "spinner")
        // One button for both states, because removing a button would remove the focus.
        header.packStart(
            Button(showing: refreshStack, name: strings("action.refresh")).action("win.refresh")
        )
        header.packEnd(menuButton)
        header.packEnd(sort.root)
        if !model.descriptor.statistics.isEmpty {
            let name = strings(model.descriptor.statisticsTitle)
            header.packEnd(
                Button(icon: "vitrine-statistics-symbolic", name: name).action("win.statistics")
            )
        }
        for key in ["Down", "KP_Down"] {
            for part in [lists.tabs.erased, search.erased] {
                part.shortcut(key, .first, deciding: { [weak self] in self?.enterRows() ?? false })
            }
        }
        layoutButton.on("clicked") { [weak model] in model?.layoutButtonTapped() }
        let tools = Box.horizontal(
            spacing: 6,
            search.expand(horizontally: true),
            stripButton,
            layoutButton,
            filter.root
        )
        chipsBox.append(chips)
        let content = Box(root)
        content.append(header)
        for part in [tools.erased, lists.erased, chipsBox.erased] { bar.append(part) }
        content.append(asWideAsRows(bar.style("browser-bar")))
        content.append(demoNotice.root)
        content.append(banner.root)
        if let strip { content.append(asWideAsRows(strip.root)) }
        content.append(panes.expand(vertically: true))
        content.append(wholeList.root)
        content.append(announcement.root)
        lists.isVisible = model.hasLists
        tools.isVisible = model.hasSearch
        filter.root.isVisible = model.hasFilters
        sort.root.isVisible = model.hasSorts
        bar.isVisible = model.hasLists || model.hasSearch
        stripButton.on("clicked") { [weak self] in self?.stripButtonClicked() }
        FrameClock.laidOut(root) { [weak self] in self?.fitRoomSoon() }
    }

    private func asWideAsRows(_ part: some Widget) -> Clamp {
        let clamp = Clamp(part, width: Arrangement.pageWidth)
        clamps.append(clamp)
        return clamp
    }

    /// Focuses the first row in view; returns false if the list is empty.
    @discardableResult
    private func enterRows() -> Bool { list?.view?.focusFirst() ?? false }

    private func follow() {
        let model = model
        root.bind {
            Identity(model.visible)
        } apply: { [weak self] _ in
            self?.show(model.visible)
        }
        root.bind {
            model.chips
        } apply: { [weak self] chips in
            self?.show(chips)
        }
        root.bind {
            model.searchPrompt
        } apply: { [search] prompt in
            search.show(prompt: prompt)
        }
        root.bind { [weak self] in self?.update() }
        root.bind { [weak self] in self?.updateTitle() }
        root.bind {
            Arrangement(of: model.visible, width: 0).width
        } apply: { [weak self] width in
            for clamp in self?.clamps ?? [] { clamp.setWidth(width) }
        }
    }

    private func show(_ visible: ItemListViewModel) {
        let key = ObjectIdentifier(visible)
        if shownPanes[key] == nil {
            let pane = ListPane(
                ListContext(
                    model: visible,
                    app: app,
                    images: images,
                    startWidth: startWidth,
                    widthChanged: { [weak app] in app?.widthChanged(to: $0) },
                    offerTapped: { [weak self] in self?.take($0) }
                ),
                in: root
            )
            panes.add(pane.root, named: "\(key)")
            shownPanes[key] = pane
        }
        panes.shown = "\(key)"
    }

    /// Accepts an offer, and focuses the search field or the rows, because the offer's button
    /// disappears with its notice.
    private func take(_ offer: ListContent.Offer) {
        model.offerTapped(offer)
        if model.isSearching { search.focus() } else { list?.focus() }
    }

    private func show(_ parts: [FilterChip]) {
        chips.removeAll()
        chipsBox.isVisible = !parts.isEmpty && !folded.contains(.chips)
        for part in parts {
            let content = Box.horizontal(
                spacing: 6,
                Label(part.text),
                Icon("window-close-symbolic", size: 12)
            )
            let name = model.strings("filter.remove", part.text)
            let button = Button(showing: content, name: name).style("filter-chip")
                .align(.start)
            button.on("clicked") { [weak model] in model?.visible.filterChipTapped(part) }
            chips.append(button)
        }
    }

    private func update() {
        let strings = model.strings
        let visible = model.visible
        let isLoading = visible.rows.isLoading
        search.capturesKeys(of: model.canSearch ? panes.erased : nil)
        search.text = model.searchText
        lists.select(model.lists.firstIndex { $0.query.list == model.markedList })
        banner.show(model.notice)
        refreshStack.shown = isLoading ? "spinner" : "icon"
        refreshSpinner.isSpinning = isLoading
        let leadsToGrid = model.otherLayout == .grid
        layoutIcon.show(leadsToGrid ? "vitrine-grid-symbolic" : "vitrine-list-symbolic")
        _ = layoutButton.named(strings(leadsToGrid ? "layout.grid" : "layout.list"), tooltip: true)
        layoutButton.isVisible = model.hasLayouts
        announcement.say(model.announcement)
    }

    private func updateTitle() {
        title.title = model.title(isNarrow: false)
        shortTitle.text = model.title(isNarrow: true)
    }
}
