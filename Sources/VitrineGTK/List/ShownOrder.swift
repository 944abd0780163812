import Catalog
import Features

/// The order that the widgets know, which the model's runs ahead of by a part of a frame.
///
/// GTK may ask for a row in between, when the view is scrolled: taken from the model's order it
/// would be another film's, and stay where it is.
@MainActor
final class ShownOrder {
    private(set) var ids: [Item.ID] = []
    private weak var model: ItemListViewModel?

    init(_ model: ItemListViewModel) {
        self.model = model
    }

    /// The runs by which the rows become the model's order, each to be applied in turn.
    func runs(to new: [Item.ID]) -> [OrderDifference] {
        OrderDifference.runs(from: ids, to: new)
    }

    /// Takes one run over.
    func apply(_ run: OrderDifference, of new: [Item.ID]) {
        ids.replaceSubrange(
            run.position..<(run.position + run.removed),
            with: new[run.position..<(run.position + run.added)]
        )
    }

    /// The row at a 0-based position; the one after the last item is the footer.
    func entry(at position: Int) -> ListEntry {
        guard ids.indices.contains(position) else { return .footer }
        guard let model else { return ListEntry(nil) }
        let id = ids[position]
        if let row = model.row(at: position), row.id == id { return ListEntry(row) }
        return ListEntry(model.ids.firstIndex(of: id).flatMap { model.row(at: $0) })
    }
}
