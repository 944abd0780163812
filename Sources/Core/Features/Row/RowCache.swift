import Catalog

/// The rows that cells show or recently showed, by item, so that they survive a change of order.
@MainActor
struct RowCache {
    /// The maximum number of rows: 2,000, several times GTK's number of cells (about 200).
    static let limit = 2_000

    /// Rows whose content has to be read, in this order.
    private(set) var wanted: [ListRow] = []
    private var rows: [Item.ID: ListRow] = [:]

    /// Returns an item's row; queues a new row for reading.
    mutating func row(_ id: Item.ID) -> ListRow {
        if let row = rows[id] { return row }
        let row = ListRow(id: id)
        rows[id] = row
        wanted.append(row)
        return row
    }

    /// Returns an item's row; nil if it isn't cached.
    subscript(id: Item.ID) -> ListRow? { rows[id] }

    /// Sets the content of a row if it has none; adds the row if it isn't cached.
    mutating func fill(_ id: Item.ID, _ content: RowContent?) {
        let row = rows[id] ?? ListRow(id: id)
        rows[id] = row
        if row.content == nil, content != nil { row.content = content }
    }

    /// Queues all rows for reading: those without content first, then those for `ids`, then the
    /// rest.
    mutating func wantAll(first ids: ArraySlice<Item.ID>) {
        var seen: Set<Item.ID> = []
        let candidates =
            wanted.filter { $0.content == nil } + ids.compactMap { rows[$0] } + rows.values
        wanted = candidates.filter { seen.insert($0.id).inserted }
    }

    /// Removes the first `count` rows from the queue after they were read.
    mutating func wereRead(_ count: Int) {
        wanted.removeFirst(count)
    }

    /// Empties the queue after reading failed.
    mutating func readFailed() {
        wanted = []
    }

    /// Evicts all rows except those for `ids` if there are more than ``limit``.
    mutating func trim(keeping ids: ArraySlice<Item.ID>) {
        guard rows.count > Self.limit else { return }
        var kept: [Item.ID: ListRow] = [:]
        for id in ids { kept[id] = rows[id] }
        rows = kept
    }
}
