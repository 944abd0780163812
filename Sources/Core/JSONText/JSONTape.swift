/// Parsed text: the values in their order, each with its place.
///
/// A value takes 12 bytes, a member another 12 for its name. Strings and numbers stay in the text until
/// they are read.
final class JSONTape: Sendable {
    enum Kind: UInt8 {
        /// The members' names and values alternate.
        case object
        case array
        /// A string without escapes.
        case string
        case escapedString
        case number
        case `true`
        case `false`
        case null
    }

    struct Node {
        let kind: Kind
        /// The byte at which the value begins; of a string, the one after the quotation mark.
        let start: UInt32
        /// The number of bytes; of an array or object, the number of nodes in it.
        var extent: UInt32

        /// The number of nodes of the value.
        var count: Int {
            switch kind {
            case .object, .array: 1 + Int(extent)
            default: 1
            }
        }
    }

    let text: [UInt8]
    let nodes: [Node]
    let replacements: Int

    init(_ text: [UInt8], _ nodes: [Node], replacements: Int = 0) {
        (self.text, self.nodes, self.replacements) = (text, nodes, replacements)
    }

    /// Returns a string, a number or a word as it is written, without quotation marks.
    func written(_ node: Node) -> ArraySlice<UInt8> {
        text[Int(node.start)..<Int(node.start + node.extent)]
    }

    /// Returns a string's value.
    func string(_ node: Node) -> String {
        let written = written(node)
        return node.kind == .string
            ? String(decoding: written, as: UTF8.self)
            : String(decoding: Self.unescaped(written), as: UTF8.self)
    }

    /// Whether a string has a value in UTF-8.
    func isString(_ node: Node, equalTo bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard node.kind == .string else { return string(node).utf8.elementsEqual(bytes) }
        guard Int(node.extent) == bytes.count else { return false }
        return text.withUnsafeBufferPointer { text in
            bytes.indices.allSatisfy { text[Int(node.start) + $0] == bytes[$0] }
        }
    }

    /// Replaces the escapes, which the parser has checked; half a surrogate pair becomes U+FFFD.
    private static func unescaped(_ written: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(written.count)
        var rest = written
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch letter {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"):
                let escape = JSONEscape(rest)
                rest = rest.dropFirst(escape.length)
                result.append(contentsOf: String(escape.scalar).utf8)
            default: result.append(letter)
            }
        }
        return result
    }
}

/// The character of an escape with hexadecimal digits.
struct JSONEscape {
    /// The character; U+FFFD for half a surrogate pair.
    let scalar: Unicode.Scalar
    /// The number of bytes after the `u`; 0 without four hexadecimal digits.
    let length: Int
    /// Whether it is half a surrogate pair.
    let isHalf: Bool

    /// Parses the bytes after `\u`, of a surrogate pair also the second escape.
    init(_ rest: some RandomAccessCollection<UInt8>) {
        let unit = Self.unit(rest)
        let tail = rest.dropFirst(4)
        if let unit, UTF16.isLeadSurrogate(unit), tail.starts(with: [0x5C, 0x75]),
            let second = Self.unit(tail.dropFirst(2)), UTF16.isTrailSurrogate(second)
        {
            scalar = UTF16.decode(UTF16.EncodedScalar([unit, second]))
            (length, isHalf) = (10, false)
        } else {
            scalar = unit.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
            (length, isHalf) = (unit == nil ? 0 : 4, unit.map(UTF16.isSurrogate) ?? false)
        }
    }

    private static func unit(_ digits: some RandomAccessCollection<UInt8>) -> UInt16? {
        var unit: UInt16 = 0
        for byte in digits.prefix(4) {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return digits.count < 4 ? nil : unit
    }
}
