import Dispatch

extension Connection {
    /// Opens a damaged file and calls `body` with a connection that reads whatever is still
    /// readable.
    ///
    /// The connection changes neither the file nor its WAL.
    ///
    /// - Throws: SQLite's error if the file can't be opened at all; the errors of `body`.
    public static func salvaging(
        _ path: String,
        _ body: (Connection) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        do throws(DatabaseError) {
            try use(.salvaging, of: path, body)
        } catch {
            // Opening a WAL requires a writable `-shm` beside it, or that no process writes to it.
            guard error.isUnwritable else { throw error }
            try use(.salvagingUnchanging, of: path, body)
        }
    }

    private static func use(
        _ use: ConnectionUse,
        of path: String,
        _ body: (Connection) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        let connection = try Connection(
            to: .file(path: path),
            cacheBytes: 16 << 20,
            use: use,
            queue: DispatchQueue(label: "SQLiteKit.salvage")
        )
        defer { connection.close() }
        do throws(DatabaseError) {
            try connection.run("SELECT count(*) FROM sqlite_schema")
        } catch {
            if error.isUnwritable { throw error }
            // Damage is expected: `body` reads what it can.
        }
        try body(connection)
    }

    /// Calls `body` with every row that is still readable, including those around damaged pages.
    ///
    /// The table must have row ids.
    ///
    /// - Parameters:
    ///   - table: the table's name, which must not be user input.
    ///   - columns: the columns of the rows passed to `body`, starting at column 1; column 0 is the
    ///     row id.
    ///   - body: called with each row, in no particular order; damage may make a row appear twice.
    /// - Returns: whether everything was read.
    public func salvage(_ table: String, _ columns: [String], _ body: (Row) -> Void) -> Bool {
        let names = (["rowid"] + columns).joined(separator: ", ")
        let sql = "SELECT \(names) FROM \(table) WHERE rowid BETWEEN ? AND ? ORDER BY rowid"
        var (low, high) = (Int64.min, Int64.max)
        let forwards = RowScan(connection: self, sql: sql)
        let backwards = RowScan(connection: self, sql: sql + " DESC")
        if forwards.run(
            low,
            high,
            {
                low = max(low, $0.next); body($0.row)
            }
        ) {
            return true
        }
        _ = backwards.run(low, high) {
            high = min(high, $0.previous); body($0.row)
        }
        // Between the first and last damaged pages, jump ahead in doubling steps until rows are
        // readable again, and read backwards from there.
        var step: Int64 = 1
        for _ in 0..<2_000 {
            let (start, isTooFar) = max(low, 0).addingReportingOverflow(step)
            guard !isTooFar, start <= high else { break }
            var (first, last) = (Int64?.none, start)
            let isOver = forwards.run(start, high) { found in
                first = first ?? found.previous
                last = max(last, found.next)
                body(found.row)
            }
            if first != nil || isOver {
                _ = backwards.run(low, first ?? start - 1) { body($0.row) }
            }
            if isOver { break }
            step = first == nil ? step.multipliedReportingOverflow(by: 2).partialValue : 1
            if first != nil { low = last }
            guard step > 0 else { break }
        }
        return false
    }
}

/// Reads a range of row ids until it ends or hits damage.
private struct RowScan {
    /// A row with the ids after and before its own.
    struct Step {
        let row: Row
        let next: Int64
        let previous: Int64
    }

    let connection: Connection
    let sql: String

    /// Calls `body` with each row; returns whether the range was read to its end.
    func run(_ low: Int64, _ high: Int64, _ body: (Step) -> Void) -> Bool {
        guard low <= high else { return true }
        do throws(DatabaseError) {
            try connection.each(sql, [low, high]) { row in
                let id = row.integer(0)
                body(Step(row: row, next: max(id, id &+ 1), previous: min(id, id &- 1)))
            }
            return true
        } catch {
            return false
        }
    }
}
