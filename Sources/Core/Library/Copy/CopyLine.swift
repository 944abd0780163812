import Catalog
import Foundation
import Primitives

/// A line in the copy of the marks, to be written; ``CopiedLine`` reads it.
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

    /// The line's bytes, including the line break.
    var bytes: [UInt8] {
        let text = fields.map(Self.escaped).joined(separator: "\t")
        var sum = FNV1a()
        sum.add(text.utf8)
        return Array("\(sum.text)\t\(text)\n".utf8)
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

    /// Returns the byte that stands for what follows a backslash.
    static func unescape(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        default: byte
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
}

extension MarkRow.ID {
    fileprivate var fields: [String] { [source, key, kind, day] }
}

extension MarkRow.Stored {
    fileprivate var fields: [String] {
        [title, path ?? "", ratio.map { String($0) } ?? "", Data(facets).base64EncodedString()]
    }
}

/// A change to one mark.
enum MarkChange: Hashable, Sendable {
    /// The mark was added.
    case added(MarkRow)
    /// The mark with this value was removed.
    case removed(MarkRow.ID, value: String)
}
