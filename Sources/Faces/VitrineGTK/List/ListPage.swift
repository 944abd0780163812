import Catalog
import Features
package import GTKSupport
import L10n

/// The pane of one catalog: the controls, and the rows of the selected list.
///
///     Box
///     ├── HeaderBar: refresh, turning while it loads; title; statistics, sort, menu
///     ├── Box: in a low window only at the top, and while one scrolls up
///     │   ├── Box: SearchEntry, layout, FilterPanel
///     │   ├── Segmented: the lists
///     │   └── FlowBox: the filter, part by part
///     ├── NoticeLine: that the service is out
///     ├── FavoritesStrip
///     ├── Stack of ListPane, one a list and one for search results
///     └── CompletionBar
@MainActor
package final class ListPage {
    let root: AnyWidget
    let header: HeaderBar

    private let model: CatalogViewModel
    private let app: AppModel
    private let images: TexturePipeline
    private let startWidth: Double
    private let title = WindowTitle()
    /// Where there is no room for the whole title.
    private let shortTitle = WindowTitle()
    private let refreshStack = Stack(milliseconds: 100)
    private let refreshSpinner: Spinner
    private let search: SearchEntry
    /// The orders to choose from.
    package let sort: SortMenu
    /// The button of the window's menu.
    package let menuButton: MenuButton
    private let filter: FilterPanel
    private let layoutIcon = Icon("vitrine-grid-symbolic")
    private let layoutButton: Button
    private let lists: Segmented
    private let chips = FlowBox()
    private let bar = Box.vertical(spacing: 8)
    private var reveal = ControlsReveal()
    private var isFollowingReveal = false
    private let banner: NoticeLine
    let strip: FavoritesStrip?
    private let panes = Stack()
    private let completion: CompletionBar
    private let announcement = Announcement()
    private var shownPanes: [ObjectIdentifier: ListPane] = [:]

    /// `startWidth` is what it is likely to have, in application pixels.
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
        let (leave, enter) = (Relay(), Relay())
        search = SearchEntry(
            prompt: model.searchPrompt,
            changed: { [weak model] in model?.searchTextChanged($0) },
            stopped: { leave.run() },
            entered: { enter.run() }
        )
        sort = SortMenu(model: model)
        filter = FilterPanel(model: model)
        layoutButton = Button(showing: layoutIcon, name: strings("layout.grid"))
        lists = Segmented(model.lists.compactMap { $0.list.map { strings.caption($0.shortTitle) } })
        {
            [weak model] position in
            guard let model, model.lists.indices.contains(position) else { return }
            model.listTapped(model.lists[position].query.list)
        }
        banner = NoticeLine(retry: strings("list.retry")) { [weak model] in
            model?.offlineRetryTapped()
        }
        strip = model.strip.map { strip in
            FavoritesStrip(model: strip, catalog: model, router: app.router, images: images)
        }
        completion = CompletionBar(model: model)
        menuButton = MenuButton(
            icon: "open-menu-symbolic",
            name: strings("action.more"),
            menu: menu,
            isPrimary: true
        )
        root = Box.vertical().erased
        leave.action = { [weak self] in self?.leaveSearch() }
        strip?.findRows = { [weak self] in self?.list }
        enter.action = { [weak self] in self?.list?.focus() }
        fill()
        follow()
    }

    /// Whether a search is active.
    var isSearching: Bool { model.isSearching }

    /// Whether the list's scroll position is still to be restored.
    var isRestoring: Bool { list?.anchor.isRestoring ?? false }

    /// The rows on screen.
    var list: ItemList? { shownPanes[ObjectIdentifier(model.visible)]?.list }

    /// Lets lists that nobody sees go of their rows.
    func letGoOfHidden() {
        for pane in shownPanes.values { pane.list.letGoIfHidden() }
    }

    func focusSearch() {
        reveal.reveal()
        if reveal.isRevealed != bar.isVisible { bar.isVisible = hasControls }
        search.focus()
    }

    /// Moves the focus from the search to the rows.
    func leaveSearch() {
        model.searchCleared()
        list?.focus()
    }
}

