import Catalog
import Foundation
import Primitives

/// A line in the copy of the marks.
///
/// Fields are separated by tabs. The first is a checksum of the others, so a damaged line can be
/// skipped without affecting the rest:
///
/// ```
/// sum  generation  +  source  key  kind  day  value  seconds  title  path  ratio  facets in Base64
/// sum  generation  -  source  key  kind  day  value
/// sum  generation  =  store   count
/// ```
///
/// The last form ends each transaction. A mark without a stored item ends after its time. A new
/// value is written as the removal of the old one and the addition of the new one. Lines of
/// ``MarksCopy/firstHeader``, which has favorites only, have no kind, day and value.
enum CopyLine: Hashable {
    case change(MarkChange, generation: Int)
    case end(MarksStamp)

    /// The generation of the marks that the line belongs to.
    var generation: Int {
        switch self {
        case .change(_, let generation): generation
        case .end(let stamp): stamp.generation
        }
    }

    /// The line's bytes, including the line break.
    var bytes: [UInt8] {
        let text = fields.map(Self.escaped).joined(separator: "\t")
        return Array("\(Self.sum(of: Array(text.utf8)[...]))\t\(text)\n".utf8)
    }

    /// Parses a line without its line break; nil if it is damaged.
    init?(_ line: ArraySlice<UInt8>) {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let rest = line[(tab + 1)...]
        guard line[..<tab].elementsEqual(Self.sum(of: rest).utf8) else { return nil }
        let fields = rest.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { Self.unescaped(String(decoding: $0, as: UTF8.self)) }
        guard fields.count >= 4, let generation = Int(fields[0]) else { return nil }
        if fields[1] == "=" {
            guard fields.count == 4, let count = Int(fields[3]) else { return nil }
            self = .end(MarksStamp(store: fields[2], generation: generation, count: count))
            return
        }
        guard let change = MarkChange(sign: fields[1], Self.withKind(fields[2...])) else {
            return nil
        }
        self = .change(change, generation: generation)
    }
}

extension CopyLine {
    private var fields: [String] {
        switch self {
        case .end(let stamp): [String(stamp.generation), "=", stamp.store, String(stamp.count)]
        case .change(.removed(let id, let value), let generation):
            [String(generation), "-"] + id.fields + [value]
        case .change(.added(let mark), let generation):
            [String(generation), "+"] + mark.id.fields + [mark.value, String(mark.changedAt)]
                + (mark.item?.fields ?? [])
        }
    }

    /// Inserts the kind, day and value of a favorite into fields that lack them.
    private static func withKind(_ fields: ArraySlice<String>) -> [String] {
        // 2, 3 and 7 fields without them; 5, 6 and 10 with them.
        guard [2, 3, 7].contains(fields.count) else { return Array(fields) }
        return fields.prefix(2) + [MarkKind.favorite.rawValue, "", ""] + fields.dropFirst(2)
    }

    private static func sum(of bytes: ArraySlice<UInt8>) -> String {
        var sum = FNV1a()
        sum.add(bytes)
        return sum.text
    }

    /// Returns what follows a backslash in place of a byte that would end a field or line; nil for
    /// any other byte.
    static func escape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\\"): UInt8(ascii: "\\")
        case UInt8(ascii: "\t"): UInt8(ascii: "t")
        case UInt8(ascii: "\n"): UInt8(ascii: "n")
        default: nil
        }
    }

    /// Escapes bytes rather than characters, because CR LF is a single `Character`.
    private static func escaped(_ field: String) -> String {
        // Few fields need escaping, and replacing in all of them costs 40 µs per mark.
        guard field.utf8.contains(where: { escape($0) != nil }) else { return field }
        var bytes: [UInt8] = []
        for byte in field.utf8 {
            if let escaped = escape(byte) {
                bytes += [UInt8(ascii: "\\"), escaped]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func unescaped(_ field: String) -> String {
        guard field.utf8.contains(UInt8(ascii: "\\")) else { return field }
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in field.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\\"): isEscaped = true
            case (true, "t"): (isEscaped, _) = (false, result.append("\t"))
            case (true, "n"): (isEscaped, _) = (false, result.append("\n"))
            default: (isEscaped, _) = (false, result.append(scalar))
            }
        }
        return String(result)
    }
}

extension MarkRow.ID {
    fileprivate var fields: [String] { [source, key, kind, day] }

}

extension MarkChange {
    /// Creates a change from a line's fields after the sign; nil if they don't fit.
    fileprivate init?(sign: String, _ fields: [String]) {
        guard fields.count >= 5 else { return nil }
        let id = MarkRow.ID(source: fields[0], key: fields[1], kind: fields[2], day: fields[3])
        switch (sign, fields.count) {
        case ("-", 5): self = .removed(id, value: fields[4])
        case ("+", 6), ("+", 10):
            guard let changedAt = Double(fields[5]) else { return nil }
            let item = fields.count == 10 ? MarkRow.Stored(fields[6...]) : nil
            self = .added(MarkRow(id: id, value: fields[4], changedAt: changedAt, item: item))
        default: return nil
        }
    }
}

extension MarkRow.Stored {
    fileprivate var fields: [String] {
        [title, path ?? "", ratio.map { String($0) } ?? "", Data(facets).base64EncodedString()]
    }

    fileprivate init(_ fields: ArraySlice<String>) {
        let fields = Array(fields)
        self.init(
            title: fields[0],
            path: fields[1].isEmpty ? nil : fields[1],
            ratio: Double(fields[2]),
            facets: Data(base64Encoded: fields[3]).map(Array.init) ?? []
        )
    }
}

/// A change to one mark.
enum MarkChange: Hashable, Sendable {
    /// The mark was added.
    case added(MarkRow)
    /// The mark with this value was removed.
    case removed(MarkRow.ID, value: String)
}
