import Features
import GTKSupport

/// The rows of a list in one layout, as the scroller around them needs them.
@MainActor
struct RowsView {
    /// The widget, which scrolls itself.
    let root: AnyWidget
    /// Gives the keyboard to the row at a position; false where there is no cell for it.
    let focus: @MainActor (Int) -> Bool
    /// Scrolls until the row at a position is seen.
    let scroll: @MainActor (Int) -> Void
    /// The widget of the row at a position; nil where there is none for it.
    let row: @MainActor (Int) -> AnyWidget?
    /// The position of the row that is a widget or around it; nil where there is none.
    let position: @MainActor (AnyWidget) -> Int?
    /// Tells each cell how far it is from the rows that are seen.
    let setVisible: @MainActor (Range<Int>) -> Void
    /// Finds the rows that are seen where their heights differ, and tells each cell.
    ///
    /// Returns nil where nothing is laid out. Nil where all rows are as high as one another.
    var look: (@MainActor (ScrolledWindow) -> Range<Int>?)?
    /// The cell of a row that is a photo; nil for any other row.
    var photo: @MainActor (Int) -> PhotoCell? = { _ in nil }
    /// Fits the number of columns to a width in application pixels; returns how many there are.
    let fit: @MainActor (Double) -> Int

    /// Rows one below the other.
    init(_ view: ListView<some NearnessCell>) {
        self.init(view) { _ in 1 }
    }

    /// Cells side by side, each at least `cellWidth` application pixels wide.
    init(_ view: GridView<some NearnessCell>, cellWidth: Double) {
        self.init(view) { width in
            view.columns = min(max(2, Int(width / cellWidth)), 12)
            return view.columns
        }
    }

    private init<View: CellView>(_ view: View, fit: @escaping @MainActor (Double) -> Int)
    where View.Cell: NearnessCell {
        root = view.erased
        focus = { view.focus(rowAt: $0) }
        scroll = { view.scroll(to: $0) }
        row = { view.row(at: $0) }
        position = { view.position(of: $0) }
        setVisible = { visible in
            view.forEachCell { cell, position in
                cell.setNearness(Nearness(of: position, visible: visible))
            }
        }
        self.fit = fit
    }
}