extension ListPage {
    private func fill() {
        let strings = model.strings
        refreshStack.add(Icon("view-refresh-symbolic"), named: "icon")
        refreshStack.add(refreshSpinner.align(.center, .center), named: "spinner")
        // One button, spinning or not: a button that is removed would take the focus with it.
        header.packStart(
            Button(showing: refreshStack, name: strings("action.refresh")).action("win.refresh")
        )
        header.packEnd(menuButton)
        header.packEnd(sort.root)
        if model.descriptor.hasPeopleStatistics {
            header.packEnd(
                Button(icon: "vitrine-statistics-symbolic", name: strings("statistics.title"))
                    .action("win.statistics")
            )
        }
        for key in ["Down", "KP_Down"] {
            lists.shortcut(key, .first, deciding: { [weak self] in self?.enterRows() ?? false })
        }
        layoutButton.on("clicked") { [weak model] in model?.layoutButtonTapped() }
        let tools = Box.horizontal(
            spacing: 6,
            search.expand(horizontally: true),
            layoutButton,
            filter.root
        )
        let content = Box(root)
        content.append(header)
        for part in [tools.erased, lists.erased, chips.erased] { bar.append(part) }
        content.append(bar.style("browser-bar"))
        content.append(DemoNotice(model: app.settings, catalog: model.descriptor.id).root)
        content.append(banner.root)
        if let strip { content.append(strip.root) }
        content.append(panes.expand(vertically: true))
        content.append(completion.root)
        content.append(announcement.root)
        lists.isVisible = model.hasLists
        tools.isVisible = model.hasSearch
        filter.root.isVisible = model.hasFilters
        sort.root.isVisible = model.hasSorts
        bar.isVisible = hasControls
    }

    /// Focuses the rows below the tabs; false if there are none.
    private func enterRows() -> Bool {
        guard let list, !list.order.ids.isEmpty else { return false }
        list.focus()
        return true
    }

    private var hasControls: Bool { model.hasLists || model.hasSearch }

    /// The list was scrolled: in a low window the controls go or come.
    private func moved(_ list: ItemList) {
        guard hasControls, !isFollowingReveal, list === self.list else { return }
        reveal.scrolled(
            to: list.place,
            pageHeight: Double(root.height),
            isInUse: model.isSearching
        )
        guard reveal.isRevealed != bar.isVisible else { return }
        isFollowingReveal = true
        // No widget may come or go while GTK lays the window out.
        root.whenIdle { [weak self] in self?.followReveal(beside: list) }
    }

    /// The rows stay where they are on screen.
    private func followReveal(beside list: ItemList) {
        let hadFocus = bar.hasFocusWithin
        bar.isVisible = reveal.isRevealed
        // Until the rows have been held in place, and one of them has the keyboard.
        var frames = 0
        FrameClock.tick(root) { [weak self, weak list] in
            frames += 1
            guard let self, let list else { return false }
            if frames == 4, hadFocus, let top = list.topItem { list.focusInPlace(top) }
            guard frames > 7 else { return true }
            isFollowingReveal = false
            reveal.moved(to: list.place)
            // The window may have become higher meanwhile.
            moved(list)
            return false
        }
    }

    private func follow() {
        let model = model
        root.bind {
            ObjectIdentifier(model.visible)
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
    }

    private func show(_ visible: ItemListViewModel) {
        let key = ObjectIdentifier(visible)
        if shownPanes[key] == nil {
            let pane = ListPane(
                ListContext(
                    model: visible,
                    router: app.router,
                    favorites: app.favorites,
                    images: images,
                    startWidth: startWidth,
                    widthChanged: { [weak app] in app?.widthChanged(to: $0) },
                    offerTitle: { [weak model] in model?.title(of: $0) ?? "" },
                    offerTapped: { [weak self] in self?.take($0) }
                ),
                in: root
            )
            panes.add(pane.root, named: "\(key)")
            shownPanes[key] = pane
            let list = pane.list
            list.moved = { [weak self, weak list] in
                if let list { self?.moved(list) }
            }
        }
        panes.shown = "\(key)"
        reveal = ControlsReveal()
        bar.isVisible = hasControls
    }

    /// The button goes with its notice, and the keyboard to the rows, or back to the words.
    private func take(_ offer: ListContent.Offer) {
        model.offerTapped(offer)
        if model.isSearching { search.focus() } else { list?.focus() }
    }

    private func show(_ parts: [FilterChip]) {
        chips.removeAll()
        chips.isVisible = !parts.isEmpty
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
        banner.show(model.offlineNotice)
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
        shortTitle.title = model.title(isNarrow: true)
    }
}
