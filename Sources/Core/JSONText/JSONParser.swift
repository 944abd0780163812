/// Parses text in one pass and without recursion.
struct JSONParser {
    private let text: UnsafeBufferPointer<UInt8>
    private let isLenient: Bool
    private var position = 0
    private var nodes: [JSONTape.Node] = []
    /// The positions of the arrays and objects that haven't ended.
    private var open: [Int] = []
    private var replacements = 0

    /// Parses UTF-8.
    ///
    /// - Throws: `JSONError`; with `isLenient`, only for what ``JSON/init(parsing:isLenient:)`` doesn't
    ///   replace.
    static func tape(of text: [UInt8], isLenient: Bool) throws(JSONError) -> JSONTape {
        let invalid: Int? = text.withUnsafeBufferPointer { buffer in
            do throws(UTF8.ValidationError) {
                _ = try UTF8Span(validating: buffer.span)
                return nil
            } catch {
                return error.byteOffsets.lowerBound
            }
        }
        var text = text
        if let invalid {
            guard isLenient else { throw JSONError(.encoding, at: invalid, in: text) }
            text = Array(String(decoding: text, as: UTF8.self).utf8)
        }
        let result: Result<JSONParser, JSONError> = text.withUnsafeBufferPointer { buffer in
            var parser = JSONParser(buffer, isLenient: isLenient)
            do throws(JSONError) {
                try parser.parse()
                return .success(parser)
            } catch {
                return .failure(error)
            }
        }
        let parser = try result.get()
        let replacements = parser.replacements + (invalid == nil ? 0 : 1)
        return JSONTape(text, parser.nodes, replacements: replacements)
    }

    private init(_ text: UnsafeBufferPointer<UInt8>, isLenient: Bool) {
        (self.text, self.isLenient) = (text, isLenient)
        // Each value or name but the first follows one of these; most take two bytes at least. Growing
        // the array instead would take twice its size for a moment.
        var separators: UInt32 = 0
        for byte in text {
            // A sum of this width in one expression is vectorized, and takes a fifth of the time.
            separators &+=
                (byte == 0x2C ? 1 : 0) &+ (byte == 0x3A ? 1 : 0) &+ (byte | 0x20 == 0x7B ? 1 : 0)
        }
        nodes.reserveCapacity(min(Int(separators), text.count / 2) + 1)
    }

    private mutating func parse() throws(JSONError) {
        repeat { try value() } while try moveToNext()
    }

    /// Parses a value; of an array or object, only its beginning.
    private mutating func value() throws(JSONError) {
        skipSpace()
        switch current {
        case UInt8(ascii: "{")?: try begin(.object)
        case UInt8(ascii: "[")?: try begin(.array)
        case UInt8(ascii: "\"")?: try string()
        default: try word()
        }
    }

    private mutating func begin(_ kind: JSONTape.Kind) throws(JSONError) {
        guard open.count < JSON.deepest else { throw expected(.depth) }
        open.append(nodes.count)
        add(kind, from: position, to: position)
        position += 1
    }

    /// Moves to the next value, and behind the name of a member; returns false at the end.
    private mutating func moveToNext() throws(JSONError) -> Bool {
        while let container = open.last {
            let isObject = nodes[container].kind == .object
            let isEmpty = nodes.count == container + 1
            skipSpace()
            let hasComma = !isEmpty && current == UInt8(ascii: ",")
            if hasComma {
                position += 1
                skipSpace()
            }
            if current == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")), !hasComma || isLenient
            {
                if hasComma { replacements += 1 }
                position += 1
                nodes[container].extent = UInt32(nodes.count - container - 1)
                open.removeLast()
                continue
            }
            guard isEmpty || hasComma else { throw expected(.comma) }
            if isObject { try name() }
            return true
        }
        skipSpace()
        guard position == text.count else { throw expected(.end) }
        return false
    }

    private mutating func name() throws(JSONError) {
        guard current == UInt8(ascii: "\"") else { throw expected(.name) }
        try string()
        skipSpace()
        guard current == UInt8(ascii: ":") else { throw expected(.colon) }
        position += 1
    }

