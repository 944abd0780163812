import Foundation
import Primitives

/// A line in the favorites copy.
///
/// Fields are separated by tabs. The first is a checksum of the others, so a damaged line can be
/// skipped without affecting the rest:
///
/// ```
/// sum  generation  +  source  key  seconds  title  path  ratio  facets in Base64
/// sum  generation  -  source  key
/// sum  generation  =  store   count
/// ```
///
/// The last form ends each transaction. A favorite without a stored item ends after its time.
enum CopyLine: Hashable {
    case change(FavoriteChange, generation: Int)
    case end(FavoritesStamp)

    /// The generation of the favorites that the line belongs to.
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
        let id = PersistentFavorite.ID(source: fields[2], key: fields[3])
        switch (fields[1], fields.count) {
        case ("=", 4):
            guard let count = Int(fields[3]) else { return nil }
            self = .end(FavoritesStamp(store: fields[2], generation: generation, count: count))
        case ("-", 4): self = .change(.taken(id), generation: generation)
        case ("+", 5), ("+", 9):
            guard let addedAt = Double(fields[4]) else { return nil }
            let item = fields.count == 9 ? PersistentFavorite.Stored(fields[5...]) : nil
            let favorite = PersistentFavorite(id: id, addedAt: addedAt, item: item)
            self = .change(.given(favorite), generation: generation)
        default: return nil
        }
    }
}

extension CopyLine {
    private var fields: [String] {
        switch self {
        case .end(let stamp): [String(stamp.generation), "=", stamp.store, String(stamp.count)]
        case .change(.taken(let id), let generation):
            [String(generation), "-", id.source, id.key]
        case .change(.given(let favorite), let generation):
            [
                String(generation), "+", favorite.id.source, favorite.id.key,
                String(favorite.addedAt),
            ] + (favorite.item?.fields ?? [])
        }
    }

    private static func sum(of bytes: ArraySlice<UInt8>) -> String {
        var sum = FNV1a()
        sum.add(bytes)
        return sum.text
    }

    /// Escapes bytes rather than characters, because CR LF is a single `Character`.
    private static func escaped(_ field: String) -> String {
        // Few fields need escaping, and replacing in all of them costs 40 µs per favorite.
        guard field.utf8.contains(where: { "\\\t\n".utf8.contains($0) }) else { return field }
        var bytes: [UInt8] = []
        for byte in field.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            default: bytes.append(byte)
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

extension PersistentFavorite.Stored {
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

/// A change to one favorite.
enum FavoriteChange: Hashable, Sendable {
    /// The item was added to the favorites.
    case given(PersistentFavorite)
    /// The item was removed from the favorites.
    case taken(PersistentFavorite.ID)
}
