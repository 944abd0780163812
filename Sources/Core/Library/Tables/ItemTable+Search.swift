import Catalog
import SQLiteKit

extension ItemTable {
    /// Returns the keys of items whose titles contain all typed words; empty if no letter or digit
    /// was typed.
    ///
    /// They are in the order they were first stored, which is the services' order. Sorting the
    /// matches would be the most expensive part of a search. `limit` is 200 by default.
    func keys(matching typed: String, limit: Int = 200) throws(DatabaseError) -> [String] {
        try matches(typed, limit: limit).keys
    }

    /// Returns the same keys with their ``revision(of:)``.
    func matches(
        _ typed: String,
        limit: Int = 200
    ) throws(DatabaseError) -> (keys: [String], revision: Int) {
        guard let expression = SearchText.expression(for: typed) else { return ([], 0) }
        var revision = 0
        let keys = try connection.rows(
            """
            SELECT items.key, items.revision FROM titles CROSS JOIN items ON items.id = titles.rowid
            WHERE titles MATCH ? AND items.source = ? ORDER BY titles.rowid LIMIT ?
            """,
            [expression, scope.name, limit]
        ) { row in
            revision += row.int(1)
            return row.text(0)
        }
        return (keys, revision)
    }

    /// Returns the sum of the items' revisions, which changes whenever one of them is stored again.
    func revision(of keys: some Sequence<String>) throws(DatabaseError) -> Int {
        let statement = try connection.statement(
            "SELECT revision FROM items WHERE source = ? AND key = ?"
        )
        let source = scope.name
        var sum = 0
        for key in keys {
            sum += try statement.first([source, key]) { $0.int(0) } ?? 0
        }
        return sum
    }

    /// Returns the items' sort values; an item that isn't stored has an empty title and no facets.
    func sortableRows(_ keys: some Sequence<String>) throws(DatabaseError) -> [SortableRow] {
        let statement = try connection.statement(
            "SELECT title, facets FROM items WHERE source = ? AND key = ?"
        )
        let source = scope.name
        var rows: [SortableRow] = []
        for key in keys {
            let row = try statement.first([source, key]) {
                SortableRow(id: scope.id(key), title: $0.text(0), facets: $0.bytes(1))
            }
            rows.append(row ?? SortableRow(id: scope.id(key), title: "", facets: []))
        }
        return rows
    }
}
