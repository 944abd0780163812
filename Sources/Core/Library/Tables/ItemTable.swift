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
    func save(_ records: [ItemRecord]) throws(DatabaseError) -> Outcome {
        let writer = try ItemWriter(connection, source: scope.name)
        var outcome = Outcome()
        for record in records {
            try writer.save(record, &outcome)
        }
        return outcome
    }

    /// The stored items of those keys, in their order; what is not stored is left out.
    ///
    /// Proportions that the service does not tell are those of the last download.
    func items(_ keys: some Sequence<String>) throws(DatabaseError) -> [Item] {
        let statement = try connection.statement(
            """
            SELECT title, artwork,
                coalesce(ratio, (
                    SELECT CAST(width AS REAL) / height FROM images
                    WHERE images.source = items.source AND path = artwork AND height > 0
                )),
                facets
            FROM items WHERE source = ? AND key = ?
            """
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
