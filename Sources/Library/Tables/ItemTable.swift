import Catalog
import SQLiteKit

/// Every item that a service ever named, with the full-text index of its title.
///
/// Rows are never removed: a favorite is shown from here when nothing answers.
struct ItemTable {
    /// What a write did.
    struct Outcome {
        /// Items that were stored before and are different now.
        var changedKeys: [String] = []
        /// Whether any title is new or another.
        var hasNewTitles = false
        /// Whether nothing was written.
        var isEmpty: Bool { changedKeys.isEmpty && !hasNewTitles }
    }

    let connection: Connection
    let scope: Scope

    /// Stores what the service said last.
    func save(_ items: [Item]) throws(DatabaseError) -> Outcome {
        var outcome = Outcome()
        for item in items {
            try save(ItemRecord(item), &outcome)
        }
        return outcome
    }

    /// The stored items of those keys, in their order; what is not stored is left out.
    func items(_ keys: some Sequence<String>) throws(DatabaseError) -> [Item] {
        let statement = try connection.statement(
            "SELECT title, artwork, ratio, facets FROM items WHERE source = ? AND key = ?"
        )
        let source = scope.name
        var items: [Item] = []
        for key in keys {
            let found = try statement.first([source, key]) { row in self.item(scope.id(key), row) }
            if let found { items.append(found) }
        }
        return items
    }

    private func item(_ id: Item.ID, _ row: Row) -> Item {
        Item(
            id: id,
            title: row.text(0),
            artwork: row.textIfPresent(1).map {
                Artwork(path: $0, aspectRatio: row.doubleIfPresent(2))
            },
            // Facets that cannot be read were written by a newer version: the row stays, with its
            // title, until the service names it again.
            facets: Facets(bytes: row.bytes(3)) ?? Facets()
        )
    }
}

extension ItemTable {
    private func save(
        _ record: ItemRecord,
        _ outcome: inout Outcome
    ) throws(DatabaseError) {
        // An insert that finds the key taken costs one look into the index, as a question would.
        try connection.run(
            """
            INSERT INTO items (source, key, title, artwork, ratio, facets, words)
            VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (source, key) DO NOTHING
            """,
            [
                scope.name, record.key, record.title, record.artwork?.path,
                record.artwork?.aspectRatio, record.facets, record.words,
            ]
        )
        if connection.changedRows == 1 {
            try index(record.words, at: connection.lastInsertedRowID)
            outcome.hasNewTitles = true
        } else {
            try update(record, &outcome)
        }
    }

    private func update(
        _ record: ItemRecord,
        _ outcome: inout Outcome
    ) throws(DatabaseError) {
        let old = try connection.first(
            "SELECT id, words, title, artwork, ratio, facets FROM items WHERE source = ? AND key = ?",
            [scope.name, record.key]
        ) { row in
            (
                id: row.integer(0),
                words: row.holds(record.words, at: 1) ? nil : row.text(1),
                isSame: row.holds(record.title, at: 2)
                    && row.textIfPresent(3) == record.artwork?.path
                    && row.doubleIfPresent(4) == record.artwork?.aspectRatio
                    && row.withBytes(5) { $0.elementsEqual(record.facets) }
            )
        }
        guard let old, old.words != nil || !old.isSame else { return }
        try connection.run(
            """
            UPDATE items SET title = ?, artwork = ?, ratio = ?, facets = ?, words = ?,
                revision = revision + 1
            WHERE id = ?
            """,
            [
                record.title, record.artwork?.path, record.artwork?.aspectRatio, record.facets,
                record.words, old.id,
            ]
        )
        outcome.changedKeys.append(record.key)
        // Unchanged titles are left alone: the index is the dearer half of a write.
        guard let words = old.words else { return }
        try connection.run(
            "INSERT INTO titles (titles, rowid, words) VALUES ('delete', ?, ?)",
            [old.id, words]
        )
        try index(record.words, at: old.id)
        outcome.hasNewTitles = true
    }

    private func index(_ words: String, at id: Int64) throws(DatabaseError) {
        try connection.run("INSERT INTO titles (rowid, words) VALUES (?, ?)", [id, words])
    }
}

extension Row {
    /// Whether the column holds exactly these bytes of text.
    fileprivate func holds(_ text: String, at column: Int) -> Bool {
        withBytes(column) { $0.elementsEqual(text.utf8) }
    }
}
