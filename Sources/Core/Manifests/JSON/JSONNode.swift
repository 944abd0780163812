import Foundation
import Primitives

/// A parsed JSON value that is read leniently: a value of another type reads as nil.
struct JSONNode {
    private let raw: Any
    /// The name of the member that ``children`` gave; nil for others.
    private(set) var name: String?

    /// Wraps a value from `JSONSerialization`.
    private init(_ raw: Any) {
        self.raw = raw
    }

    /// Creates a string.
    init(_ text: String) {
        raw = text
    }

    /// Creates a number.
    init(_ number: Double) {
        raw = NSNumber(value: number)
    }

    /// Parses UTF-8; any value may be at the top.
    ///
    /// - Throws: Foundation's error; see ``JSONTextPosition`` for its place.
    init(parsing data: Data) throws {
        raw = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    }

    var isNull: Bool { raw is NSNull }

    /// Whether it is null, or an empty string, array or object.
    var isEmpty: Bool {
        isNull || string?.isEmpty == true || elements?.isEmpty == true || members?.isEmpty == true
    }

    /// The members of an object, or nil.
    var members: [String: JSONNode]? { (raw as? [String: Any])?.mapValues(JSONNode.init) }

    /// The elements of an array, or nil.
    var elements: [JSONNode]? { (raw as? [Any])?.map(JSONNode.init) }

    /// The elements of an array, or the members of an object by their names, numbers by value; nil for
    /// other values.
    var children: [JSONNode]? {
        if let elements { return elements }
        guard let members = raw as? [String: Any] else { return nil }
        let numbered = members.map { name, raw in
            var node = JSONNode(raw)
            node.name = name
            return (number: Int(name) ?? .max, name: name, node: node)
        }
        return numbered.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.node)
    }

    /// A member of an object, or nil.
    subscript(name: String) -> JSONNode? {
        (raw as? [String: Any])?[name].map(JSONNode.init)
    }

    /// An element of an array by its 0-based position, or nil.
    subscript(position: Int) -> JSONNode? {
        guard let elements = raw as? [Any], elements.indices.contains(position) else { return nil }
        return JSONNode(elements[position])
    }

    /// A string as it is written, or nil.
    var string: String? { raw as? String }

    /// A number; nil for `true` and `false`.
    var number: Double? {
        guard !isBool, let number = raw as? NSNumber else { return nil }
        return number.doubleValue
    }

    var bool: Bool? { isBool ? raw as? Bool : nil }

    /// Text in Unicode NFC without NUL and surrounding white space, also of a number; nil if nothing
    /// in it is visible.
    ///
    /// Integers are exact, also beyond 64 bits.
    var text: String? {
        if let string { return string.visible }
        guard !isBool, let number = raw as? NSNumber else { return nil }
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
        return raw is [Any] ? "[…]" : "{…}"
    }

    private var isBool: Bool {
        guard let number = raw as? NSNumber else { return raw is Bool }
        return String(cString: number.objCType) == Self.boolType
    }

    /// Numbers have other types: `q` and `d`.
    private static let boolType = String(cString: NSNumber(value: true).objCType)
}
