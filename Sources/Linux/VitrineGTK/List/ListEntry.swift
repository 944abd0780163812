import Features

/// A row of the list model: an item, or the footer.
@MainActor
final class ListEntry {
    /// Nil for the footer, and for an item that was removed after the row was laid out.
    let row: ListRow?
    /// Whether this is the footer.
    let isFooter: Bool

    init(_ row: ListRow?) {
        self.row = row
        isFooter = false
    }

    private init() {
        row = nil
        isFooter = true
    }

    /// The footer below the last item.
    static let footer = ListEntry()
}
