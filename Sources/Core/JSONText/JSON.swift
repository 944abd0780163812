public import Foundation

/// A value in JSON text (RFC 8259); reading it as another type than its own gives nil.
///
/// https://www.rfc-editor.org/rfc/rfc8259
public struct JSON: Sendable {
    /// The greatest number of arrays and objects within each other.
    public static let deepest = 512

    let tape: JSONTape
    let index: Int
    /// Whether the value is a member of an object, so that its name precedes it.
    private let isMember: Bool

    init(_ tape: JSONTape, _ index: Int = 0, isMember: Bool = false) {
        (self.tape, self.index, self.isMember) = (tape, index, isMember)
    }

    /// Parses a text in UTF-8, or in UTF-16 or UTF-32 as the first bytes show; a byte order mark may
    /// precede it.
    ///
    /// A value takes at most eight times the text's size in memory. With `isLenient`, some mistakes are
    /// counted and replaced: bytes that aren't UTF-8 and half a surrogate pair become U+FFFD; NaN,
    /// infinity and numbers beyond the range of `Double` become null; `007`, `+1`, `.5` and `1.` become
    /// strings; control characters in strings stay; NUL elsewhere, and a comma before a closing bracket,
    /// are skipped. False by default.
    ///
    /// - Throws: `JSONError` for any other mistake.
    public init(parsing data: Data, isLenient: Bool = false) throws(JSONError) {
        self.init(try JSONParser.tape(of: Self.utf8(data), isLenient: isLenient))
    }

    /// Creates a string.
    public init(_ text: String) {
        self.init(written: text, .string)
    }

    /// Creates a number, or null for NaN and infinity.
    public init(_ number: Double) {
        self.init(written: "\(number)", number.isFinite ? .number : .null)
    }

    private init(written text: String, _ kind: JSONTape.Kind) {
        let text = Array(text.utf8)
        let node = JSONTape.Node(kind: kind, start: 0, extent: UInt32(text.count))
        self.init(JSONTape(text, [node]))
    }

    private static func utf8(_ data: Data) -> [UInt8] {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3)) }
        let start = Array(data.prefix(4))
        // The first character is ASCII, and with a byte order mark, Foundation finds the order.
        let encoding: String.Encoding? =
            switch start {
            case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: .utf32
            case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
                .utf16
            case _ where start.starts(with: [0, 0, 0]): .utf32BigEndian
            case _ where start.dropFirst().elementsEqual([0, 0, 0]): .utf32LittleEndian
            case _ where start.first == 0: .utf16BigEndian
            case _ where start.dropFirst().first == 0: .utf16LittleEndian
            default: nil
            }
        let text = encoding.flatMap { String(data: data, encoding: $0) }
        return text.map { Array($0.utf8) } ?? Array(data)
    }
}

extension JSON {
    /// A place in a text.
    public struct Place: Hashable, Sendable {
        /// The 1-based line; lines end with LF.
        public let line: Int
        /// The 1-based column, in bytes of UTF-8.
        public let column: Int

        init(_ position: Int, in text: some Collection<UInt8>) {
            let lines = text.prefix(position).split(
                separator: UInt8(ascii: "\n"),
                omittingEmptySubsequences: false
            )
            (line, column) = (max(lines.count, 1), (lines.last?.count ?? 0) + 1)
        }
    }

    /// The value's place in its text.
    public var place: Place {
        let isString = node.kind == .string || node.kind == .escapedString
        return Place(Int(node.start) - (isString ? 1 : 0), in: tape.text)
    }

    /// How many mistakes of the whole text were replaced; see ``init(parsing:isLenient:)``.
    public var replacements: Int { tape.replacements }

    /// The name of a member that ``members`` gave; nil for others.
    public var name: String? { isMember ? tape.string(tape.nodes[index - 1]) : nil }

    /// Whether it is `null`.
    public var isNull: Bool { node.kind == .null }

    /// Whether it is neither an array nor an object.
    public var isScalar: Bool { node.kind != .array && node.kind != .object }

    /// Whether it is null, or an empty string, array or object.
    public var isEmpty: Bool {
        switch node.kind {
        case .number, .true, .false: false
        default: node.extent == 0 || isNull
        }
    }

    /// A string, unescaped.
    public var string: String? {
        node.kind == .string || node.kind == .escapedString ? tape.string(node) : nil
    }

    /// `true` or `false`.
    public var bool: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// A number as it is written.
    public var digits: String? {
        node.kind == .number ? String(decoding: tape.written(node), as: UTF8.self) : nil
    }

    /// A number, rounded to the nearest `Double`; 0 if it is too small.
    public var number: Double? {
        guard node.kind == .number else { return nil }
        // Up to 15 digits are exact.
        if node.extent < 16, let integer = writtenInteger, integer != 0 { return Double(integer) }
        return digits.flatMap { Double($0) }
    }

    /// A whole number, exactly, also if it is written as `2.0` or `2e3`.
    public var integer: Int? {
        guard node.kind == .number else { return nil }
        return writtenInteger
            ?? number.flatMap { abs($0) < 9_007_199_254_740_992 ? Int(exactly: $0) : nil }
    }

    /// A number that is written as digits.
    private var writtenInteger: Int? { digits.flatMap { Int($0) } }

    private var node: JSONTape.Node { tape.nodes[index] }
}

extension JSON {
    /// The elements of an array.
    public var elements: [JSON]? { node.kind == .array ? values(in: .array) : nil }

    /// The members of an object with their ``name``s, in the order of the text; equal names each time.
    public var members: [JSON]? { node.kind == .object ? values(in: .object) : nil }

    private func values(in kind: JSONTape.Kind) -> [JSON] {
        let offset = kind == .object ? 1 : 0
        var values: [JSON] = []
        values.reserveCapacity(min(Int(node.extent), 16))
        var index = index + 1
        while index < end {
            values.append(JSON(tape, index + offset, isMember: kind == .object))
            index += offset + tape.nodes[index + offset].count
        }
        return values
    }

    /// A member of an object; of equal names, the last one.
    public subscript(name: String) -> JSON? {
        guard node.kind == .object else { return nil }
        var (name, index, found) = (name, index + 1, Int?.none)
        let end = end
        name.withUTF8 { bytes in
            tape.nodes.withUnsafeBufferPointer { nodes in
                while index < end {
                    if tape.isString(nodes[index], equalTo: bytes) { found = index + 1 }
                    index += 1 + nodes[index + 1].count
                }
            }
        }
        return found.map { JSON(tape, $0, isMember: true) }
    }

    /// An element of an array by its 0-based position.
    public subscript(position: Int) -> JSON? {
        guard node.kind == .array, position >= 0 else { return nil }
        var index = index + 1
        for _ in 0..<position where index < end { index += tape.nodes[index].count }
        return index < end ? JSON(tape, index) : nil
    }

    /// The node after the value.
    private var end: Int { index + node.count }
}
