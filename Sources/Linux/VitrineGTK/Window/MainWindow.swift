import Catalog
package import Features
package import GTKSupport
import L10n

/// The main window, which has a layout for each of three width ranges.
///
///     Overlay
///     ├── Stack: splash | shell | PlayerPane
///     │   └── SplitView (outer)
///     │       ├── Sidebar
///     │       └── SplitView (inner)
///     │           ├── Clamp › Box: Stack of ListPages, CatalogSwitcher
///     │           └── SidePane: DetailsPage | RelatedPage | FilteredPage | StatisticsPage
///     └── PosterViewer          while one is open
///
/// Narrow windows fold both split views and show the switcher. Medium ones unfold the outer split
/// view, and wide ones both.
@MainActor
package final class MainWindow {
    /// The GTK window, which may still be used after it was closed; see `Window`.
    package let window: Window
    /// The app's model, which never changes.
    package let model: AppModel

    let application: Application
    let images: TexturePipeline
    let keep: @MainActor (WindowState) -> Void
    /// Shows the splash, the catalogs, or the player.
    package let shell = Stack(milliseconds: 350)
    let layers: Overlay
    var viewer: PosterViewer?
    var closingViewer: PosterViewer?
    /// The item whose picture opened the viewer; nil for a poster.
    var pictureOpened: Item.ID?
    // The dialogs, each nil while it is closed.
    package var preferences: PreferencesDialog?
    package var quickSearch: QuickSearchDialog?
    package var offline: OfflineDialog?
    package var notes: NotesDialog?
    let outer: SplitView
    let inner: SplitView
    let sidebar: Sidebar
    let content: Box
    let slide: PaneSlide
    let pages: MainPages
    let side: SidePane
    /// The details page, empty while no item is open.
    package var details: DetailsPage { side.details }
    let switcher: CatalogSwitcher
    let toasts: ToastOverlay
    let player: PlayerPane
    /// The open error alert; nil without one.
    var alert: AlertDialog?
    var alerts: Binding?
    private let splash: SplashView
    package let closing: ClosingViewModel
    /// The question whether to close the window; nil while it isn't asked.
    var closingQuestion: AlertDialog?
    private var openItem: Item.ID?
    /// The folders whose changes are already followed.
    private var watchedFolders: Set<String> = []

    /// Below this width, in application pixels, the sidebar is folded.
    private static let foldedWidth = 360 + Sidebar.width
    /// The default width in application pixels.
    private static let width = 1_120

    /// Creates the window, which is hidden until ``present()``.
    ///
    /// - Parameters:
    ///   - application: the application that owns the window.
    ///   - model: the app's model.
    ///   - images: loads pictures.
    ///   - restored: the state at the end of the last run; by default the first-launch state.
    ///   - keep: saves the state; does nothing by default.
    package init(
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
        // Used until the window has a width, so that the first layout doesn't need to change.
        let width = Double(restored.size?.width ?? Self.width)
        let startWidth = width < Self.foldedWidth ? width : width - Sidebar.width
        model.widthChanged(to: startWidth)
        Resources.load()
        window = Window(
            application,
            title: model.strings("app.name"),
            width: Self.width,
            height: 780
        )
        sidebar = Sidebar(model: model)
        side = SidePane(
            details: DetailsPage(model: model, images: images),
            marks: model.marks,
            images: images
        )
        switcher = CatalogSwitcher(model: model)
        player = PlayerPane(window: window)
        splash = SplashView(strings: model.strings)
        closing = ClosingViewModel(model)
        pages = MainPages(model: model, images: images, startWidth: startWidth)
        content = Box.vertical(
            spacing: 0,
            pages.stack.expand(horizontally: true, vertically: true),
            switcher.root
        ).size(width: SidePane.leastWidth).expand(horizontally: true)
        let list = Clamp(content).expand(horizontally: true)
        inner = SplitView(list, side.root)
        slide = PaneSlide(list: list, pane: side.root)
        // When folded, the switcher at the bottom replaces the sidebar; going back to the sidebar
        // would be a dead end.
        toasts = ToastOverlay(inner)
        outer = SplitView(sidebar.root, toasts.expand(horizontally: true), goesBack: false)
        outer.showsSecond = true
        shell.add(splash.root, named: "splash")
        shell.add(outer, named: "shell")
        layers = Overlay(shell)
        window.setContent(layers)
        let shown = window
        shown.on("map") { shown.set(style: "no-pointer", !shown.hasPointer) }
        addActions()
        restoreSize(restored)
        follow()
        followState()
    }

    /// Shows the window, or raises it; does nothing if it was closed.
    ///
    /// Reports once if the stored data was damaged or can't be written.
    package func present() {
        guard !isClosed else { return }
        window.present()
        if !showStoreNotice() { showSettingsNotice() }
    }

    /// Whether the window was closed; a closed window can't be shown again.
    package var isClosed: Bool { window.isClosed }

    /// Whether the splash screen is over.
    package var isPastSplash: Bool { !isClosed && shell.shown != "splash" }

    /// The rows of the selected catalog; nil on the home page.
    package var currentList: ItemList? { currentPage?.list }

    /// The page of the selected catalog; nil on the home page.
    package var currentPage: ListPage? { pages.current }

    /// The home page; nil before it is first shown.
    package var home: HomePage? { pages.home }
}

