import SQLiteKit

/// Copies a damaged store's readable rows to a new one: items, lists, pictures, users and posts,
/// offline lists, and at last the marks, combined with those of their copy.
///
/// Rows that violate the schema are considered damaged and skipped. Each page of a list is copied
/// only if all of its rows are readable, because the service will send it again, as it will the
/// genres.
final class StoreSalvage {
    /// The numbers of recovered and lost marks.
    struct Outcome: Sendable {
        let returned: Int
        let missing: Int?
    }

    private let new: Connection
    private var failure: DatabaseError?

    /// Creates a salvage that fills an empty store in the caller's transaction.
    init(into new: Connection) {
        self.new = new
    }

    /// Fills the store from a damaged one at `path` and from the copy of its marks.
    ///
    /// - Throws: errors from the new store, never from the damaged one.
    func run(from path: String, copy: MarksSnapshot) throws(DatabaseError) -> Outcome {
        var table = MarksSnapshot()
        do throws(DatabaseError) {
            try Connection.salvaging(path) { old throws(DatabaseError) in
                table = MarksSnapshot(salvaging: old)
                readItems(old)
                readLists(old)
                readPictures(old)
                readOffline(old)
            }
        } catch {
            // A file that can't be opened contributes nothing; the copy still may.
        }
        if let failure { throw failure }
        let merged = table.merged(with: copy)
        let generation = max(table.stamp?.generation ?? 0, copy.stamp?.generation ?? 0) + 1
        let stored = try Self.store(merged, generation: generation, in: new)
        let returned = stored - (try Self.unknownMarks(in: new, besides: copy.ids))
        // The damaged store may be of an earlier version.
        _ = try new.normalizeWords()
        try new.rebuildTitleIndex()
        return Outcome(
            returned: returned,
            missing: Self.missing(returned, table: table, copy: copy)
        )
    }

    /// Adds marks to a store, with their items if it lacks them; existing ones remain.
    ///
    /// - Returns: the number of new marks.
    static func store(
        _ marks: [MarkRow],
        generation: Int,
        in connection: Connection
    ) throws(DatabaseError) -> Int {
        var count = 0
        for mark in marks {
            guard
                try connection.marks.add(mark.id, value: mark.value, changedAt: mark.changedAt)
            else { continue }
            count += 1
            guard let scope = mark.id.scope, let record = mark.record(scope.catalog),
                try MarkRow.item(of: mark.id, connection) == nil
            else { continue }
            _ = try connection.items(of: scope).save([record])
        }
        _ = try MarksStamp.read(connection)
            .advanced(to: generation, by: count, in: connection)
        return count
    }

    /// Returns how many marks have no stored item and aren't in the copy.
    ///
    /// The item may be lost, or damage may have changed the mark's key. Such a mark remains stored
    /// but doesn't count as recovered.
    private static func unknownMarks(
        in connection: Connection,
        besides known: Set<MarkRow.ID>
    ) throws(DatabaseError) -> Int {
        try MarkRow.all(connection).filter { $0.item == nil && !known.contains($0.id) }
            .count
    }

    /// Returns how many marks are missing according to the newest stamp; nil if no stamp is
    /// readable.
    private static func missing(
        _ returned: Int,
        table: MarksSnapshot,
        copy: MarksSnapshot
    ) -> Int? {
        let stamps = [table.stamp, copy.stamp].compactMap(\.self)
        guard let newest = stamps.max(by: { $0.generation < $1.generation }) else { return nil }
        return max(0, newest.count - returned)
    }
}

extension StoreSalvage {
    private func readItems(_ old: Connection) {
        let columns = ["source", "key", "title", "artwork", "ratio", "facets", "words", "revision"]
        move("items", columns, old)
    }

    private func readPictures(_ old: Connection) {
        move(
            "images",
            ["source", "path", "bytes", "width", "height", "received_at", "failure"],
            old
        )
        move("users", ["source", "key", "name"], old)
        move("posts", ["source", "key", "user", "image"], old)
    }

    /// Copies pages on which every row can be read.
    private func readLists(_ old: Connection) {
        let columns = ["source", "list", "search", "variant", "total_pages", "revision"]
        var lists: [Int64] = []
        _ = old.salvage("lists", columns) { row in
            insert("lists", ["id"] + columns, row)
            lists.append(row.integer(0))
        }
        for list in lists {
            var pages: [(number: Int, values: [DatabaseValue?])] = []
            let sql =
                "SELECT page, fetched_at, skipped FROM list_pages WHERE list = ? ORDER BY page"
            for order in ["", " DESC"] {
                let isRead = reads(old, sql + order, [list]) { row in
                    pages.append((row.int(0), [.integer(list)] + (0..<3).map(row.value)))
                }
                if isRead { break }
            }
            for page in pages { readPage(page.number, page.values, of: list, old) }
        }
    }

    private func readPage(
        _ number: Int,
        _ values: [DatabaseValue?],
        of list: Int64,
        _ old: Connection
    ) {
        var rows: [[DatabaseValue?]] = []
        let sql = """
            SELECT list, page, position, key FROM list_rows WHERE list = ? AND page = ?
            ORDER BY position
            """
        let isRead = reads(old, sql, [list, Int64(number)]) { row in
            rows.append((0..<4).map(row.value))
        }
        guard isRead else { return }
        insert("list_pages", ["list", "page", "fetched_at", "skipped"], values)
        for row in rows { insert("list_rows", ["list", "page", "position", "key"], row) }
    }

    /// Copies offline lists; complete ones are checked again because their data may be unreadable.
    private func readOffline(_ old: Connection) {
        move("offline_lists", ["source", "list", "state", "since", "finished_at"], old)
        do throws(DatabaseError) {
            try new.run("UPDATE offline_lists SET state = 'wanted' WHERE state = 'kept'")
        } catch {
            failure = failure ?? error
        }
        let columns = ["list", "path", "variant", "bytes", "is_absent"]
        _ = reads(old, "SELECT \(columns.joined(separator: ", ")) FROM offline_images", []) { row in
            insert("offline_images", columns, (0..<5).map(row.value))
        }
    }

    private func move(_ table: String, _ columns: [String], _ old: Connection) {
        _ = old.salvage(table, columns) { insert(table, ["id"] + columns, $0) }
    }

    private func insert(_ table: String, _ columns: [String], _ row: Row) {
        insert(table, columns, columns.indices.map(row.value))
    }

    private func insert(_ table: String, _ columns: [String], _ values: [DatabaseValue?]) {
        guard failure == nil else { return }
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        do throws(DatabaseError) {
            try new.run(
                """
                INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", ")))
                VALUES (\(marks))
                """,
                values.map { $0?.bindable }
            )
        } catch {
            if !error.isRefusal { failure = error }
        }
    }

    private func reads(
        _ old: Connection,
        _ sql: String,
        _ values: [any Bindable],
        _ body: (Row) -> Void
    ) -> Bool {
        do throws(DatabaseError) {
            try old.each(sql, values) { body($0) }
            return true
        } catch {
            return false
        }
    }
}
