import Catalog
import Features
import GTKSupport
import L10n

/// The pane of one list.
///
///     Box
///     ├── HeaderBar: refresh, turning while it loads; title, menu
///     ├── Revealer: the banner of being offline
///     └── Stack: spinner | ItemList | StatusPage
@MainActor
final class ListPage {
    let root: AnyWidget
    let header: HeaderBar
    let list: ItemList

    private let model: ItemListViewModel
    private let stack = Stack()
    private let status = StatusPage()
    private let firstSpinner: Spinner
    private let refreshStack = Stack(milliseconds: 100)
    private let refreshSpinner: Spinner
    private let banner: Revealer
    private let retry: Button
    private let announcement = Label(announcing: .status)

    init(model: ItemListViewModel, router: Router, images: TexturePipeline, menu: Menu) {
        self.model = model
        let strings = model.strings
        list = ItemList(model: model, router: router, images: images)
        header = HeaderBar(
            title: WindowTitle(model.list.map { strings.caption($0.title) } ?? "")
        )
        firstSpinner = Spinner(name: strings("list.loading"))
        refreshSpinner = Spinner(name: strings("list.loading"))
        banner = Revealer(
            Label(strings("offline.banner")).wrapped().justified(0.5).style("offline-banner")
        )
        retry = Button(strings("list.retry")).action("win.refresh")
            .style("pill", "suggested-action").align(.center)
        root = Box.vertical(spacing: 0, header, banner, stack, announcement).erased
        announcement.isVisible = true
        fill(menu: menu)
        root.bind { [weak self] in self?.update() }
    }

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
        stack.add(
            firstSpinner.size(width: 48, height: 48).align(.center, .center),
            named: "loading"
        )
        stack.add(list.root, named: "list")
        status.setChild(retry)
        stack.add(status.expand(vertically: true), named: "status")
        announcement.set(style: "announcement", true)
    }

    private func update() {
        let hasRows = !model.ids.isEmpty
        let isLoading = model.rows.isLoading
        banner.isRevealed = model.isOffline && hasRows
        refreshStack.shown = isLoading ? "spinner" : "icon"
        refreshSpinner.isSpinning = isLoading
        firstSpinner.isSpinning = isLoading && !hasRows
        list.root.accessibleBusy(isLoading)
        if hasRows {
            stack.shown = "list"
        } else if let error = model.rows.error {
            showFailure(model.strings.message(for: error))
        } else if let reason = model.emptyReason {
            showEmpty(reason)
        } else {
            stack.shown = "loading"
        }
        announce(hasRows: hasRows, isLoading: isLoading)
    }

    private func showFailure(_ message: ErrorMessage) {
        status.show(
            icon: "dialog-warning-symbolic",
            title: model.strings("list.failed.title"),
            text: message.body
        )
        retry.isVisible = true
        stack.shown = "status"
    }

    private func showEmpty(_ reason: EmptyReason) {
        let strings = model.strings
        let (key, icon) =
            switch reason {
            case .list: ("list.empty", "vitrine-no-picture-symbolic")
            case .search: ("list.empty.search", "system-search-symbolic")
            case .filter: ("list.empty.filter", "view-filter-symbolic")
            case .favorites: ("list.empty.favorites", "starred-symbolic")
            }
        let text =
            if case .search(let words) = reason {
                strings("\(key).text", words)
            } else {
                strings("\(key).text")
            }
        status.show(icon: icon, title: strings("\(key).title"), text: text)
        retry.isVisible = reason == .list
        stack.shown = "status"
    }

    /// Tells screen readers what a look would tell.
    private func announce(hasRows: Bool, isLoading: Bool) {
        let count = model.ids.count
        if isLoading {
            announcement.text = model.strings("list.loading")
        } else if hasRows {
            announcement.text = model.strings("list.loaded", count: count)
        } else {
            announcement.text = ""
        }
    }
}
