import JSONText
import Catalog
import Foundation
import SQLiteKit

/// The table of all items a service has sent, with the full-text index of their titles.
///
/// Favorites are read from this table, even offline, so only ``UnusedItems`` are removed.
struct ItemTable {
    /// The effect of a write.
    struct Outcome {
        /// The items that were stored before and have changed.
        var changedKeys: [String] = []
        /// Whether any title is new or has changed.
        var hasNewTitles = false
        /// Whether nothing was written.
        var isEmpty: Bool { changedKeys.isEmpty && !hasNewTitles }
    }

    let connection: Connection
    let scope: Scope

    /// Stores the latest version of items from the service.
    ///
    /// A row doesn't replace one that its details filled, by default ever; otherwise not since a
    /// date.
    func save(
        _ records: [ItemRecord],
        overCompletedBefore limit: Date = .distantPast
    ) throws(DatabaseError) -> Outcome {
        let writer = try ItemWriter(connection, source: scope.name, completedBefore: limit)
        var outcome = Outcome()
        for record in records {
            try writer.save(record, &outcome)
        }
        return outcome
    }

    /// Returns the stored items in the order of `keys`, leaving out missing ones.
    ///
    /// One statement for all keys takes half as long as one per key. Keys with NUL aren't found,
    /// because SQLite's JSON can't contain it.
    func items(_ keys: some Sequence<String>) throws(DatabaseError) -> [Item] {
        let wanted = keys.filter { !$0.utf8.contains(0) }.map(JSONTree.string)
        var items: [Item] = []
        try connection.each(
            """
            \(Self.selection) FROM json_each(?) AS wanted
            CROSS JOIN items ON items.source = ? AND items.key = wanted.value
            """,
            [JSONTree.array(wanted).text, scope.name]
        ) { row in items.append(item(scope.id(row.text(4)), row)) }
        return items
    }

    /// Returns which of the stored items weren't filled since a date, in their order.
    func incomplete(_ keys: [String], since date: Date) throws(DatabaseError) -> [String] {
        let find = try connection.statement(
            """
            SELECT 1 FROM items
            WHERE source = ? AND key = ? AND (completed_at IS NULL OR completed_at < ?)
            """
        )
        var incomplete: [String] = []
        for key in keys {
            let found = try find.first([scope.name, key, date.timeIntervalSince1970]) { _ in true }
            if found == true { incomplete.append(key) }
        }
        return incomplete
    }

    /// Returns a list's items in order.
    func items(ofList list: Int64) throws(DatabaseError) -> [Item] {
        try connection.rows(
            """
            \(Self.selection) FROM list_rows
            CROSS JOIN items ON items.source = ? AND items.key = list_rows.key
            WHERE list_rows.list = ? ORDER BY page, position
            """,
            [scope.name, list]
        ) { row in item(scope.id(row.text(4)), row) }
    }

    /// If the service doesn't send a picture's aspect ratio, the last download's is used.
    private static let selection = """
        SELECT title, artwork,
            coalesce(ratio, (
                SELECT CAST(width AS REAL) / height FROM images
                WHERE images.source = items.source AND path = artwork AND height > 0
            )),
            facets, items.key
        """

    private func item(_ id: Item.ID, _ row: Row) -> Item {
        Item(
            id: id,
            title: row.text(0),
            artwork: row.textIfPresent(1).map {
                Artwork(path: $0, aspectRatio: row.doubleIfPresent(2))
            },
            // Facets that can't be decoded come from a newer version. The row keeps just its title
            // until the service sends the item again.
            facets: Facets(bytes: row.bytes(3)) ?? Facets()
        )
    }
}
