import Catalog
import Features
import GTKSupport
import L10n

/// The virtualised rows of a list and what follows from their scroll position.
///
///     ScrolledWindow
///     └── Clamp (AdwClampScrollable)
///         └── ListView of ItemCell; the last row is the footer
@MainActor
final class ItemList {
    let root: AnyWidget

    private let model: ItemListViewModel
    private let rows: ListModel<ListEntry>
    private let view: ListView<ItemCell>
    private let scroller: ScrolledWindow
    private let order: ShownOrder

    init(model: ItemListViewModel, router: Router, images: TexturePipeline) {
        self.model = model
        let order = ShownOrder(model)
        self.order = order
        rows = ListModel { order.entry(at: $0) }
        view = ListView(
            rows,
            makeCell: { ItemCell(model: model, router: router, images: images) },
            activated: { [weak model] in model?.activated($0, in: order) }
        )
        let title = model.list.map { model.strings.caption($0.title) } ?? ""
        scroller = ScrolledWindow(Clamp(scrollable: view.style("cards").named(title), width: 720))
        root = scroller.expand(horizontally: true, vertically: true).erased
        scroller.scrolled { [weak self] in self?.viewChanged() }
        scroller.heightChanged { [weak self] in self?.viewChanged() }
        scroller.pulledDown { [weak self] in self?.refresh() }
        root.bind { [weak model] in
            model?.ids ?? []
        } apply: { [weak self] ids in
            self?.orderChanged(to: ids)
        }
    }

    /// Asks for the first page anew, unless it is on its way: a held key asks 30 times a second,
    /// and a pull more than once.
    func refresh() {
        if !model.rows.isLoading { model.refreshRequested() }
    }

    /// Gives the keyboard to the rows.
    func focus() { view.focus() }

    /// Gives the keyboard to the row of an item, scrolling to it where it is out of view; to the
    /// rows as a whole where it has gone.
    func focus(_ id: Item.ID) {
        guard let position = order.ids.firstIndex(of: id) else {
            focus()
            return
        }
        guard !view.focus(rowAt: position) else { return }
        view.scroll(to: position)
        root.whenIdle { [weak self] in
            guard let self, let position = self.order.ids.firstIndex(of: id) else { return }
            self.view.focus(rowAt: position)
        }
    }

    /// Scrolls back to the first row.
    func scrollToTop() { scroller.offset = 0 }

    /// Moves the view by application pixels, for measurements.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// Whether the view is at the end of what is known.
    var isAtEnd: Bool { scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1 }

    private func orderChanged(to new: [Item.ID]) {
        let hadFooter = !order.ids.isEmpty
        guard let change = order.replace(by: new) else { return }
        rows.splice(at: change.position, removed: change.removed, added: change.added)
        if hadFooter != !new.isEmpty {
            rows.splice(at: new.count, removed: hadFooter ? 1 : 0, added: hadFooter ? 0 : 1)
        }
        root.whenIdle { [weak self] in self?.viewChanged() }
    }

    /// Tells the model which rows are seen, and the cells whether their posters are worth having.
    ///
    /// GTK binds some 200 cells whatever is seen, so that neither may hang on binding.
    private func viewChanged() {
        let count = order.ids.count
        guard count > 0, scroller.pageHeight > 0 else { return }
        let rowHeight = scroller.contentHeight / Double(count + 1)
        guard rowHeight > 1 else { return }
        let first = Int(scroller.offset / rowHeight)
        let last = Int((scroller.offset + scroller.pageHeight) / rowHeight)
        let visible = (first..<(last + 1)).clamped(to: 0..<count)
        model.rowsAppeared(visible)
        view.forEachCell { cell, position in
            cell.setNearness(Nearness(of: position, visible: visible))
        }
    }
}

extension ItemListViewModel {
    /// A row was clicked, or Enter pressed on it; on the footer that means to try again.
    fileprivate func activated(_ position: Int, in order: ShownOrder) {
        if order.ids.indices.contains(position) {
            rowTapped(order.ids[position])
        } else if case .failed = footer {
            retryPageTapped()
        }
    }
}
