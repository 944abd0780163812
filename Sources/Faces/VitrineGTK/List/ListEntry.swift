import Features

/// A row of the list's model: an item, or what stands below the last one.
@MainActor
final class ListEntry {
    /// The item; nil for the footer, and for an item that has gone since the row was laid out.
    let row: ListRow?
    /// Whether it is what stands below the last item.
    let isFooter: Bool

    /// Makes the row of an item.
    init(_ row: ListRow?) {
        self.row = row
        isFooter = false
    }

    private init() {
        row = nil
        isFooter = true
    }

    /// What stands below the last item.
    static let footer = ListEntry()
}
