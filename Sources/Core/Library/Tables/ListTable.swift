import Catalog
import Foundation
import SQLiteKit

/// The table of lists: the order of rows as sent by the services, page by page.
struct ListTable {
    /// A stored list, without its rows.
    struct State {
        let id: Int64
        /// The last page; nil if it hasn't arrived and the service doesn't report it.
        let totalPages: Int?
        let revision: Int
        let loadedPages: Int
        let skipped: Int
        let fetchedAt: Date?
    }

    /// What the service called the page after a stored one.
    struct KnownNext {
        /// The stored page, 1-based.
        let page: Int
        let next: String
        let fetchedAt: Date
    }

    let connection: Connection
    let scope: Scope

    /// Returns the id and the last page of the list with a key; nil if no page ever arrived.
    ///
    /// Unlike ``state(of:firstPages:)``, it takes equally long for a list of any length.
    func entry(of key: ListKey) throws(DatabaseError) -> (id: Int64, totalPages: Int?)? {
        try connection.first(
            """
            SELECT id, total_pages FROM lists
            WHERE source = ? AND list = ? AND search = ? AND variant = ?
            """,
            [scope.name, key.list.rawValue, key.search, key.variant]
        ) { ($0.integer(0), $0.intIfPresent(1)) }
    }

    /// Returns whether any of a list's pages is stored.
    func hasPages(_ list: Int64) throws(DatabaseError) -> Bool {
        let sql = "SELECT 1 FROM list_pages WHERE list = ? LIMIT 1"
        return try connection.first(sql, [list]) { _ in true } ?? false
    }

    /// Returns the list with a key; nil if none of its pages has arrived.
    ///
    /// Considers only pages up to `firstPages`; all by default.
    func state(
        of key: ListKey,
        firstPages: Int = .max
    ) throws(DatabaseError) -> State? {
        try connection.first(
            """
            SELECT id, total_pages, revision, count(page), min(fetched_at),
                coalesce(sum(skipped), 0)
            FROM lists LEFT JOIN list_pages ON list_pages.list = lists.id AND page <= ?
            WHERE source = ? AND lists.list = ? AND search = ? AND variant = ?
            GROUP BY lists.id
            """,
            [firstPages, scope.name, key.list.rawValue, key.search, key.variant]
        ) { row in
            State(
                id: row.integer(0),
                totalPages: row.intIfPresent(1),
                revision: row.int(2),
                loadedPages: row.int(3),
                skipped: row.int(5),
                fetchedAt: row.doubleIfPresent(4).map(Date.init(timeIntervalSince1970:))
            )
        }
    }

    /// Returns the items on a list's first pages in order, without duplicates; on all by default.
    func ids(of list: Int64, firstPages: Int = .max) throws(DatabaseError) -> [Item.ID] {
        try connection.rows(
            "SELECT key FROM list_rows WHERE list = ? AND page <= ? ORDER BY page, position",
            [list, firstPages]
        ) { scope.id($0.text(0)) }
    }

    /// Returns a page's keys in order, and the number of rows that couldn't be decoded.
    ///
    /// Nil if the page isn't stored.
    func page(
        _ number: Int,
        of list: Int64
    ) throws(DatabaseError) -> (keys: [String], skipped: Int)? {
        let skipped = try connection.first(
            "SELECT skipped FROM list_pages WHERE list = ? AND page = ?",
            [list, number]
        ) { $0.int(0) }
        guard let skipped else { return nil }
        let keys = try connection.rows(
            "SELECT key FROM list_rows WHERE list = ? AND page = ? ORDER BY position",
            [list, number]
        ) { $0.text(0) }
        return (keys, skipped)
    }

    /// Returns the last page before `number` whose next page is known; nil if there is none.
    func lastKnownNext(
        before number: Int,
        of key: ListKey
    ) throws(DatabaseError) -> KnownNext? {
        guard let list = try entry(of: key) else { return nil }
        return try connection.first(
            """
            SELECT page, next, fetched_at FROM list_pages
            WHERE list = ? AND page < ? AND next IS NOT NULL ORDER BY page DESC LIMIT 1
            """,
            [list.id, number]
        ) { row in
            KnownNext(
                page: row.int(0),
                next: row.text(1),
                fetchedAt: Date(timeIntervalSince1970: row.double(2))
            )
        }
    }

    /// Returns whether a page before `number` called the page after it `next`.
    func isAsked(
        _ next: String,
        before number: Int,
        of key: ListKey
    ) throws(DatabaseError) -> Bool {
        guard let list = try entry(of: key) else { return false }
        let sql = "SELECT 1 FROM list_pages WHERE list = ? AND page < ? AND next = ?"
        return try connection.first(sql, [list.id, number, next]) { _ in true } ?? false
    }

    /// Returns the sort values of a list's rows, in list order.
    func sortableRows(of list: Int64) throws(DatabaseError) -> [SortableRow] {
        try connection.rows(
            """
            SELECT list_rows.key, title, facets FROM list_rows
            CROSS JOIN items ON items.source = ? AND items.key = list_rows.key
            WHERE list_rows.list = ? ORDER BY page, position
            """,
            [scope.name, list]
        ) { SortableRow(id: scope.id($0.text(0)), title: $0.text(1), facets: $0.bytes(2)) }
    }

    /// Returns the first page after `number` that isn't stored or was fetched before `date`.
    ///
    /// Numbers are 1-based; nil if no page is missing.
    func firstMissingPage(
        of key: ListKey,
        after number: Int = 0,
        fetchedSince date: Date = .distantPast
    ) throws(DatabaseError) -> Int? {
        guard let list = try entry(of: key) else { return number < 1 ? 1 : nil }
        var next = number + 1
        try connection.each(
            """
            SELECT page FROM list_pages WHERE list = ? AND page > ? AND fetched_at >= ?
            ORDER BY page
            """,
            [list.id, number, date.timeIntervalSince1970]
        ) { row in if row.int(0) == next { next += 1 } }
        return list.totalPages.map { next <= $0 } ?? true ? next : nil
    }

    /// Increments the revision of all lists that contain the rows, and returns these lists.
    func touch(listsHolding keys: [String]) throws(DatabaseError) -> Set<ListKey> {
        let find = try connection.statement("SELECT list FROM list_rows WHERE key = ?")
        var lists: Set<Int64> = []
        for key in keys {
            try find.each([key]) { row in lists.insert(row.integer(0)) }
        }
        var touched: Set<ListKey> = []
        for list in lists {
            // Another source may use the same key for a different item in other lists.
            let key = try connection.first(
                """
                UPDATE lists SET revision = revision + 1 WHERE id = ? AND source = ?
                RETURNING list, search, variant
                """,
                [list, scope.name]
            ) { row in self.key(row) }
            if let key { touched.insert(key) }
        }
        return touched
    }

    private func key(_ row: Row) -> ListKey {
        ListKey(
            catalog: scope.catalog,
            list: ListID(row.text(0)),
            search: row.text(1),
            variant: row.text(2)
        )
    }
}
