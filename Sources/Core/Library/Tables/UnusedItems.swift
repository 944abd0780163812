import Catalog
import SQLiteKit

/// The items to which nothing stored refers.
struct UnusedItems {
    /// The maximum number of items per transaction: 200.
    static let batch = 200

    let connection: Connection

    /// The tables that refer to items by source and key, besides those of lists.
    private static let references = ["marks", "visits", "details", "related", "posts"]

    private static let isUnused =
        references.map { table in
            """
            NOT EXISTS (
                SELECT 1 FROM \(table)
                WHERE \(table).source = items.source AND \(table).key = items.key
            ) AND
            """
        }.joined(separator: "\n") + """

            NOT EXISTS (
                SELECT 1 FROM list_rows CROSS JOIN lists ON lists.id = list_rows.list
                WHERE list_rows.key = items.key AND lists.source = items.source
            )
            """

    /// Looks at the next items after a row id.
    ///
    /// - Returns: the last row id, and those of unused items; nil if there are no more items.
    /// - Throws: database errors.
    func next(after id: Int64) throws(DatabaseError) -> (last: Int64, unused: [Int64])? {
        let rows = try connection.rows(
            "SELECT id, \(Self.isUnused) FROM items WHERE id > ? ORDER BY id LIMIT ?",
            [id, Self.batch]
        ) { (id: $0.integer(0), isUnused: $0.int(1) != 0) }
        return rows.last.map { ($0.id, rows.filter(\.isUnused).map(\.id)) }
    }

    /// Removes items that are still unused, with their search text.
    ///
    /// - Parameters:
    ///   - ids: the row ids.
    ///   - isRemovable: returns false for an item to keep.
    /// - Returns: the catalogs of the removed items.
    /// - Throws: database errors.
    func remove(
        _ ids: [Int64],
        if isRemovable: (Item.ID) -> Bool
    ) throws(DatabaseError) -> Set<CatalogID> {
        let list = ids.map(String.init).joined(separator: ",")
        let rows = try connection.rows(
            """
            SELECT id, source, key, words FROM items
            WHERE id IN (SELECT value FROM json_each(?)) AND \(Self.isUnused)
            """,
            ["[\(list)]"]
        ) { (id: $0.integer(0), source: $0.text(1), key: $0.text(2), words: $0.text(3)) }
        let unindex = try connection.statement(
            "INSERT INTO titles (titles, rowid, words) VALUES ('delete', ?, ?)"
        )
        let delete = try connection.statement("DELETE FROM items WHERE id = ?")
        var catalogs: Set<CatalogID> = []
        for row in rows {
            guard let id = Scope(name: row.source)?.id(row.key), isRemovable(id) else { continue }
            try unindex.run([row.id, row.words])
            try delete.run([row.id])
            catalogs.insert(id.catalog)
        }
        return catalogs
    }
}
