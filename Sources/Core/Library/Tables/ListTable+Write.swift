import Catalog
import Foundation
import SQLiteKit

extension ListTable {
    /// The maximum number of stored searches, sorts and filters, removed oldest first.
    private static let maximumVariants = 200

    /// Replaces a page with the service's response.
    ///
    /// A key that was on another page moves to this one; that page's other rows remain. Pages after
    /// the last one no longer exist at the service and are removed. A page without a total leaves
    /// later pages, and a known total if it is greater than the page's number; if all of its rows are
    /// on pages before it, the one before it was the last, because some services repeat a page
    /// forever, or write a message in place of rows.
    ///
    /// - Returns: false if nothing has changed; true if rows may have been added or removed.
    @discardableResult
    func replace(
        page number: Int,
        of key: ListKey,
        keys: [String],
        totalPages: Int?,
        skipped: Int,
        next: String? = nil,
        fetchedAt: Date
    ) throws(DatabaseError) -> Bool {
        var seen: Set<String> = []
        let unique = keys.filter { seen.insert($0).inserted }
        let known = try entry(of: key)
        let list: Int64 = if let known { known.id } else { try insert(key) }
        let last: Int? =
            if let totalPages {
                totalPages
            } else if try repeats(unique, pagesBefore: number, of: list) {
                number - 1
            } else {
                known?.totalPages.flatMap { $0 > number ? $0 : nil }
            }
        if known?.totalPages != last {
            try connection.run("UPDATE lists SET total_pages = ? WHERE id = ?", [last, list])
        }
        var hasChanged = false
        if let last {
            try connection.run("DELETE FROM list_pages WHERE list = ? AND page > ?", [list, last])
            hasChanged = connection.changedRows > 0
            guard number <= last else { return hasChanged }
        }
        // A refresh without changes writes no rows.
        if try page(number, of: list)?.keys != unique {
            try insert(unique, page: number, of: list)
            hasChanged = true
        }
        try connection.run(
            """
            UPDATE list_pages SET fetched_at = ?, skipped = ?, next = ? WHERE list = ? AND page = ?
            """,
            [fetchedAt.timeIntervalSince1970, skipped, next, list, number]
        )
        return hasChanged
    }

    private func repeats(
        _ keys: [String],
        pagesBefore number: Int,
        of list: Int64
    ) throws(DatabaseError) -> Bool {
        let known = try connection.statement(
            "SELECT 1 FROM list_rows WHERE key = ? AND list = ? AND page < ?"
        )
        for key in keys where try known.first([key, list, number], { _ in true }) == nil {
            return false
        }
        return number > 1
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
        // DO UPDATE would take twice as long: because of the foreign key, each row would start a
        // statement journal.
        let insert = try connection.statement(
            """
            INSERT INTO list_rows (list, page, position, key) VALUES (?, ?, ?, ?)
            ON CONFLICT (key, list) DO NOTHING
            """
        )
        for (position, key) in keys.enumerated() {
            try insert.run([list, number, position, key])
            guard connection.changedRows == 0 else { continue }
            try connection.run("DELETE FROM list_rows WHERE key = ? AND list = ?", [key, list])
            try insert.run([list, number, position, key])
        }
    }

    private func insert(_ key: ListKey) throws(DatabaseError) -> Int64 {
        try connection.run(
            "INSERT INTO lists (source, list, search, variant) VALUES (?, ?, ?, ?)",
            [scope.name, key.list.rawValue, key.search, key.variant]
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
