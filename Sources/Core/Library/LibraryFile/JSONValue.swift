import Foundation

/// A JSON value whose members keep their order, which `JSONEncoder` doesn't guarantee.
package enum JSONValue: Hashable {
    /// A member of an object.
    package struct Member: Hashable {
        package let name: String
        package let value: JSONValue

        /// Creates a member.
        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// An object, whose members are written in this order.
    case object([Member])
    /// An array.
    case array([JSONValue])
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

    /// The JSON text, indented by two spaces, with unescaped slashes and a final line break.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259
    package var text: String {
        var text = ""
        write(into: &text, indent: "")
        return text + "\n"
    }

    /// Writes an object whose last member is an array, in the format of ``text``, in parts of about
    /// 64 kB.
    package static func write<Failure: Error>(
        _ members: [Member],
        array name: String,
        of elements: some Sequence<JSONValue>,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let end = "]\n}\n"
        var text = String(object(members + [Member(name, .array([]))]).text.dropLast(end.count))
        var separator = "\n    "
        for element in elements {
            text += separator
            element.write(into: &text, indent: "    ")
            separator = ",\n    "
            guard text.utf8.count >= 65_536 else { continue }
            try output(text)
            text = ""
        }
        try output(text + (separator == "\n    " ? "" : "\n  ") + end)
    }
}

extension JSONValue {
    private func write(into text: inout String, indent: String) {
        switch self {
        case .object(let members):
            Self.write("{", "}", members, into: &text, indent: indent) { member, text, inner in
                Self.quote(member.name, into: &text)
                text += ": "
                member.value.write(into: &text, indent: inner)
            }
        case .array(let values):
            Self.write("[", "]", values, into: &text, indent: indent) { value, text, inner in
                value.write(into: &text, indent: inner)
            }
        case .string(let string): Self.quote(string, into: &text)
        case .integer(let number): text += String(number)
        case .number(let number): text += Self.plain(number)
        case .bool(let bool): text += bool ? "true" : "false"
        case .null: text += "null"
        }
    }

    private static func write<Element>(
        _ open: String,
        _ close: String,
        _ elements: [Element],
        into text: inout String,
        indent: String,
        element: (Element, inout String, String) -> Void
    ) {
        let inner = indent + "  "
        text += open
        for (place, value) in elements.enumerated() {
            text += (place == 0 ? "\n" : ",\n") + inner
            element(value, &text, inner)
        }
        text += (elements.isEmpty ? "" : "\n" + indent) + close
    }

    /// Returns the shortest text that parses to the same number, without `.0`; `null` for NaN and
    /// infinity.
    private static func plain(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }

    private static func quote(_ string: String, into text: inout String) {
        text += "\""
        defer { text += "\"" }
        if !string.unicodeScalars.contains(where: \.isEscaped) {
            text += string
            return
        }
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
