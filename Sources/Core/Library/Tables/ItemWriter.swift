import Catalog
import Foundation
import SQLiteKit

/// Prepared statements that write many items.
///
/// Separate statements write the full-text index in the same transaction, and only for new or
/// changed titles. Using triggers, the whole write would take four times as long.
struct ItemWriter {
    private let source: String
    /// Rows that were filled before may be replaced by those of lists.
    private let limit: Double
    private let connection: Connection
    private let insert: Statement
    private let select: Statement
    private let update: Statement
    private let index: Statement
    private let unindex: Statement

    init(
        _ connection: Connection,
        source: String,
        completedBefore limit: Date
    ) throws(DatabaseError) {
        self.source = source
        self.limit = limit.timeIntervalSince1970
        self.connection = connection
        insert = try connection.statement(
            """
            INSERT INTO items (source, key, title, artwork, ratio, facets, words, completed_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (source, key) DO NOTHING
            """
        )
        select = try connection.statement(
            """
            SELECT id, words, title, artwork, ratio, facets, completed_at FROM items
            WHERE source = ? AND key = ?
            """
        )
        update = try connection.statement(
            """
            UPDATE items SET title = ?, artwork = ?, ratio = ?, facets = ?, words = ?,
                completed_at = ?, revision = revision + 1
            WHERE id = ?
            """
        )
        index = try connection.statement("INSERT INTO titles (rowid, words) VALUES (?, ?)")
        unindex = try connection.statement(
            "INSERT INTO titles (titles, rowid, words) VALUES ('delete', ?, ?)"
        )
    }

    /// Stores an item in place of an earlier version; a list's row doesn't replace a filled one.
    func save(
        _ record: ItemRecord,
        _ outcome: inout ItemTable.Outcome
    ) throws(DatabaseError) {
        // Inserting an existing key costs one index lookup, the same as a query.
        try insert.run(
            [
                source, record.key, record.title, record.artwork?.path,
                record.artwork?.aspectRatio, record.facets, record.words,
                record.filledAt?.timeIntervalSince1970,
            ]
        )
        if connection.changedRows == 1 {
            try index.run([connection.lastInsertedRowID, record.words])
            outcome.hasNewTitles = true
        } else {
            try renew(record, &outcome)
        }
    }

    private func renew(
        _ record: ItemRecord,
        _ outcome: inout ItemTable.Outcome
    ) throws(DatabaseError) {
        let old = try select.first([source, record.key]) { row in
            (
                id: row.integer(0),
                words: row.holds(record.words, at: 1) ? nil : row.text(1),
                isFilled: row.doubleIfPresent(6).map { $0 >= limit } ?? false,
                isSame: row.holds(record.title, at: 2)
                    && row.textIfPresent(3) == record.artwork?.path
                    && row.doubleIfPresent(4) == record.artwork?.aspectRatio
                    && row.withBytes(5) { $0.elementsEqual(record.facets) }
            )
        }
        guard let old, record.filledAt != nil || !old.isFilled else { return }
        let hasChanged = old.words != nil || !old.isSame
        guard hasChanged || record.filledAt != nil else { return }
        try update.run(
            [
                record.title, record.artwork?.path, record.artwork?.aspectRatio, record.facets,
                record.words, record.filledAt?.timeIntervalSince1970, old.id,
            ]
        )
        if hasChanged { outcome.changedKeys.append(record.key) }
        guard let words = old.words else { return }
        try unindex.run([old.id, words])
        try index.run([old.id, record.words])
        outcome.hasNewTitles = true
    }
}

extension Row {
    /// Returns whether the column contains exactly this text, compared byte by byte.
    func holds(_ text: String, at column: Int) -> Bool {
        withBytes(column) { $0.elementsEqual(text.utf8) }
    }
}
