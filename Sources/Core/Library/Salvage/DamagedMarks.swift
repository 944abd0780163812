import SQLiteKit

extension MarksSnapshot {
    /// Reads what it can of a damaged store's marks, through both the table and its index.
    ///
    /// Either may be readable even if the other isn't. Marks with values are read only through the
    /// table.
    init(salvaging connection: Connection) {
        isWhole = [MarkLayout.marks, .favorites].map { read($0, connection) }.contains(true)
    }

    /// Adds the marks of a table; returns whether all of them could be read.
    private mutating func read(_ layout: MarkLayout, _ connection: Connection) -> Bool {
        var rows: [Int64: MarkRow] = [:]
        var ids: [Int64: MarkRow.ID] = [:]
        let isTableRead = connection.salvage(layout.table, layout.id + layout.value) { row in
            let mark = MarkRow(
                id: MarkRow.ID(row, from: 1),
                value: row.text(5),
                changedAt: row.double(6),
                item: nil
            )
            guard mark.id.isPossible else { return }
            ids[row.integer(0)] = mark.id
            rows[row.integer(0)] = mark
        }
        var doubtful: [(Int64, MarkRow.ID)] = []
        let isIndexRead = Self.readIndex(layout, connection) { number, id in
            guard let known = ids[number], known != id else { return ids[number] = id }
            // If they differ, either may be right, so the one with an item wins. If both or neither
            // have an item, both remain, because an extra mark is better than a lost one.
            switch (Self.hasItem(known, connection), Self.hasItem(id, connection)) {
            case (true, false): break
            case (false, true): ids[number] = id
            case (true, true), (false, false): doubtful.append((number, id))
            }
        }
        var date = 0.0
        var seen = self.ids
        let all = ids.map { ($0.key, $0.value) } + doubtful
        for (number, id) in all.sorted(by: { $0.0 < $1.0 }) where seen.insert(id).inserted {
            date = rows[number].flatMap { $0.changedAt.isFinite ? $0.changedAt : nil } ?? date
            // The copy may have a value that can't be read here.
            let value = rows[number]?.value ?? ""
            guard id.allows(value) else { continue }
            // If the item can't be read, the copy or the service may have it.
            let item = try? MarkRow.item(of: id, connection)
            marks.append(MarkRow(id: id, value: value, changedAt: date, item: item))
        }
        // An unreadable stamp is ignored.
        let found = try? MarksStamp.read(connection, from: layout.stamp)
        stamp = found ?? stamp
        return isTableRead && isIndexRead && marks.count == found?.count
    }

    private static func hasItem(_ id: MarkRow.ID, _ connection: Connection) -> Bool {
        // An unreadable item is ignored.
        (try? MarkRow.item(of: id, connection)) != nil
    }

    /// Reads the index, from its other end if it is damaged; returns whether it isn't.
    private static func readIndex(
        _ layout: MarkLayout,
        _ connection: Connection,
        _ body: (Int64, MarkRow.ID) -> Void
    ) -> Bool {
        let sql = """
            SELECT rowid, \(layout.id.joined(separator: ", "))
            FROM \(layout.table) INDEXED BY sqlite_autoindex_\(layout.table)_1
            ORDER BY source
            """
        for order in [", key", " DESC, key DESC"] {
            var seen: Set<Int64> = []
            do throws(DatabaseError) {
                try connection.each(sql + order) { row throws(DatabaseError) in
                    // Pages that refer to each other would return their rows forever.
                    guard seen.insert(row.integer(0)).inserted else {
                        throw .damaged("an index has a row twice")
                    }
                    let id = MarkRow.ID(row, from: 1)
                    if id.isPossible { body(row.integer(0), id) }
                }
                return true
            } catch {
                // Tries the other end, or gives up.
                continue
            }
        }
        return false
    }
}

/// The tables that had the marks in different versions of the schema.
private struct MarkLayout {
    let table: String
    let stamp: String
    /// The expressions for source, key, kind and day, all of which the table's index contains.
    let id: [String]
    /// The expressions for the value and its time.
    let value: [String]

    static let marks = MarkLayout(
        table: "marks",
        stamp: "marks_stamp",
        id: ["source", "key", "kind", "day"],
        value: ["value", "changed_at"]
    )
    /// The table before version 10.
    static let favorites = MarkLayout(
        table: "favorites",
        stamp: "favorites_stamp",
        id: ["source", "key", "'favorite'", "''"],
        value: ["''", "added_at"]
    )
}
