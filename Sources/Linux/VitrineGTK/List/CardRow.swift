import Catalog
import Features
import GTKSupport

/// Scrolling cards, side by side; the base of shelves and the favorites strip.
@MainActor
final class CardRow<Content, Cell: ListCell>
where Content: Identifiable & Equatable, Content.ID == Item.ID, Cell.Row == CardEntry<Content> {
    /// The scrolling container of the cards.
    let scroller: ScrolledRow
    /// Called before the next frame when the visible cards may have changed.
    var viewChanged: @MainActor () -> Void = {}
    /// The contents of the cards, in order.
    private(set) var contents: [Content] = []
    private(set) var view: ListView<Cell>?

    /// The width of a card including its gap, in application pixels.
    var cellWidth: Double
    private let rows: ListModel<CardEntry<Content>>
    private let entry = Callback<(Int) -> CardEntry<Content>>()
    /// Waits until GTK has finished the current layout.
    private(set) lazy var viewChangesSoon = FrameRequest(scroller) { [weak self] in
        self?.viewChanged()
    }

    /// Creates an empty row; `cellWidth` is the width of a card including its gap, in application
    /// pixels.
    init(cellWidth: Double, takesVerticalWheel: Bool = true) {
        self.cellWidth = cellWidth
        rows = ListModel { [entry] in entry.action?($0) ?? CardEntry(nil, isNew: false) }
        scroller = ScrolledRow(Box.vertical(), takesVerticalWheel: takesVerticalWheel)
        scroller.scrolled { [weak self] in self?.viewChangesSoon() }
        scroller.widthChanged { [weak self] in self?.viewChangesSoon() }
    }

    /// Creates the cards, replacing any previous ones.
    ///
    /// - Parameters:
    ///   - name: the accessible name of the row.
    ///   - style: a style sheet class.
    ///   - makeCell: creates a cell.
    ///   - activated: runs after a card is clicked, or Enter is pressed on it.
    func makeView(
        named name: String,
        style: String,
        makeCell: @escaping @MainActor () -> Cell,
        activated: @escaping @MainActor (Item.ID) -> Void
    ) {
        let view = ListView(
            rows,
            isHorizontal: true,
            makeCell: makeCell,
            activated: { [weak self] position in
                if let id = self?.id(at: position) { activated(id) }
            }
        ).style(style).named(name)
        self.view = view
        scroller.setChild(view)
        viewChangesSoon()
    }

    /// Returns the item at a 0-based position; nil if it is out of range.
    func id(at position: Int) -> Item.ID? {
        contents.indices.contains(position) ? contents[position].id : nil
    }

    /// Shows other contents; `marksNew` marks those that weren't shown before as new.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    func show(_ new: [Content], marksNew: Bool = false) -> Bool {
        guard let change = OrderDifference(from: contents, to: new) else { return false }
        let known = Set(contents.map(\.id))
        let isInPlace = scroller.pageWidth > 0 && rows.count == contents.count
        contents = new
        entry.action = { position in
            guard new.indices.contains(position) else { return CardEntry(nil, isNew: false) }
            return CardEntry(new[position], isNew: marksNew && !known.contains(new[position].id))
        }
        if isInPlace {
            rows.splice(at: change.position, removed: change.removed, added: change.added)
        } else {
            // GTK would keep the first card it knew in place, and doesn't scroll before it has laid
            // out the cards.
            rows.splice(at: 0, removed: rows.count, added: new.count)
        }
        view?.setReachable(true)
        viewChangesSoon()
        return true
    }

    /// Shows a number of cards without contents until there are some.
    func showPlaceholders(_ count: Int) {
        guard contents.isEmpty, count != rows.count else { return }
        rows.splice(at: 0, removed: rows.count, added: count)
        view?.setReachable(count == 0)
    }

    /// The positions of the visible cards; nil if there are no cards or no layout yet.
    var visible: Range<Int>? {
        guard scroller.pageWidth > 1, !contents.isEmpty else { return nil }
        let first = Int(scroller.offset / cellWidth)
        let end = Int((scroller.offset + scroller.pageWidth) / cellWidth) + 1
        return (first..<end).clamped(to: contents.indices)
    }
}

/// A row of the model: a snapshot of an item.
@MainActor
final class CardEntry<Content> {
    /// Nil if the item was removed after the card was laid out.
    let content: Content?
    /// Whether the item appeared while the previous cards were visible.
    let isNew: Bool

    init(_ content: Content?, isNew: Bool) {
        self.content = content
        self.isNew = isNew
    }
}
