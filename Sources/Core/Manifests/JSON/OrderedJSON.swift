import Foundation

/// JSON whose members have an order, so that people can edit it.
indirect enum OrderedJSON: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Int)
    case array([OrderedJSON])
    case object([(name: String, value: OrderedJSON)])

    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int) { self = .number(number) }

    /// Returns an object without the members that are nil.
    static func members(_ members: KeyValuePairs<String, OrderedJSON?>) -> OrderedJSON {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    private static let longestLine = 100

    /// The text, with two spaces per level; what has no objects in it is on one line if it is short.
    var text: String { text(indent: "", after: 0) }

    private func text(indent: String, after start: Int) -> String {
        let inner = indent + "  "
        let parts: [String]
        let (opening, closing): (String, String)
        switch self {
        case .text(let text): return Self.quoted(text)
        case .number(let number): return String(number)
        case .array(let elements):
            (opening, closing) = ("[", "]")
            parts = elements.map { $0.text(indent: inner, after: 0) }
        case .object(let members):
            (opening, closing) = ("{", "}")
            parts = members.map { name, value in
                let start = Self.quoted(name) + ": "
                return start + value.text(indent: inner, after: start.count)
            }
        }
        let line = parts.joined(separator: ", ")
        // Six for the indent's end, the spaces, the brackets and a comma.
        if !isNested, indent.count + start + line.count + 6 <= Self.longestLine {
            return opening == "[" ? "[\(line)]" : "{ \(line) }"
        }
        let lines = parts.map { inner + $0 }.joined(separator: ",\n")
        return "\(opening)\n\(lines)\n\(indent)\(closing)"
    }

    /// Whether an object is in it.
    private var isNested: Bool {
        switch self {
        case .text, .number: false
        case .array(let elements): elements.contains(where: \.isObject)
        case .object(let members): members.contains { $0.value.isObject || $0.value.isNested }
        }
    }

    private var isObject: Bool { if case .object = self { true } else { false } }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A string can always be encoded.
        let json = (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) }
        return (json ?? "\"\"").unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                String(scalar).utf16.map { unit in
                    let digits = String(unit, radix: 16)
                    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }.joined()
            default: String(scalar)
            }
        }.joined()
    }
}
