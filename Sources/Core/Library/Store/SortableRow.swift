import Catalog

/// As much of an item as sorting needs, with its facets still packed.
struct SortableRow: Sendable {
    let id: Item.ID
    let title: String
    let facets: [UInt8]
}
