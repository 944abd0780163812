import Catalog
import Features
import GTKSupport
import L10n

/// A catalog's items that share a fact, in the pane beside the list.
///
///     Box
///     ├── HeaderBar: back or close, the catalog, spinner
///     ├── Label: the fact, which is often too long for the header bar
///     ├── NoticeLine: the service is unavailable
///     ├── ListPane
///     └── Announcement
@MainActor
final class FilteredPage {
    let root: AnyWidget
    let header: HeaderBar
    let leave: LeaveButtons
    let model: FilteredListViewModel
    let pane: ListPane

    private let title = Label().style("title-4").wrapped().justified(0)
    private let spinner: Spinner
    private let banner: NoticeLine
    private let announcement = Announcement()

    init(model: FilteredListViewModel, app: AppModel, images: TexturePipeline) {
        self.model = model
        let list = model.list
        let strings = list.strings
        header = HeaderBar(title: WindowTitle(model.subtitle))
        leave = LeaveButtons(
            in: header,
            name: strings("details.close"),
            strings: strings,
            back: { [weak model] in model?.backTapped() },
            closed: { [weak model] in model?.closeTapped() }
        )
        leave.setNested(true)
        spinner = Spinner(name: strings("list.loading"))
        header.packEnd(spinner)
        banner = NoticeLine(retry: strings("list.retry")) { [weak model] in model?.retryTapped() }
        let column = Box.vertical()
        pane = ListPane(
            ListContext(
                model: list,
                app: app,
                images: images,
                offerTapped: { [weak model] _ in model?.retryTapped() }
            ),
            in: column.erased
        )
        column.append(header)
        column.append(title.margins(12))
        column.append(banner.root)
        column.append(pane.root)
        column.append(announcement.root)
        root = column.expand(horizontally: true).erased
        // A hidden list makes no requests.
        root.on("map") { [weak model] in model?.appeared() }
        root.on("unmap") { [weak model] in model?.disappeared() }
        root.bind { [weak self] in self?.update() }
        let root = root
        root.bind {
            list.ids.isEmpty
        } apply: { [weak self] isEmpty in
            guard !isEmpty else { return }
            root.whenIdle { if self?.header.hasFocusWithin == true { self?.focus() } }
        }
    }

    /// The item of the focused row, or nil.
    var focusedItem: Item.ID? { pane.list.scroller.focusedItem }

    /// Focuses the rows, at first the Back button until there are rows.
    func focus() {
        if model.list.ids.isEmpty { root.focusFirst() } else { pane.list.focus() }
    }

    private func update() {
        title.text = model.title
        spinner.isSpinning = model.list.isReloading
        banner.show(model.list.offlineNotice)
        announcement.say(model.announcement)
    }
}
