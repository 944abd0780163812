public import Catalog
public import Observation

/// One row of a list as a cell observes it: its id is known at once, its content once it is read
/// from the store.
@MainActor
@Observable
public final class ListRow {
    /// Stays the same while the row lives.
    public let id: Item.ID
    /// Nil until it is read from the store.
    public internal(set) var content: RowContent?

    init(id: Item.ID) {
        self.id = id
    }
}
