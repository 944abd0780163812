import SQLiteKit

extension Connection {
    func items(of scope: Scope) -> ItemTable { ItemTable(connection: self, scope: scope) }
    func lists(of scope: Scope) -> ListTable { ListTable(connection: self, scope: scope) }
    var marks: MarkTable { MarkTable(connection: self) }
    func genres(of scope: Scope) -> GenreTable { GenreTable(connection: self, scope: scope) }
    func posts(of scope: Scope) -> PostTable { PostTable(connection: self, scope: scope) }
    func visits(of scope: Scope) -> VisitTable { VisitTable(connection: self, scope: scope) }
    func details(of scope: Scope) -> DetailsTable { DetailsTable(connection: self, scope: scope) }
    var offline: OfflineTable { OfflineTable(connection: self) }
    /// Normalizes the search text that an earlier version wrote; the index must then be rebuilt.
    ///
    /// - Returns: whether any text has changed.
    /// - Throws: database errors.
    func normalizeWords() throws(DatabaseError) -> Bool {
        // Text with as many bytes as letters is ASCII, which is normalized.
        let changed = try rows(
            "SELECT id, words FROM items WHERE length(CAST(words AS BLOB)) > length(words)"
        ) { row in
            let words = SearchText.normalized(row.text(1))
            return row.holds(words, at: 1) ? nil : (id: row.integer(0), words: words)
        }.compactMap(\.self)
        let update = try statement("UPDATE items SET words = ? WHERE id = ?")
        for row in changed { try update.run([row.words, row.id]) }
        return !changed.isEmpty
    }
    /// Rebuilds the full-text index from the items.
    func rebuildTitleIndex() throws(DatabaseError) {
        try run("INSERT INTO titles (titles) VALUES ('rebuild')")
    }
    /// Merges the parts of the full-text index, which then contains nothing of removed items.
    func mergeTitleIndex() throws(DatabaseError) {
        try run("INSERT INTO titles (titles) VALUES ('optimize')")
    }
    var images: ImageTable { ImageTable(connection: self) }
    /// The tables of the schema, with their required columns.
    static let libraryTables = [
        "items": [
            "id", "source", "key", "title", "artwork", "ratio", "facets", "words", "revision",
        ],
        "titles": ["rowid", "words"],
        "lists": ["id", "source", "list", "search", "variant", "total_pages", "revision"],
        "list_pages": ["list", "page", "fetched_at", "skipped"],
        "list_rows": ["list", "page", "position", "key"],
        "marks": ["id", "source", "key", "kind", "day", "value", "changed_at"],
        "marks_stamp": ["id", "store", "generation", "count"],
        "images": [
            "id", "source", "path", "bytes", "width", "height", "received_at", "failure",
        ],
        "genres": ["source", "language", "position", "key", "name"],
        "users": ["id", "source", "key", "name"],
        "posts": ["id", "source", "key", "user", "image"],
        "visits": ["id", "source", "key"],
        "details": ["id", "source", "key", "facets"],
        "related": ["details", "section", "position", "source", "key", "roles"],
        "offline_lists": [
            "id", "source", "list", "state", "since", "finished_at", "images", "loaded", "absent",
            "bytes",
        ],
        "offline_images": ["list", "path", "variant", "bytes", "is_absent"],
    ]

    /// Checks that all tables exist, without reading rows.
    ///
    /// - Throws: `isDamage` if a table or column is missing.
    func checkLibraryTables() throws(DatabaseError) {
        for (table, columns) in Self.libraryTables { try check(columns: columns, of: table) }
    }
}
