import Catalog
import SQLiteKit

/// Every item that a service ever sent, with the full-text index of its title.
///
/// Rows are never removed: favorites are shown from here when offline.
struct ItemTable {
    /// The effect of a write.
    struct Outcome {
        /// Items that were stored before and have changed.
        var changedKeys: [String] = []
        /// Whether any title is new or has changed.
        var hasNewTitles = false
        /// Whether nothing was written.
        var isEmpty: Bool { changedKeys.isEmpty && !hasNewTitles }
    }

    let connection: Connection
    let scope: Scope

    /// Stores the service's latest version of items.
    func save(_ records: [ItemRecord]) throws(DatabaseError) -> Outcome {
        let writer = try ItemWriter(connection, source: scope.name)
        var outcome = Outcome()
        for record in records {
            try writer.save(record, &outcome)
        }
        return outcome
    }

    /// The stored items with those keys, in that order; missing ones are left out.
    ///
    /// Aspect ratios that the service does not send are those of the last download.
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
            // Facets that cannot be decoded come from a newer version: the row stays, with its
            // title, until the service sends it again.
            facets: Facets(bytes: row.bytes(3)) ?? Facets()
        )
    }
}
