import Catalog

/// The rows that cells show or showed lately, by item, so that a changed order keeps them.
@MainActor
struct RowCache {
    /// How many rows are kept: more than GTK's cells (about 200) several times over.
    static let limit = 2_000

    /// Rows whose words are to be read, in the order in which they were asked for.
    var wanted: [ListRow] = []
    private var rows: [Item.ID: ListRow] = [:]

    /// The row of an item; a new one is put on the list of those to be read.
    mutating func row(_ id: Item.ID) -> ListRow {
        if let row = rows[id] { return row }
        let row = ListRow(id: id)
        rows[id] = row
        wanted.append(row)
        return row
    }

    /// Lets go of all rows but those of `ids`, where there are too many.
    mutating func trim(keeping ids: ArraySlice<Item.ID>) {
        guard rows.count > Self.limit else { return }
        var kept: [Item.ID: ListRow] = [:]
        for id in ids { kept[id] = rows[id] }
        rows = kept
    }

    /// The row of an item, if there is one.
    func existingRow(_ id: Item.ID) -> ListRow? { rows[id] }
}
