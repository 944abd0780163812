import Catalog

/// The part of an item that sorting needs, with its facets still encoded.
struct SortableRow: Sendable {
    let id: Item.ID
    let title: String
    let facets: [UInt8]
}
