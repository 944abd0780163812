import Catalog
public import Features
public import GTKSupport
import L10n

/// The window and its three widths.
///
///     Overlay
///     ├── Stack: splash | shell | PlayerPane
///     │   └── SplitView (outer)
///     │       ├── Sidebar
///     │       └── SplitView (inner)
///     │           ├── Box: Stack of ListPages, CatalogSwitcher
///     │           └── SidePane: DetailsPage | StatisticsPage
///     └── PosterViewer          while one is open
///
/// Narrow: both folded, the switcher below. Medium: the outer one unfolds. Wide: both.
@MainActor
public final class MainWindow {
    /// Closed windows may still be used; see ``Window``.
    public let window: Window
    /// Stays the same while the window exists.
    public let model: AppModel

    let application: Application
    let images: TexturePipeline
    let keep: @MainActor (WindowState) -> Void
    /// The splash, what follows it, and the player above both.
    package let shell = Stack(milliseconds: 350)
    let layers: Overlay
    var viewer: PosterViewer?
    var closingViewer: PosterViewer?
    /// The item whose picture the viewer opened with; nil for a poster.
    var pictureOpened: Item.ID?
    /// The settings; nil while they are closed.
    package var preferences: PreferencesDialog?
    /// The search of all catalogs; nil while it is closed.
    package var quickSearch: QuickSearchDialog?
    /// The lists of a catalog that can be available offline; nil while they are closed.
    package var offline: OfflineDialog?
    let outer: SplitView
    let inner: SplitView
    private let sidebar: Sidebar
    private let content: Box
    private let pages = Stack().widthOfShown()
    private(set) var listPages: [String: ListPage] = [:]
    /// The home page; nil before it is first shown.
    package private(set) var home: HomePage?
    let side: SidePane
    /// The page of details, empty while no item is open.
    package var details: DetailsPage { side.details }
    private let switcher: CatalogSwitcher
    let toasts: ToastOverlay
    /// Whose model was told that it is on screen; nil for the home page.
    private var shownCatalog: CatalogID?
    let player: PlayerPane
    var alertIsOpen = false
    private(set) var alerts: Binding?
    private let splash: SplashView
    /// The likely width of a page before it has one, in application pixels.
    private let startWidth: Double
    private var openItem: Item.ID?

    /// Below this width, in application pixels, the sidebar is folded away.
    private static let foldedWidth = 360 + Sidebar.width
    /// The default width in application pixels.
    private static let width = 1_120

    /// The window is hidden until ``present()``.
    ///
    /// - Parameters:
    ///   - application: whose window it is.
    ///   - model: what it shows.
    ///   - images: where pictures come from.
    ///   - restored: the state at the end of the last run; that of a first start by default.
    ///   - keep: saves the state; does nothing by default.
    public init(
        application: Application,
        model: AppModel,
        images: TexturePipeline,
        restored: WindowState = WindowState(),
        keep: @escaping @MainActor (WindowState) -> Void = { _ in }
    ) {
        self.application = application
        self.keep = keep
        self.model = model
        self.images = images
        // Until the window has a width: so that the first layout is the one to stay.
        let width = Double(restored.size?.width ?? Self.width)
        startWidth = width < Self.foldedWidth ? width : width - Sidebar.width
        model.widthChanged(to: startWidth)
        Resources.load()
        window = Window(
            application,
            title: model.strings("app.name"),
            width: Self.width,
            height: 780
        )
        sidebar = Sidebar(model: model)
        side = SidePane(details: DetailsPage(model: model, images: images))
        switcher = CatalogSwitcher(model: model)
        player = PlayerPane(window: window)
        splash = SplashView(strings: model.strings)
        content = Box.vertical(
            spacing: 0,
            pages.expand(horizontally: true, vertically: true),
            switcher.root
        ).size(width: 360).expand()
        inner = SplitView(content, side.root)
        // When folded, the switcher below replaces the sidebar; the sidebar would be a dead end.
        outer = SplitView(sidebar.root, inner.expand(horizontally: true), goesBack: false)
        outer.showsSecond = true
        toasts = ToastOverlay(shell)
        shell.add(splash.root, named: "splash")
        shell.add(outer, named: "shell")
        layers = Overlay(toasts)
        window.setContent(layers)
        let shown = window
        shown.on("map") { shown.set(style: "no-pointer", !shown.hasPointer) }
        addActions()
        restoreSize(restored)
        follow()
        followState()
    }

    /// Shows the window, or raises it; does nothing once it has been closed.
    ///
    /// Reports once if the stored data was damaged or cannot be written.
    public func present() {
        guard !isClosed else { return }
        window.present()
        if !tellStoreNotice() { tellSettingsNotice() }
    }

