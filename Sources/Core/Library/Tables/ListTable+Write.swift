import Catalog
import Foundation
import SQLiteKit

extension ListTable {
    /// The maximum number of stored searches, sorts and filters, removed oldest first.
    private static let maximumVariants = 200

    /// Replaces a page with the service's response.
    ///
    /// A key that was on another page moves to this one; that page's other rows remain. Pages after
    /// the last one no longer exist at the service and are removed.
    ///
    /// - Returns: false if nothing has changed; true if rows may have been added or removed.
    @discardableResult
    func replace(
        page number: Int,
        of key: ListKey,
        keys: [String],
        totalPages: Int,
        skipped: Int,
        fetchedAt: Date
    ) throws(DatabaseError) -> Bool {
        let list = try id(of: key, totalPages: totalPages)
        try connection.run(
            "DELETE FROM list_pages WHERE list = ? AND page > ?",
            [list, totalPages]
        )
        var hasChanged = connection.changedRows > 0
        guard number <= totalPages else { return hasChanged }
        var seen: Set<String> = []
        let unique = keys.filter { seen.insert($0).inserted }
        // A refresh without changes writes no rows.
        if try page(number, of: list)?.keys != unique {
            try insert(unique, page: number, of: list)
            hasChanged = true
        }
        try connection.run(
            "UPDATE list_pages SET fetched_at = ?, skipped = ? WHERE list = ? AND page = ?",
            [fetchedAt.timeIntervalSince1970, skipped, list, number]
        )
        return hasChanged
    }

    private func insert(
        _ keys: [String],
        page number: Int,
        of list: Int64
    ) throws(DatabaseError) {
        // The page's rows are deleted with it.
        try connection.run("DELETE FROM list_pages WHERE list = ? AND page = ?", [list, number])
        try connection.run(
            "INSERT INTO list_pages (list, page, fetched_at) VALUES (?, ?, 0)",
            [list, number]
        )
        let insert = try connection.statement(
            """
            INSERT INTO list_rows (list, page, position, key) VALUES (?, ?, ?, ?)
            ON CONFLICT (key, list) DO UPDATE SET page = excluded.page, position = excluded.position
            """
        )
        for (position, key) in keys.enumerated() {
            try insert.run([list, number, position, key])
        }
    }

    private func id(of key: ListKey, totalPages: Int) throws(DatabaseError) -> Int64 {
        if let state = try state(of: key) {
            if state.totalPages != totalPages {
                try connection.run(
                    "UPDATE lists SET total_pages = ? WHERE id = ?",
                    [totalPages, state.id]
                )
            }
            return state.id
        }
        try connection.run(
            "INSERT INTO lists (source, list, search, variant, total_pages) VALUES (?, ?, ?, ?, ?)",
            [scope.name, key.list.rawValue, key.search, key.variant, totalPages]
        )
        let id = connection.lastInsertedRowID
        try forgetOldVariants()
        return id
    }

    private func forgetOldVariants() throws(DatabaseError) {
        try connection.run(
            """
            DELETE FROM lists WHERE id IN (
                SELECT id FROM lists WHERE source = ? AND (search <> '' OR variant <> '')
                ORDER BY id DESC LIMIT -1 OFFSET ?
            )
            """,
            [scope.name, Self.maximumVariants]
        )
    }
}
