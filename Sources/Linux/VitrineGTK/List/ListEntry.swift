import Features

/// A row of the list's model: an item, or the footer.
@MainActor
final class ListEntry {
    /// Nil for the footer, and for an item removed since the row was laid out.
    let row: ListRow?
    /// Whether it is the footer below the last item.
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
