import Foundation
import Primitives

/// A parsed JSON value that is read leniently: a value of another type reads as nil.
struct JSONNode {
    /// A value whose type is known, so that Foundation is asked for it only once.
    private enum Value {
        case object([String: Any])
        case array([Any])
        case string(String)
        case number(NSNumber)
        case bool(Bool)
        case null
    }

    private let value: Value
    /// The name of the member that ``children`` gave; nil for others.
    private(set) var name: String?

    /// Wraps a value from `JSONSerialization`.
    private init(_ raw: Any) {
        value =
            if let text = raw as? String {
                .string(text)
            } else if let elements = raw as? [Any] {
                .array(elements)
            } else if let members = raw as? [String: Any] {
                .object(members)
            } else if let number = raw as? NSNumber {
                number.objCType.pointee == Self.boolType
                    ? .bool(number.boolValue) : .number(number)
            } else {
                .null
            }
    }

    /// Creates a string.
    init(_ text: String) {
        value = .string(text)
    }

    /// Creates a number.
    init(_ number: Double) {
        value = .number(NSNumber(value: number))
    }

    /// Parses UTF-8; any value may be at the top.
    ///
    /// - Throws: Foundation's error; see ``JSONTextPosition`` for its place.
    init(parsing data: Data) throws {
        self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    }

    var isNull: Bool { if case .null = value { true } else { false } }

    /// Whether it is null, or an empty string, array or object.
    var isEmpty: Bool {
        switch value {
        case .object(let members): members.isEmpty
        case .array(let elements): elements.isEmpty
        case .string(let text): text.isEmpty
        case .number, .bool: false
        case .null: true
        }
    }

    /// The members of an object, or nil.
    var members: [String: JSONNode]? { object?.mapValues(JSONNode.init) }

    /// The elements of an array, or nil.
    var elements: [JSONNode]? { array?.map(JSONNode.init) }

    /// The elements of an array, or the members of an object by their names, numbers by value; nil for
    /// other values.
    var children: [JSONNode]? {
        if let elements { return elements }
        guard let object else { return nil }
        let numbered = object.map { name, raw in
            var node = JSONNode(raw)
            node.name = name
            return (number: Int(name) ?? .max, name: name, node: node)
        }
        return numbered.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.node)
    }

    /// A member of an object, or nil.
    subscript(name: String) -> JSONNode? { object?[name].map(JSONNode.init) }

    /// An element of an array by its 0-based position, or nil.
    subscript(position: Int) -> JSONNode? {
        guard let array, array.indices.contains(position) else { return nil }
        return JSONNode(array[position])
    }

    private var object: [String: Any]? {
        if case .object(let members) = value { members } else { nil }
    }

    private var array: [Any]? { if case .array(let elements) = value { elements } else { nil } }

    /// A string as it is written, or nil.
    var string: String? { if case .string(let text) = value { text } else { nil } }

    /// A number; nil for `true` and `false`.
    var number: Double? { if case .number(let number) = value { number.doubleValue } else { nil } }

    var bool: Bool? { if case .bool(let isTrue) = value { isTrue } else { nil } }

    /// Text in Unicode NFC without NUL and surrounding white space, also of a number; nil if nothing
    /// in it is visible.
    ///
    /// Integers are exact, also beyond 64 bits.
    var text: String? {
        if let string { return string.visible }
        guard case .number(let number) = value else { return nil }
        // Foundation parses integers beyond 64 bits as decimal numbers.
        let isInteger = number is NSDecimalNumber || String(cString: number.objCType) != "d"
        return isInteger ? number.stringValue : String(shortest: number.doubleValue)
    }

    /// The value as it is compared, also an empty string; nil for an array or an object.
    var comparedText: String? { string ?? valueText }

    /// The value as text, also of `true`, `false` and `null`; nil for other values without text.
    var valueText: String? { bool.map { String($0) } ?? (isNull ? "null" : text) }

    /// The value for a message, shortened.
    var sample: String {
        if let string { return "\"\(string.prefix(40))\"" }
        if isNull { return "null" }
        if let bool { return String(bool) }
        if let text { return text }
        return array == nil ? "{…}" : "[…]"
    }

    /// Numbers have other types: `q` and `d`.
    private static let boolType = NSNumber(value: true).objCType.pointee
}
