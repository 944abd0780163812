import Catalog
import Features
import GTKSupport
import L10n

/// The pane of one catalogue: what is above the rows, and the rows of the list that is shown.
///
///     Box
///     ├── HeaderBar: refresh, turning while it loads; title; sort, menu
///     ├── Box: SearchEntry, layout, FilterPanel
///     ├── Segmented: the lists
///     ├── FlowBox: the filter, part by part
///     ├── Revealer: the banner of being offline
///     ├── FavoritesStrip
///     ├── Stack of ListPane, one a list and one for search results
///     └── CompletionBar
@MainActor
final class ListPage {
    let root: AnyWidget
    let header: HeaderBar

    private let model: CatalogViewModel
    private let app: AppModel
    private let images: TexturePipeline
    private let title = WindowTitle()
    private let refreshStack = Stack(milliseconds: 100)
    private let refreshSpinner: Spinner
    private let search: SearchEntry
    private let sort: SortMenu
    private let filter: FilterPanel
    private let layoutIcon = Icon("vitrine-grid-symbolic")
    private let layoutButton: Button
    private let lists: Segmented
    private let chips = FlowBox()
    private let banner: Revealer
    let strip: FavoritesStrip?
    private let panes = Stack()
    private let completion: CompletionBar
    private let announcement = Label(announcing: .status)
    private var shownPanes: [ObjectIdentifier: ListPane] = [:]

    init(model: CatalogViewModel, app: AppModel, images: TexturePipeline, menu: Menu) {
        self.model = model
        self.app = app
        self.images = images
        let strings = model.strings
        header = HeaderBar(title: title)
        refreshSpinner = Spinner(name: strings("list.loading"))
        search = SearchEntry(
            prompt: strings("search.prompt"),
            changed: { [weak model] in model?.searchTextChanged($0) },
            stopped: { [weak model] in model?.searchCleared() }
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
        banner = Revealer(
            Label(strings("offline.banner")).wrapped().justified(0.5).style("offline-banner")
        )
        strip = model.strip.map { strip in
            FavoritesStrip(model: strip, catalog: model, router: app.router, images: images)
        }
        completion = CompletionBar(model: model)
        root = Box.vertical().erased
        fill(menu: menu)
        follow()
    }

    /// The rows that are on screen.
    var list: ItemList? { shownPanes[ObjectIdentifier(model.visible)]?.list }

    /// Gives the keyboard to the search field.
    func focusSearch() { search.focus() }

    /// Leaves the search, where there is one.
    func leaveSearch() {
        guard model.isSearching else { return }
        model.searchCleared()
        list?.focus()
    }
}

extension ListPage {
    private func fill(menu: Menu) {
        let strings = model.strings
        refreshStack.add(Icon("view-refresh-symbolic"), named: "icon")
        refreshStack.add(refreshSpinner.align(.center, .center), named: "spinner")
        // One button, turning or not: a button that goes away takes the keyboard with it.
        header.packStart(
            Button(showing: refreshStack, name: strings("action.refresh")).action("win.refresh")
        )
        header.packEnd(
            MenuButton(
                icon: "open-menu-symbolic",
                name: strings("action.more"),
                menu: menu,
                isPrimary: true
            )
        )
        header.packEnd(sort.root)
        layoutButton.on("clicked") { [weak model] in
            guard let list = model?.visible else { return }
            list.layoutTapped(list.layout == .grid ? .list : .grid)
        }
        let tools = Box.horizontal(
            spacing: 6,
            search.expand(horizontally: true),
            layoutButton,
            filter.root
        )
        let content = Box(root)
        content.append(header)
        let bar = Box.vertical(spacing: 8, tools, lists, chips).style("browser-bar")
        content.append(bar)
        content.append(DemoNotice(model: app.settings, catalog: model.descriptor.id).root)
        content.append(banner)
        if let strip { content.append(strip.root) }
        content.append(panes.expand(vertically: true))
        content.append(completion.root)
        announcement.set(style: "announcement", true)
        content.append(announcement)
        lists.isVisible = model.lists.count > 1
        tools.isVisible = model.lists.contains { $0.list?.isSearchable ?? false }
        sort.root.isVisible = model.lists.contains { $0.list?.sorts.isEmpty == false }
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
        root.bind { [weak self] in self?.update() }
    }

    private func show(_ visible: ItemListViewModel) {
        let key = ObjectIdentifier(visible)
        if shownPanes[key] == nil {
            let pane = ListPane(
                ListSurroundings(
                    model: visible,
                    router: app.router,
                    favorites: app.favorites,
                    images: images
                )
            )
            panes.add(pane.root, named: "\(key)")
            shownPanes[key] = pane
        }
        panes.shown = "\(key)"
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
        title.title =
            model.isSearching
            ? strings("list.results.title")
            : visible.list.map { strings.caption($0.title) } ?? ""
        search.text = model.searchText
        if let position = model.lists.firstIndex(where: { $0 === model.selected }) {
            lists.select(position)
        }
        banner.isRevealed = visible.isOffline && !visible.ids.isEmpty
        refreshStack.shown = isLoading ? "spinner" : "icon"
        refreshSpinner.isSpinning = isLoading
        let isGrid = visible.layout == .grid
        layoutIcon.show(isGrid ? "vitrine-list-symbolic" : "vitrine-grid-symbolic")
        _ = layoutButton.named(strings(isGrid ? "layout.list" : "layout.grid"), tooltip: true)
        layoutButton.isVisible = (visible.list?.layouts.count ?? 1) > 1
        announce(visible)
    }

    /// Tells screen readers what a look would tell.
    private func announce(_ visible: ItemListViewModel) {
        let count = visible.ids.count
        if visible.rows.isLoading {
            announcement.text = model.strings("list.loading")
        } else if count > 0 {
            announcement.text = model.strings("list.loaded", count: count)
        } else {
            announcement.text = ""
        }
    }
}
