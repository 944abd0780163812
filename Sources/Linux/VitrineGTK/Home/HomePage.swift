import Catalog
import Features
package import GTKSupport
import L10n

/// The home page: the spotlight, and below it the shelves that aren't empty.
///
///     Box
///     ├── HeaderBar: refresh, or a spinner; title; menu
///     ├── HomeSearch
///     ├── NoticeLine: a service is unavailable, with a button to retry
///     └── Stack: Spinner | StatusPage | ScrolledWindow
///                                       └── Box: SpotlightView, a ShelfView for each shelf,
///                                           a ShelfNotice for each catalog that failed
@MainActor
package final class HomePage {
    let root: AnyWidget
    let header: HeaderBar
    /// The scrolling container of the page.
    package let scroller: ScrolledWindow

    let model: HomeViewModel
    private let app: AppModel
    private let images: TexturePipeline
    private let refreshStack = Stack(milliseconds: 100)
    private let refreshSpinner: Spinner
    private let firstSpinner: Spinner
    private let banner: NoticeLine
    private let stack = Stack()
    private let status = StatusPage()
    private let offers: OfferButtons
    let spotlight: SpotlightView?
    private let column = Box.vertical(spacing: 18)
    private let announcement = Announcement()
    private(set) var shelves: [ShelfView] = []
    private var notices: [ShelfNotice] = []
    /// The shelf whose card was last opened.
    private weak var lastShelf: ShelfView?
    private var place = 0.0
    private var anchor = ScrollAnchor<ObjectIdentifier>()
    private var needsPlacing = false
    private var isLooking = false

    init(model: HomeViewModel, app: AppModel, images: TexturePipeline, menu: Menu) {
        self.model = model
        self.app = app
        self.images = images
        let strings = model.strings
        header = HeaderBar(title: WindowTitle(strings("home.title")))
        refreshSpinner = Spinner(name: strings("list.loading"))
        firstSpinner = Spinner(name: strings("list.loading"))
        banner = NoticeLine(retry: strings("list.retry")) { [weak model] in
            model?.refreshRequested()
        }
        offers = OfferButtons(
            title: { [weak model] in model?.title(of: $0) ?? "" },
            tapped: { [weak model] in model?.offerTapped($0) }
        )
        spotlight = model.spotlight.map {
            SpotlightView(model: $0, marks: app.marks, images: images)
        }
        scroller = ScrolledWindow(Clamp(column.style("home"), width: Arrangement.pageWidth))
            .narrowable()
        root = Box.vertical().erased
        if let spotlight { column.append(spotlight.root) }
        fill(menu)
        follow()
    }

    /// Focuses the first control of the content.
    func focus() { column.focusFirst() }

    /// Saves the scroll position for ``restorePlace()``.
    ///
    /// GTK scrolls to any widget that gets the focus. A widget may get it while the page is hidden,
    /// and does when the page reappears.
    func keepPlace() { place = scroller.offset }

    func restorePlace() { scroller.offset = place }

    /// Releases the shelves' pictures while another page is shown; they reload when this page
    /// reappears.
    func releaseIfHidden() {
        guard !root.isOnScreen else { return }
        for shelf in shelves { shelf.release() }
    }

    /// Focuses the card that opened an item, or the first control of the content.
    func focus(_ id: Item.ID) {
        var framesLeft = 10
        // Waits until the closing pane's space is available again.
        FrameClock.tick(root) { [weak self] in
            guard let self, framesLeft > 0 else { return false }
            framesLeft -= 1
            return framesLeft > 7 || lastShelf?.focus(id) != true
        }
    }
}

extension HomePage {
    private func fill(_ menu: Menu) {
        let strings = model.strings
        refreshStack.add(Icon("view-refresh-symbolic"), named: "icon")
        refreshStack.add(refreshSpinner.align(.center, .center), named: "spinner")
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
        status.setChild(offers.root)
        stack.add(
            firstSpinner.size(width: 48, height: 48).align(.center, .center),
            named: "loading"
        )
        stack.add(status.expand(vertically: true), named: "status")
        stack.add(scroller.expand(vertically: true), named: "shelves")
        let content = Box(root)
        content.append(header)
        content.append(HomeSearch(app).root)
        content.append(banner.root)
        content.append(stack.expand(vertically: true))
        content.append(announcement.root)
    }

    private func follow() {
        let model = model
        root.on("map") { [weak self] in self?.lookSoon() }
        scroller.scrolled { [weak self] in self?.moved() }
        scroller.heightChanged { [weak self] in self?.moved() }
        scroller.widthChanged { [weak self] in self?.moved() }
        FrameClock.laidOut(root) { [weak self] in self?.placeShelves() }
        // Observes few properties, because cards that become visible create their own bindings.
        root.bind {
            (model.content, model.isLoading, model.offlineNotice, model.keepsSpotlight)
        } apply: { [weak self] content, _, _, _ in
            self?.show(content)
        }
        root.bind {
            model.sections.map(\.id)
        } apply: { [weak self] _ in
            self?.place(model.sections)
        }
    }

