import Catalog
import Foundation
import Primitives

/// A line read from the copy, whose checksum is right; see ``CopyLine`` for its form.
struct CopiedLine {
    /// The generation of the marks that the line belongs to.
    let generation: Int
    private let sign: UInt8
    /// The fields after the sign, separated by tabs.
    private let fields: ArraySlice<UInt8>

    private static let tab = UInt8(ascii: "\t")

    /// Checks a line without its line break; nil if it is damaged.
    init?(_ line: ArraySlice<UInt8>) {
        let rest = line.dropFirst(17)
        var sum = FNV1a()
        sum.add(rest)
        guard line.prefix(17).last == Self.tab, sum.isWritten(line.prefix(16)),
            let end = rest.firstIndex(of: Self.tab), end + 2 < rest.endIndex,
            rest[end + 2] == Self.tab,
            let generation = Int(String(decoding: rest[..<end], as: UTF8.self))
        else { return nil }
        self.generation = generation
        sign = rest[end + 1]
        fields = rest[(end + 3)...]
    }

    /// Whether the line adds a mark (1), removes one (-1) or ends a transaction (0); nil if its sign
    /// has another meaning.
    var difference: Int? {
        switch sign {
        case UInt8(ascii: "+"): 1
        case UInt8(ascii: "-"): -1
        case UInt8(ascii: "="): 0
        default: nil
        }
    }

    /// The hash of a mark's identity and value, which ``MarksGlance`` sums up.
    var hash: UInt64 {
        var hash = FNV1a()
        var tabs = 0
        for byte in fields {
            if byte == Self.tab { tabs += 1 }
            if tabs == 5 { break }
            hash.add(byte)
        }
        return hash.value
    }

    /// The stamp after the transaction; nil if the line doesn't end one, or if its fields don't fit.
    var stamp: MarksStamp? {
        let texts = texts
        guard difference == 0, texts.count == 2, let count = Int(texts[1]) else { return nil }
        return MarksStamp(store: texts[0], generation: generation, count: count)
    }

    /// The change; nil if the line ends a transaction, or if its fields don't fit.
    var change: MarkChange? {
        let texts = Self.withKind(texts)
        guard texts.count >= 5 else { return nil }
        let id = MarkRow.ID(source: texts[0], key: texts[1], kind: texts[2], day: texts[3])
        switch (difference, texts.count) {
        case (-1, 5): return .removed(id, value: texts[4])
        case (1, 6), (1, 10):
            guard let changedAt = Double(texts[5]) else { return nil }
            let item = texts.count == 10 ? MarkRow.Stored(texts[6...]) : nil
            return .added(MarkRow(id: id, value: texts[4], changedAt: changedAt, item: item))
        default: return nil
        }
    }
}

extension CopiedLine {
    private var texts: [String] {
        fields.split(separator: Self.tab, omittingEmptySubsequences: false).map(Self.unescaped)
    }

    /// Inserts the kind, day and value of a favorite into fields that lack them.
    private static func withKind(_ fields: [String]) -> [String] {
        // 2, 3 and 7 fields without them; 5, 6 and 10 with them.
        guard [2, 3, 7].contains(fields.count) else { return fields }
        return fields.prefix(2) + [MarkKind.favorite.rawValue, "", ""] + fields.dropFirst(2)
    }

    private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(field.count)
        var isEscaped = false
        for byte in field {
            if byte == UInt8(ascii: "\\"), !isEscaped {
                isEscaped = true
                continue
            }
            bytes.append(isEscaped ? CopyLine.unescape(byte) : byte)
            isEscaped = false
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension MarkRow.Stored {
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

extension FNV1a {
    /// Whether these are the digits of ``text``; comparing texts takes twice as long.
    fileprivate func isWritten(_ digits: ArraySlice<UInt8>) -> Bool {
        var rest = value
        return digits.count == 16
            && digits.allSatisfy { digit in
                defer { rest <<= 4 }
                let nibble = UInt8(rest >> 60)
                return digit == nibble + (nibble < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
            }
    }
}
