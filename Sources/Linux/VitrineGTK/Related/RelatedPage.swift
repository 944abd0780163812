import Catalog
import Features
import GTKSupport
import L10n

/// All items of a section of a details page, such as the whole cast and crew.
///
///     Box
///     ├── HeaderBar: back or close, title
///     └── ScrolledWindow › ListView of RelatedCell
@MainActor
final class RelatedPage {
    let root: AnyWidget
    let header: HeaderBar
    let leave: LeaveButtons
    let model: RelatedViewModel

    let scroller: ScrolledWindow
    private let rows: ListModel<RelatedEntry>
    private let view: ListView<RelatedCell>
    private let shown = ShownRows()

    init(model: RelatedViewModel, marks: Marks, images: TexturePipeline) {
        self.model = model
        let strings = model.details.strings
        header = HeaderBar(title: WindowTitle(model.title, subtitle: model.subtitle))
        leave = LeaveButtons(
            in: header,
            name: strings("details.close"),
            strings: strings,
            back: { [weak model] in model?.backTapped() },
            closed: { [weak model] in model?.closeTapped() }
        )
        leave.setNested(true)
        let shown = shown
        rows = ListModel { RelatedEntry(shown[$0]) }
        view = ListView(
            rows,
            makeCell: { RelatedCell(model: model, marks: marks, images: images) },
            activated: { [weak model] position in
                if case .item(let row)? = shown[position] { model?.rowTapped(row.id) }
            }
        ).style("related").named(model.title)
        scroller = ScrolledWindow(Clamp(view, width: 720)).narrowable()
        root =
            Box.vertical(spacing: 0, header, scroller.expand(vertically: true))
            .expand(horizontally: true).erased
        let look = FrameRequest(scroller) { [weak self] in self?.look() }
        // Before the layout, the rows are where they were before scrolling.
        FrameClock.laidOut(root) { look() }
        root.bind { [weak model] in
            model?.rows ?? []
        } apply: { [weak self] new in
            // Cells must not be created within a binding.
            self?.root.beforeNextFrame { [weak self] _ in
                guard let self else { return }
                shown.rows = new
                rows.splice(at: 0, removed: rows.count, added: new.count)
                look()
            }
        }
    }

    /// The item of the focused row, or nil.
    var focusedItem: Item.ID? {
        guard let position = view.focusWithin.flatMap(view.position),
            case .item(let row)? = shown[position]
        else { return nil }
        return row.id
    }

    /// Focuses the first row.
    func focus() { view.focus() }

    /// Loads the pictures of rows within one screen of the visible ones.
    private func look() {
        let page = scroller.pageHeight
        guard page > 1 else { return }
        var visible: [Int] = []
        view.forEachCell { cell, position in
            // The frame of a row that GTK doesn't place, because it is out of view, means nothing.
            guard let row = cell.root.parent, row.isInPlace, row.height > 0,
                let frame = row.frame(in: scroller), frame.y < page, frame.y + frame.height > 0
            else { return }
            visible.append(position)
        }
        guard let first = visible.min(), let last = visible.max() else { return }
        view.forEachCell { cell, position in
            cell.setNearness(Nearness(of: position, visible: first..<(last + 1)))
        }
    }
}

/// The rows that the list shows.
@MainActor
private final class ShownRows {
    var rows: [DetailsSection.Row] = []

    /// The row at a 0-based position; nil if it is out of range.
    subscript(position: Int) -> DetailsSection.Row? {
        rows.indices.contains(position) ? rows[position] : nil
    }
}

/// A row of the list; nil after it was removed.
@MainActor
final class RelatedEntry {
    let row: DetailsSection.Row?

    init(_ row: DetailsSection.Row?) {
        self.row = row
    }
}
