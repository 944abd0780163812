import Primitives
import SQLiteKit

/// A summary of the marks in the table or the copy, computed without parsing each mark.
///
/// An intact table and an intact copy with the same marks have equal summaries. With 100,000
/// marks, summarizing both takes a fifth of the time needed to compare them.
struct MarksGlance: Hashable {
    var stamp: MarksStamp?
    private(set) var count = 0
    /// The sum of the hashes of identities and values, which doesn't depend on the order.
    private var sum: UInt64 = 0

    /// Adds a mark by its hash (`difference` is 1), or takes it away (-1).
    mutating func add(_ hash: UInt64, _ difference: Int) {
        count += difference
        sum = difference > 0 ? sum &+ hash : sum &- hash
    }
}

extension MarksGlance {
    /// Summarizes the table's marks whose items can be read.
    ///
    /// - Throws: `isDamage` if the table is damaged or an item can't be read.
    init(table connection: Connection) throws(DatabaseError) {
        try connection.check(table: "marks")
        stamp = try MarksStamp.read(connection)
        let sql = """
            SELECT marks.source, marks.key, kind, day, value, title, facets
            FROM marks CROSS JOIN items
            ON items.source = marks.source AND items.key = marks.key
            """
        try connection.each(sql) { row in
            var mark = FNV1a()
            for column in 0..<5 {
                if column > 0 { mark.add(UInt8(ascii: "\t")) }
                row.withBytes(column) { mark.add(escaping: $0) }
            }
            // Makes SQLite read values stored on other pages.
            row.withBytes(5) { _ in }
            row.withBytes(6) { _ in }
            add(mark.value, 1)
        }
    }
}

extension FNV1a {
    /// Adds a field as a line of the copy contains it.
    fileprivate mutating func add(escaping field: UnsafeRawBufferPointer) {
        for byte in field {
            guard let escaped = CopyLine.escape(byte) else {
                add(byte)
                continue
            }
            add(UInt8(ascii: "\\"))
            add(escaped)
        }
    }
}