    private mutating func string() throws(JSONError) {
        let start = position + 1
        var kind = JSONTape.Kind.string
        position = text.endOfPlainText(from: start)
        while current != UInt8(ascii: "\"") {
            switch current {
            case nil: throw expected(.quotationMark)
            case UInt8(ascii: "\\"):
                kind = .escapedString
                try skipEscape()
            default:
                try replace(else: .character)
                position += 1
            }
            position = text.endOfPlainText(from: position)
        }
        add(kind, from: start, to: position)
        position += 1
    }

    private mutating func skipEscape() throws(JSONError) {
        guard position + 1 < text.count else { throw expected(.escape) }
        switch text[position + 1] {
        case UInt8(ascii: "u"):
            let escape = JSONEscape(text[(position + 2)...])
            guard escape.length > 0 else { throw expected(.escape) }
            if escape.isHalf { try replace(else: .escape) }
            position += 2 + escape.length
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        default: throw expected(.escape)
        }
    }

    /// Parses a number, `true`, `false` or `null`, or what is written in place of a number.
    private mutating func word() throws(JSONError) {
        let start = position
        while let byte = current, byte.isPartOfWord { position += 1 }
        let word = text[start..<position]
        switch word.first {
        case UInt8(ascii: "t")? where word.elementsEqual("true".utf8):
            return add(.true, from: start, to: position)
        case UInt8(ascii: "f")? where word.elementsEqual("false".utf8):
            return add(.false, from: start, to: position)
        case UInt8(ascii: "n")? where word.elementsEqual("null".utf8):
            return add(.null, from: start, to: position)
        default: break
        }
        let isNumber = word.isJSONNumber
        // Shorter numbers without an exponent are within the range.
        if isNumber, word.count < 300, !word.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            return add(.number, from: start, to: position)
        }
        let isHexadecimal = word.contains { $0 | 0x20 == UInt8(ascii: "x") }
        let number = isHexadecimal ? nil : Double(String(decoding: word, as: UTF8.self))
        if isNumber, number?.isFinite == true { return add(.number, from: start, to: position) }
        let end = position
        position = start
        guard let number else { throw expected(.value) }
        try replace(else: isNumber ? .range : .value)
        add(number.isFinite ? .string : .null, from: start, to: end)
        position = end
    }
}

extension JSONParser {
    private var current: UInt8? { position < text.count ? text[position] : nil }

    private mutating func skipSpace() {
        while let byte = current {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            case 0 where isLenient:
                replacements += 1
                position += 1
            default: return
            }
        }
    }

    private mutating func add(_ kind: JSONTape.Kind, from start: Int, to end: Int) {
        nodes.append(JSONTape.Node(kind: kind, start: UInt32(start), extent: UInt32(end - start)))
    }

    /// Counts what is wrong at the current byte as replaced.
    ///
    /// - Throws: `JSONError` unless parsing is lenient.
    private mutating func replace(else expectation: JSONError.Expectation) throws(JSONError) {
        guard isLenient else { throw expected(expectation) }
        replacements += 1
    }

    private func expected(_ expectation: JSONError.Expectation) -> JSONError {
        JSONError(expectation, at: position, in: text)
    }
}

extension JSONError {
    init(_ expected: Expectation, at position: Int, in text: some RandomAccessCollection<UInt8>) {
        let place = JSON.Place(position, in: text)
        (self.expected, line, column) = (expected, place.line, place.column)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the position after bytes that stand for themselves in a string.
    fileprivate func endOfPlainText(from start: Int) -> Int {
        var end = start
        while end < count, self[end] >= 0x20, self[end] != UInt8(ascii: "\""),
            self[end] != UInt8(ascii: "\\")
        {
            end += 1
        }
        return end
    }
}

extension UInt8 {
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether the bytes are a number of RFC 8259.
    fileprivate var isJSONNumber: Bool {
        var rest = self
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        guard rest.removeDigits(mayBeginWithZero: false) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard rest.removeDigits() else { return false }
        }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
                rest.removeFirst()
            }
            guard rest.removeDigits() else { return false }
        }
        return rest.isEmpty
    }

    /// Removes digits from the beginning; returns false without one.
    private mutating func removeDigits(mayBeginWithZero: Bool = true) -> Bool {
        if !mayBeginWithZero, first == UInt8(ascii: "0") {
            removeFirst()
            return true
        }
        let count = count
        while let byte = first, byte &- UInt8(ascii: "0") < 10 { removeFirst() }
        return self.count < count
    }
}