    /// Whether there was something to tell.
    @discardableResult
    private func tellStoreNotice() -> Bool {
        guard let text = model.takeStoreNotice() else { return false }
        showAlert(heading: model.strings("error.title"), body: text) {}
        return true
    }

    /// Stays true; a closed window cannot be shown again.
    public var isClosed: Bool { window.isClosed }

    /// Whether the splash has gone.
    package var isPastSplash: Bool { !isClosed && shell.shown != "splash" }

    /// The rows of the catalogue that is shown.
    package var currentList: ItemList? { currentPage?.list }

    /// The page of the selected catalog.
    package var currentPage: ListPage? {
        model.catalog.flatMap { listPages[$0.id.rawValue] }
    }
}

extension MainWindow {
    private func follow() {
        window.closed { [weak self] in self?.closed() }
        NetworkMonitor.cameBack(for: window) { [weak self] in
            self?.model.networkCameBack()
        }
        outer.folded { [weak self] in self?.foldingChanged() }
        inner.folded { [weak self] in self?.foldingChanged() }
        inner.navigated { [weak self] in self?.swiped() }
        foldingChanged()
        let model = model
        window.bind {
            model.catalog
        } apply: { [weak self] catalog in
            self?.placeChanged(to: catalog)
        }
        window.bind {
            model.router.openItem
        } apply: { [weak self] item in
            self?.routeChanged(to: item)
        }
        window.bind {
            model.storeRemakes
        } apply: { [weak self] count in
            if count > 0 { self?.tellStoreNotice() }
        }
        window.bind {
            model.isListWide
        } apply: { [weak self] _ in
            if let self, isPlaceShown { sideChanged() }
        }
        followNotices()
        followTrailer()
        followStatistics()
        followSettings()
        followQuickSearch()
        followOffline()
        window.bind {
            model.poster.map(ObjectIdentifier.init)
        } apply: { [weak self] _ in
            self?.posterChanged()
        }
        window.bind {
            model.hasContent
        } apply: { [weak self] isPast in
            if isPast { self?.endSplash() }
        }
        window.bind {
            model.favorites.undoOffer
        } apply: { [weak self] offer in
            self?.offerUndo(offer)
        }
        alerts = window.bind {
            model.router.alert
        } apply: { [weak self] error in
            self?.alertChanged(to: error)
        }
    }

    private func followNotices() {
        let (notices, application) = (model.notices, application)
        notices.show = { application.notify(id: $0.id, title: $0.title, body: $0.body) }
        window.activeChanged { notices.isWindowActive = $0 }
    }

    private func offerUndo(_ offer: Favorites.UndoOffer?) {
        guard let offer else {
            toasts.withdrawButton()
            return
        }
        let strings = model.strings
        toasts.show(offer.text(strings), button: strings("favorite.undo")) {
            [weak model] in model?.favorites.undoTapped(offer.removal)
        }
    }

    private func closed() {
        viewer?.finish()
        closingViewer?.finish()
        listPages = [:]
        home = nil
        player.closed()
        preferences?.window.close()
        quickSearch?.window.close()
        offline?.window.close()
    }

    private func foldingChanged() {
        side.setFolded(inner.isFolded)
        switcher.root.isRevealed = outer.isFolded && model.places.count > 1
        sidebar.header.showsEndButtons = outer.isFolded
        for header in headers { fit(header) }
        for header in covers { header.showsCloseAlone(outer.isFolded) }
        sideChanged()
        keepFocusInView()
    }

    private func fit(_ header: HeaderBar) {
        header.showsStartButtons = outer.isFolded
        // Titles need the room of the others.
        header.showsCloseAlone(outer.isFolded)
    }

    /// Side by side, the pane is shown if the catalog has something for it; folded, the current one
    /// is visible.
    func sideChanged() {
        let isOpen = !model.router.pushed.isEmpty
        let wasInList = currentList?.root.hasFocusWithin ?? false
        // While hidden, it must not be the current one.
        if isOpen { side.root.isVisible = true }
        inner.showsSecond = isOpen
        side.root.isVisible = model.showsSidePane(isFolded: inner.isFolded)
        _ = content.expand(horizontally: model.isListWide)
        side.showsStartButtons(inner.isFolded && outer.isFolded)
        // Side by side the arrow keys continue in the rows; the leaflet would focus the details.
        if wasInList, !inner.isFolded, let item = model.router.openItem { currentList?.focus(item) }
        for header in headers { header.showsEndButtons = inner.isFolded || !side.root.isVisible }
    }

