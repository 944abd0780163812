import Catalog

/// The rows that cells show or showed lately, by item, so that a changed order keeps them.
@MainActor
struct RowCache {
    /// How many rows are kept: more than GTK's cells (about 200) several times over.
    static let limit = 2_000

    /// Rows whose words are to be read, in the order in which they are to be.
    private(set) var wanted: [ListRow] = []
    private var rows: [Item.ID: ListRow] = [:]

    /// The row of an item; a new one is put on the list of those to be read.
    mutating func row(_ id: Item.ID) -> ListRow {
        if let row = rows[id] { return row }
        let row = ListRow(id: id)
        rows[id] = row
        wanted.append(row)
        return row
    }

    /// Puts every row on the list of those to be read: those without words first, then those of
    /// `ids`, then the others.
    mutating func wantAll(first ids: ArraySlice<Item.ID>) {
        var seen: Set<Item.ID> = []
        let candidates =
            wanted.filter { $0.content == nil } + ids.compactMap { rows[$0] } + rows.values
        wanted = candidates.filter { seen.insert($0.id).inserted }
    }

    /// The first `count` of the list have been read.
    mutating func wereRead(_ count: Int) {
        wanted.removeFirst(count)
    }

    /// Nothing more is to be read: reading failed.
    mutating func giveUp() {
        wanted = []
    }

    /// Lets go of all rows but those of `ids`, where there are too many.
    mutating func trim(keeping ids: ArraySlice<Item.ID>) {
        guard rows.count > Self.limit else { return }
        var kept: [Item.ID: ListRow] = [:]
        for id in ids { kept[id] = rows[id] }
        rows = kept
    }
}
