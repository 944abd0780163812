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
    private var ids: [Item.ID] = []

    init(model: ItemListViewModel, router: Router, images: TexturePipeline) {
        self.model = model
        rows = ListModel { [weak model] in ListEntry(model?.row(at: $0)) }
        view = ListView(
            rows,
            makeCell: { ItemCell(model: model, router: router, images: images) },
            activated: { [weak model] position in
                if let id = model?.row(at: position)?.id { model?.rowTapped(id) }
            }
        )
        let title = model.list.map { model.strings.caption($0.title) } ?? ""
        scroller = ScrolledWindow(Clamp(scrollable: view.style("cards").named(title), width: 720))
        root = scroller.expand(horizontally: true, vertically: true).erased
        scroller.scrolled { [weak self] in self?.viewChanged() }
        scroller.heightChanged { [weak self] in self?.viewChanged() }
        scroller.pulledDown { [weak model] in model?.refreshRequested() }
        root.bind { [weak self] in self?.orderChanged() }
    }

    /// Gives the keyboard to the rows.
    func focus() { view.focus() }

    /// Scrolls back to the first row.
    func scrollToTop() { scroller.offset = 0 }

    /// Moves the view by application pixels, for measurements.
    func scroll(by distance: Double) { scroller.offset += distance }

    /// Whether the view is at the end of what is known.
    var isAtEnd: Bool { scroller.offset + scroller.pageHeight >= scroller.contentHeight - 1 }

    private func orderChanged() {
        let new = model.ids
        guard let change = OrderDifference(from: ids, to: new) else { return }
        let hadFooter = !ids.isEmpty
        ids = new
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
        guard !ids.isEmpty, scroller.pageHeight > 0 else { return }
        let rowHeight = scroller.contentHeight / Double(ids.count + 1)
        guard rowHeight > 1 else { return }
        let first = Int(scroller.offset / rowHeight)
        let last = Int((scroller.offset + scroller.pageHeight) / rowHeight)
        let visible = (first..<(last + 1)).clamped(to: ids.indices)
        model.rowsAppeared(visible)
        view.forEachCell { cell, position in
            cell.setNearness(Nearness(of: position, visible: visible))
        }
    }
}