    /// The header bars of the pages.
    private var headers: [HeaderBar] {
        listPages.values.map(\.header) + (home.map { [$0.header] } ?? [])
    }

    /// The header bars of what lies beside or above the pages.
    private var covers: [HeaderBar] {
        [details.header, side.statistics?.header, viewer?.header, player.page?.header]
            .compactMap(\.self)
    }

    /// Folding hides a pane, which may have had the focus.
    private func keepFocusInView() {
        guard inner.isFolded, isPastSplash else { return }
        if inner.showsSecond {
            guard !side.root.hasFocusWithin else { return }
            if let statistics = side.statistics { statistics.focus() } else { details.focus() }
        } else if side.root.hasFocusWithin {
            focusPage()
        }
    }

    private func placeChanged(to catalog: CatalogDescriptor?) {
        if let catalog {
            showList(of: catalog)
        } else if let home = model.home {
            showHome(home)
        }
    }

    private func showHome(_ model: HomeViewModel) {
        // First, so that what is known already is in the page's first frame.
        model.appeared()
        let page = home ?? makeHome(model)
        leave(for: nil)
        show(page: "home")
        page.restorePlace()
    }

    private func makeHome(_ model: HomeViewModel) -> HomePage {
        let page = HomePage(model: model, app: self.model, images: images, menu: primaryMenu())
        pages.add(page.root, named: "home")
        home = page
        fit(page.header)
        return page
    }

    /// Tells the page that was shown that it is no longer.
    private func leave(for next: CatalogID?) {
        guard shownCatalog != next else { return }
        if let shownCatalog {
            model.catalogs.first { $0.id == shownCatalog }.flatMap { model.browser(of: $0) }?
                .disappeared()
        } else {
            model.home?.disappeared()
            home?.keepPlace()
        }
        shownCatalog = next
    }

    private func show(page name: String) {
        // With nothing focused, details that had the keyboard have just been closed.
        let hadFocus = pages.hasFocusWithin || window.focusWithin == nil
        // A page that fades while a pane beside it comes or goes would be laid out for another width.
        if side.root.isVisible == model.showsSidePane(isFolded: inner.isFolded) {
            pages.shown = name
        } else {
            pages.showAtOnce(name)
        }
        sideChanged()
        // The arrow keys continue in the rows; GTK would focus the first button. On the home page it
        // returns to what had the focus there.
        if hadFocus, currentList != nil || home?.root.hasFocusWithin != true { focusPage() }
        keepFocusInView()
    }

    /// The name of the page that is shown, and whether the one before is still seen.
    var shownPage: String { pages.shown }
    var isPageFading: Bool { pages.isCrossing }

    private func focusPage() {
        if let list = currentList { list.focus() } else { home?.focus() }
    }

    private func showList(of catalog: CatalogDescriptor) {
        guard let browser = model.browser(of: catalog) else { return }
        let name = catalog.id.rawValue
        // First, so that the rows that are known already are in the page's first frame.
        browser.appeared()
        if listPages[name] == nil {
            let page = ListPage(
                model: browser,
                app: model,
                images: images,
                menu: primaryMenu(),
                startWidth: startWidth
            )
            pages.add(page.root, named: name)
            listPages[name] = page
            fit(page.header)
            restorePlace(of: page, browser)
        }
        leave(for: catalog.id)
        show(page: name)
    }

    /// False while another place was chosen, which comes with what is open there.
    private var isPlaceShown: Bool { shownCatalog == model.catalog?.id }

    private func routeChanged(to item: Item.ID?) {
        guard isPlaceShown else {
            openItem = item
            return
        }
        let wasInList = currentList?.root.hasFocusWithin ?? false
        sideChanged()
        if let item {
            // Side by side the arrow keys continue in the rows; the leaflet would focus the
            // details.
            if wasInList, !inner.isFolded { currentList?.focus(item) }
        } else if let openItem {
            if let list = currentList { list.focus(openItem) } else { home?.focus(openItem) }
        }
        openItem = item
        keepFocusInView()
    }

    /// The user went back with GTK's own swipe gesture.
    private func swiped() {
        if !isClosed, inner.isFolded, !inner.showsSecond, !model.router.pushed.isEmpty {
            model.router.path = []
        }
    }

    /// The splash never comes back.
    private func endSplash() {
        // Only once: a search without results yet must not lose the focus to the rows.
        guard !isPastSplash else { return }
        shell.shown = "shell"
        splash.stop()
        // The arrow keys work from the start.
        focusPage()
        // If details cover the list from the start, they get the focus.
        keepFocusInView()
    }
}
