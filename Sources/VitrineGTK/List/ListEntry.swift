import Features

/// A row of the list's model: an item, or what stands below the last one.
@MainActor
final class ListEntry {
    /// The item; nil for the footer.
    let row: ListRow?

    init(_ row: ListRow?) {
        self.row = row
    }
}