    private func show(_ content: HomeViewModel.Content) {
        refreshStack.shown = model.isLoading ? "spinner" : "icon"
        refreshSpinner.isSpinning = model.isLoading
        firstSpinner.isSpinning = content == .loading
        banner.show(model.offlineNotice)
        spotlight?.root.isVisible = model.keepsSpotlight
        announcement.say(model.announcement)
        switch content {
        case .loading: stack.shown = "loading"
        case .shelves: stack.showAtOnce("shelves")
        case .failure: show(model.notice, icon: "dialog-warning-symbolic")
        case .empty: show(model.notice, icon: "vitrine-no-picture-symbolic")
        }
    }

    private func show(_ notice: ListContent.Notice?, icon: String) {
        guard let notice else { return }
        status.show(icon: icon, title: notice.title, text: notice.text)
        offers.show(notice.offers)
        stack.shown = "status"
    }

    /// Arranges the sections in order; sections that are still shown keep their widgets.
    private func place(_ sections: [HomeViewModel.Section]) {
        if model.isSettled,
            let view = shelves.first(where: { $0.root.isHovered || $0.root.hasFocusWithin })
        {
            anchor.chose(ObjectIdentifier(view), isUnderPointer: true)
            needsPlacing = true
        }
        let (oldShelves, oldNotices) = (shelves, notices)
        (shelves, notices) = ([], [])
        var last = spotlight?.root
        for section in sections {
            let root: AnyWidget
            switch section {
            case .shelf(let model):
                let view = oldShelves.first { $0.shelf === model } ?? make(model)
                shelves.append(view)
                root = view.root
            case .failure(let failure):
                let view =
                    oldNotices.first { $0.failure == failure }
                    ?? ShelfNotice(failure, of: model)
                notices.append(view)
                root = view.root
            }
            column.insert(root, after: last)
            last = root
        }
        for old in oldShelves where !shelves.contains(where: { $0 === old }) {
            column.remove(old.root)
        }
        for old in oldNotices where !notices.contains(where: { $0 === old }) {
            column.remove(old.root)
        }
        lookSoon()
    }

    private func make(_ shelf: ShelfViewModel) -> ShelfView {
        let view = ShelfView(shelf, app: app, images: images)
        view.opens.action = { [weak self, weak view] in
            guard let self, let view else { return }
            lastShelf = view
            anchor.chose(ObjectIdentifier(view))
        }
        view.leftVertically { [weak self] in self?.move(from: $0, by: $1) ?? false }
        return view
    }

    /// Moves the focus from shelf to shelf, to the card below or above.
    private func move(from view: ShelfView, by distance: Int) -> Bool {
        guard let place = shelves.firstIndex(where: { $0 === view }),
            let position = view.focusedPosition
        else { return false }
        guard shelves.indices.contains(place + distance) else {
            return distance < 0 ? spotlight?.root.focusFirst() ?? false : true
        }
        // Otherwise a wheel's last turn would undo what GTK scrolls to the card.
        scroller.stopMoving()
        shelves[place + distance].focus(column: view.column(of: position))
        return true
    }

    private func moved() {
        needsPlacing = true
        lookSoon()
    }

    /// Keeps the cards that the user acted on in view, even if headings wrap to more lines.
    private func placeShelves() {
        guard needsPlacing, scroller.pageHeight > 1 else { return }
        needsPlacing = false
        spotlight?.widthChanged(to: scroller.pageWidth)
        var rows = shelves.map { (id: ObjectIdentifier($0), root: $0.scroller.erased) }
        if let spotlight, spotlight.root.isVisible {
            rows.insert((ObjectIdentifier(spotlight), spotlight.root), at: 0)
        }
        let parts = rows.compactMap { id, root in
            root.frame(in: column).map { ScrollAnchor.Part(id, start: $0.y, length: $0.height) }
        }
        let offset = anchor.laidOut(
            parts,
            page: scroller.pageHeight,
            content: scroller.contentHeight,
            offset: scroller.offset,
            focused: rows.first { $0.root.hasFocusWithin }?.id
        )
        if let offset { scroller.offset = offset }
        // Only now are the shelves at their new positions.
        lookSoon()
    }

    /// Waits until GTK has finished the current layout.
    private func lookSoon() {
        guard !isLooking else { return }
        isLooking = true
        root.beforeNextFrame { [weak self] isInWindow in
            self?.isLooking = false
            if isInWindow { self?.look() }
        }
    }

    /// Loads the pictures of shelves within one screen of the visible part.
    private func look() {
        guard root.isOnScreen else { return }
        for shelf in shelves { shelf.look(in: scroller) }
    }
}
