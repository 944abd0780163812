/// A JSON value to write, whose members keep their order, which `JSONEncoder` doesn't guarantee.
public enum JSONTree: Hashable, Sendable {
    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name, unescaped.
        public let name: String
        /// The value.
        public let value: JSONTree

        /// Creates a member.
        public init(_ name: String, _ value: JSONTree) {
            (self.name, self.value) = (name, value)
        }
    }

    /// An object, whose members are written in this order.
    case object([Member])
    /// An array.
    case array([JSONTree])
    /// A string, unescaped.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number; infinity and NaN are written as `null`.
    case number(Double)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null

    /// Returns an object without the members that are nil.
    public static func members(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// The text for programs: each element and member on a line, two spaces per level, slashes without
    /// escapes, and a line break at the end.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259
    public var text: String {
        var text = ""
        write(into: &text, indent: "", longestLine: 0)
        return text + "\n"
    }

    /// The text for people, which differs from ``text``: an array or object without objects in it is on
    /// one line of at most 100 characters, and no line break is at the end.
    public var folded: String {
        var text = ""
        write(into: &text, indent: "", longestLine: 100)
        return text
    }

    /// Writes an object whose last member is an array, as ``text``, in parts of about 64 kB.
    public static func write<Failure: Error>(
        _ members: [Member],
        array name: String,
        of elements: some Sequence<JSONTree>,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let end = "]\n}\n"
        var text = String(object(members + [Member(name, .array([]))]).text.dropLast(end.count))
        var separator = "\n    "
        for element in elements {
            text += separator
            element.write(into: &text, indent: "    ", longestLine: 0)
            separator = ",\n    "
            guard text.utf8.count >= 65_536 else { continue }
            try output(text)
            text = ""
        }
        try output(text + (separator == "\n    " ? "" : "\n  ") + end)
    }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates a string.
    public init(stringLiteral text: String) { self = .string(text) }
    /// Creates a whole number.
    public init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONTree {
    /// Writes the value, which begins `start` characters after the indent.
    private func write(
        into text: inout String,
        indent: String,
        after start: Int = 0,
        longestLine: Int
    ) {
        switch self {
        case .string(let string): return Self.quote(string, into: &text)
        case .integer(let number): return text += String(number)
        case .number(let number): return text += Self.plain(number)
        case .bool(let bool): return text += bool ? "true" : "false"
        case .null: return text += "null"
        case .object([]): return text += "{}"
        case .array([]): return text += "[]"
        case .object, .array: break
        }
        // The closing bracket and a comma follow.
        if longestLine > 0, !isNested, case let line = line,
            indent.count + start + line.count < longestLine
        {
            return text += line
        }
        let inner = indent + "  "
        var separator = isObject ? "{\n" : "[\n"
        for (name, value) in parts {
            text += separator
            text += inner
            if let name { Self.write(name: name, into: &text) }
            // Quotation marks, a colon and a space are around a name.
            let start = longestLine > 0 ? name.map { $0.count + 4 } ?? 0 : 0
            value.write(into: &text, indent: inner, after: start, longestLine: longestLine)
            separator = ",\n"
        }
        text += "\n"
        text += indent
        text += isObject ? "}" : "]"
    }

    /// The elements of an array, or the members of an object.
    private var parts: [(name: String?, value: JSONTree)] {
        switch self {
        case .object(let members): members.map { ($0.name, $0.value) }
        case .array(let values): values.map { (nil, $0) }
        default: []
        }
    }

    /// The value on one line.
    private var line: String {
        var line = ""
        for (name, value) in parts {
            line += line.isEmpty ? isObject ? "{ " : "[" : ", "
            if let name { Self.write(name: name, into: &line) }
            line += value.line
        }
        if line.isEmpty {
            write(into: &line, indent: "", longestLine: 0)
        } else {
            line += isObject ? " }" : "]"
        }
        return line
    }

    /// Whether an object is in it.
    private var isNested: Bool { parts.contains { $0.value.isObject || $0.value.isNested } }

    private var isObject: Bool { if case .object = self { true } else { false } }

    /// Returns the shortest text that parses to the same number, without `.0`; `null` for NaN and
    /// infinity.
    private static func plain(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }

    private static func write(name: String, into text: inout String) {
        quote(name, into: &text)
        text += ": "
    }

    private static func quote(_ string: String, into text: inout String) {
        text += "\""
        defer { text += "\"" }
        if !string.unicodeScalars.contains(where: \.isEscaped) { return text += string }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.movesTerminals:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isEscaped: Bool { self == "\"" || self == "\\" || movesTerminals }

    /// Whether the scalar may affect a terminal or a line-based reader.
    ///
    /// Such scalars are control characters, Unicode line ends, and characters that change the
    /// writing direction (UAX #9, 2).
    fileprivate var movesTerminals: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
