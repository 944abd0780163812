import Primitives
import SQLiteKit

/// A summary of the marks in the table or the copy, computed without parsing each mark.
///
/// An intact table and an intact copy with the same marks have equal summaries. With 100,000
/// marks, summarizing both takes a fifth of the time needed to compare them.
struct MarksGlance: Hashable {
    private(set) var stamp: MarksStamp?
    private(set) var count = 0
    /// The sum of the checksums of identities and values, which doesn't depend on the order.
    private var sum: UInt64 = 0

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
            sum &+= mark.value
            count += 1
        }
    }
}

extension MarksGlance {
    /// Summarizes a copy; nil unless the whole file is intact.
    static func copy(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (Self, MarksCopy.Extent)? {
        let header = MarksCopy.header
        guard bytes.starts(with: header), bytes.last == UInt8(ascii: "\n") else { return nil }
        var glance = Self()
        var extent = MarksCopy.Extent(end: header.count)
        var (last, isEnded) = (0, true)
        var place = header.count
        while place < bytes.count {
            guard bytes[place] != UInt8(ascii: "\n") else {
                place += 1
                continue
            }
            guard let line = line(of: bytes, at: place),
                let generation = glance.take(line),
                last == 0 || generation == (isEnded ? last + 1 : last)
            else { return nil }
            isEnded = line.sign == UInt8(ascii: "=")
            if isEnded, glance.stamp?.count != glance.count { return nil }
            last = generation
            place = line.end + 1
            extent.lines += 1
            extent.end = place
        }
        return isEnded && extent.lines > 0 ? (glance, extent) : nil
    }

    private init() {}

    /// A line with a valid checksum.
    private struct Line {
        let generation: UnsafeBufferPointer<UInt8>.SubSequence
        let sign: UInt8
        /// The fields after the sign that are the same when a mark is added and when it is removed,
        /// or all of them, separated by tabs.
        let fields: UnsafeBufferPointer<UInt8>.SubSequence
        let end: Int
    }

    private static func line(of bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Line? {
        let tab = UInt8(ascii: "\t")
        let sumEnd = start + 16
        guard sumEnd + 1 < bytes.count, bytes[sumEnd] == tab else { return nil }
        var sum = FNV1a()
        var end = sumEnd + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            sum.add(bytes[end])
            end += 1
        }
        let written = String(decoding: bytes[start..<sumEnd], as: UTF8.self)
        guard UInt64(written, radix: 16) == sum.value,
            let first = bytes[(sumEnd + 1)..<end].firstIndex(of: tab), first + 2 < end,
            bytes[first + 2] == tab
        else { return nil }
        // Source, key, kind, day and value.
        var fieldsEnd = first + 3
        var fields = 1
        while fieldsEnd < end {
            if bytes[fieldsEnd] == tab {
                if fields == 5 { break }
                fields += 1
            }
            fieldsEnd += 1
        }
        return Line(
            generation: bytes[(sumEnd + 1)..<first],
            sign: bytes[first + 1],
            fields: bytes[(first + 3)..<fieldsEnd],
            end: end
        )
    }

    /// Adds a line to the summary; returns its generation, or nil if the file has to be read in
    /// full.
    private mutating func take(_ line: Line) -> Int? {
        guard let generation = Int(String(decoding: line.generation, as: UTF8.self)) else {
            return nil
        }
        var mark = FNV1a()
        mark.add(line.fields)
        switch line.sign {
        case UInt8(ascii: "+"): (count, sum) = (count + 1, sum &+ mark.value)
        case UInt8(ascii: "-"): (count, sum) = (count - 1, sum &- mark.value)
        case UInt8(ascii: "="):
            let parts = String(decoding: line.fields, as: UTF8.self).split(separator: "\t")
            guard parts.count == 2, let count = Int(parts[1]) else { return nil }
            let store = String(parts[0])
            stamp = MarksStamp(store: store, generation: generation, count: count)
        default: return nil
        }
        return generation
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
