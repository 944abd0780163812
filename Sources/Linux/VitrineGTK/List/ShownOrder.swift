import Catalog
import Features

/// The order that the widgets know, which lags behind the model's order by a fraction of a frame.
///
/// In between, GTK may request a row when the view scrolls. A row from the model's order would
/// belong to another film, and the cell would keep it.
@MainActor
final class ShownOrder {
    /// The remainder while the order is being replaced: rows from `start` on are still those of
    /// `ids`, shifted by `shift`.
    private struct Rest {
        let ids: [Item.ID]
        let start: Int
        let shift: Int
    }

    private(set) var ids: [Item.ID] = []
    private var rest: Rest?
    private weak var model: ItemListViewModel?

    init(_ model: ItemListViewModel) {
        self.model = model
    }

    /// The number of rows that the widgets know.
    var count: Int { rest.map { $0.ids.count + $0.shift } ?? ids.count }

    /// Whether another order begins with the rows that the widgets know.
    func isBeginning(of order: [Item.ID]) -> Bool { order.starts(with: ids) }

    /// Returns the changes that turn this order into another.
    func runs(to new: [Item.ID]) -> [OrderDifference] {
        OrderDifference.runs(from: ids, to: new)
    }

    /// Adopts another order, one change at a time.
    ///
    /// `splice` applies a change to the widgets, which request rows by their positions at that
    /// moment.
    func move(to new: [Item.ID], by runs: [OrderDifference], _ splice: (OrderDifference) -> Void) {
        let old = ids
        ids = new
        var shift = 0
        for run in runs {
            shift += run.added - run.removed
            rest = Rest(ids: old, start: run.position + run.added, shift: shift)
            splice(run)
        }
        rest = nil
    }

    /// Returns the row at a 0-based position; the footer follows the last item.
    func entry(at position: Int) -> ListEntry {
        guard let id = id(at: position) else { return .footer }
        guard let model else { return ListEntry(nil) }
        if let row = model.row(at: position), row.id == id { return ListEntry(row) }
        return ListEntry(model.ids.firstIndex(of: id).flatMap { model.row(at: $0) })
    }

    private func id(at position: Int) -> Item.ID? {
        guard position < count else { return nil }
        guard let rest, position >= rest.start else { return ids[position] }
        return rest.ids[position - rest.shift]
    }
}
