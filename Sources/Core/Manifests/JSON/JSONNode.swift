import Foundation
import Primitives

/// A parsed JSON value that is read leniently: a value of another type reads as nil.
struct JSONNode {
    private let raw: Any

    /// Wraps a value from `JSONSerialization`.
    private init(_ raw: Any) {
        self.raw = raw
    }

    /// Creates a string.
    init(_ text: String) {
        raw = text
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
