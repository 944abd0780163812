public import Catalog
public import Observation

/// One row of a list as a cell observes it: its item is known at once, its words come when they
/// are read from the store.
@MainActor
@Observable
public final class ListRow {
    /// Which item.
    public let id: Item.ID
    /// The words; nil until they are read.
    public internal(set) var content: RowContent?

    init(id: Item.ID) {
        self.id = id
    }
}
