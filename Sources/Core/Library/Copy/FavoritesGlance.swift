import Primitives
import SQLiteKit

/// A summary of the favorites in the table or the copy, computed without parsing each favorite.
///
/// An intact table and an intact copy with the same favorites have equal summaries. With 100,000
/// favorites, summarizing both takes a fifth of the time needed to compare them.
struct FavoritesGlance: Hashable {
    private(set) var stamp: FavoritesStamp?
    private(set) var count = 0
    /// The sum of the source and key checksums, which doesn't depend on the order.
    private var ids: UInt64 = 0

    /// Summarizes the table's favorites whose items can be read.
    ///
    /// - Throws: `isDamage` if the table is damaged or an item can't be read.
    init(table connection: Connection) throws(DatabaseError) {
        try connection.check(table: "favorites")
        stamp = try FavoritesStamp.read(connection)
        let sql = """
            SELECT favorites.source, favorites.key, title, facets FROM favorites CROSS JOIN items
            ON items.source = favorites.source AND items.key = favorites.key
            """
        try connection.each(sql) { row in
            var id = FNV1a()
            row.withBytes(0) { id.add($0) }
            id.add(UInt8(ascii: "\t"))
            row.withBytes(1) { id.add($0) }
            // Makes SQLite read values stored on other pages.
            row.withBytes(2) { _ in }
            row.withBytes(3) { _ in }
            ids &+= id.value
            count += 1
        }
    }
}

extension FavoritesGlance {
    /// Summarizes a copy; nil unless the whole file is intact.
    static func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> (Self, lines: Int, end: Int)? {
        let header = FavoritesCopy.header
        guard bytes.starts(with: header), bytes.last == UInt8(ascii: "\n") else { return nil }
        var glance = Self()
        var (lines, last, isEnded, end) = (0, 0, true, header.count)
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
            (lines, last) = (lines + 1, generation)
            place = line.end + 1
            end = place
        }
        return isEnded && lines > 0 ? (glance, lines, end) : nil
    }

    private init() {}

    /// A line with a valid checksum.
    private struct Line {
        let generation: UnsafeBufferPointer<UInt8>.SubSequence
        let sign: UInt8
        /// Source and key, separated by a tab.
        let id: UnsafeBufferPointer<UInt8>.SubSequence
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
        let fields = bytes[(first + 3)..<end]
        guard let second = fields.firstIndex(of: tab) else { return nil }
        let idEnd = bytes[(second + 1)..<end].firstIndex(of: tab) ?? end
        return Line(
            generation: bytes[(sumEnd + 1)..<first],
            sign: bytes[first + 1],
            id: bytes[(first + 3)..<idEnd],
            end: end
        )
    }

    /// Adds a line to the summary; returns its generation, or nil if the file has to be read in
    /// full.
    private mutating func take(_ line: Line) -> Int? {
        guard let generation = Int(String(decoding: line.generation, as: UTF8.self)),
            !line.id.contains(UInt8(ascii: "\\"))
        else { return nil }
        var id = FNV1a()
        id.add(line.id)
        switch line.sign {
        case UInt8(ascii: "+"): (count, ids) = (count + 1, ids &+ id.value)
        case UInt8(ascii: "-"): (count, ids) = (count - 1, ids &- id.value)
        case UInt8(ascii: "="):
            let parts = String(decoding: line.id, as: UTF8.self).split(separator: "\t")
            guard parts.count == 2, let count = Int(parts[1]) else { return nil }
            let store = String(parts[0])
            stamp = FavoritesStamp(store: store, generation: generation, count: count)
        default: return nil
        }
        return generation
    }
}