extension MainWindow {
    /// Reads the catalogs' files again when one changes; continues to watch folders that links no
    /// longer lead to.
    private func watch(_ folders: Set<String>) {
        for folder in folders where watchedFolders.insert(folder).inserted {
            FolderMonitor.changed(folder, for: window) { [weak model] in
                model?.settings.catalogs.filesChanged()
            }
        }
    }

    private func follow() {
        window.closed { [weak self] in self?.closed() }
        window.bind { [weak model] in
            model?.settings.catalogs.watchedFolders ?? []
        } apply: { [weak self] folders in
            self?.watch(folders)
        }
        NetworkMonitor.cameBack(for: window) { [weak self] in
            self?.model.networkCameBack()
        }
        outer.folded { [weak self] in self?.foldingChanged() }
        inner.folded { [weak self] in self?.foldingChanged() }
        slide.ended.action = { [weak self] in self?.slideEnded() }
        inner.navigated { [weak self] in self?.swiped() }
        let (inner, side) = (inner, side)
        FrameClock.laidOut(inner) { [weak side] in side?.fit(in: inner.width) }
        foldingChanged()
        let model = model
        pages.created = { [weak self] in self?.fit($0) }
        window.bind {
            model.catalog
        } apply: { [weak self] catalog in
            self?.placeChanged(to: catalog)
        }
        window.bind {
            model.catalogs.map { model.catalogModel(of: $0).map(Identity.init) }
                + [model.home.map(Identity.init)]
        } apply: { [weak self] _ in
            self?.catalogsChanged()
        }
        window.bind {
            model.router.openItem
        } apply: { [weak self] item in
            self?.routeChanged(to: item)
        }
        window.bind { [inner] in
            inner.goesForward = model.router.canGoForward && model.router.pushed.isEmpty
        }
        followTrailer()
        followStatistics()
        followRelated()
        followFiltered()
        followSettings()
        followQuickSearch()
        followOffline()
        followNotes()
        window.bind {
            model.poster.map(Identity.init)
        } apply: { [weak self] _ in
            self?.posterChanged()
        }
        window.bind {
            model.showsSplash
        } apply: { [weak self] isShown in
            if !isShown { self?.endSplash() }
        }
        followNotices()
    }

    private func closed() {
        viewer?.finish()
        closingViewer?.finish()
        pages.clear()
        player.closed()
        preferences?.window.close()
        quickSearch?.window.close()
        offline?.window.close()
        notes?.window.close()
    }

    private func catalogsChanged() {
        // The new page of the same catalog or home page replaces the removed one.
        if pages.removeOutdated(), let page = pages.enter(model.catalog) { show(page: page) }
        foldingChanged()
    }

    private func placeChanged(to catalog: CatalogDescriptor?) {
        guard let page = pages.enter(catalog) else { return }
        show(page: page)
        if catalog == nil { home?.restorePlace() }
    }

    private func show(page name: String) {
        // If nothing has the focus, it was in details that have just closed.
        let hadFocus = pages.stack.hasFocusWithin || window.focusWithin == nil
        // A page that cross-fades while the pane beside it appears or disappears would get a wrong
        // width.
        if slide.isOpen == model.showsSidePane(isFolded: inner.isFolded) {
            pages.stack.shown = name
        } else {
            pages.stack.showAtOnce(name)
        }
        sideChanged(isAnimated: false)
        // The arrow keys keep working in the rows; GTK would focus the first button. The home page
        // restores its own focus.
        if hadFocus, currentList != nil || home?.root.hasFocusWithin != true { pages.focus() }
        keepFocusInView()
    }

    /// The name of the visible page.
    var shownPage: String { pages.stack.shown }
    var isPageFading: Bool { pages.stack.isCrossing }

    /// Whether the page of the selected catalog is visible.
    ///
    /// False from when another catalog is selected until its page is shown together with whatever
    /// is open there.
    private var isPlaceShown: Bool { pages.shownCatalog == model.catalog?.id }

    private func routeChanged(to item: Item.ID?) {
        guard isPlaceShown else {
            openItem = model.router.firstItem
            return
        }
        let wasInList = currentList?.root.hasFocusWithin ?? false
        sideChanged()
        if inner.isFolded, model.router.pushed.isEmpty { side.releaseLists() }
        if item != nil {
            // Side by side, the arrow keys keep working in the rows; the leaflet would focus the
            // details.
            if wasInList, !inner.isFolded, let openItem = model.router.firstItem {
                currentList?.focus(openItem)
            }
        } else if let openItem {
            pages.focus(openItem)
        }
        openItem = model.router.firstItem
        keepFocusInView()
    }

    /// Follows GTK's own swipe gesture, which the user made to go back or forward.
    private func swiped() {
        guard !isClosed, inner.isFolded, inner.showsSecond == model.router.pushed.isEmpty else {
            return
        }
        if inner.showsSecond { return model.router.forwardTapped() }
        model.router.backTapped()
        // The page below is in the pane that the swipe has left.
        if !model.router.pushed.isEmpty {
            window.beforeNextFrame { [weak self] _ in self?.sideChanged() }
        }
    }

    /// Shows the pages; the splash screen never returns.
    private func endSplash() {
        // Runs only once: a search without results so far must not lose the focus to the rows.
        guard !isPastSplash else { return }
        shell.shown = "shell"
        splash.stop()
        // The arrow keys work from the start.
        pages.focus()
        // If details cover the list from the start, they get the focus.
        keepFocusInView()
    }
}
