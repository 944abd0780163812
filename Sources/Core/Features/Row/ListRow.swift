public import Catalog
public import Observation

/// A row observed by a cell: its item is known at once, its content only after being read.
@MainActor
@Observable
public final class ListRow {
    /// The row's item.
    public let id: Item.ID
    /// The content; nil until it is read from the store.
    public internal(set) var content: RowContent?

    init(id: Item.ID) {
        self.id = id
    }
}
