public import Foundation

/// What concerns the text around a value.
extension JSON {
    /// The JSON pointers (RFC 6901) of members whose names occur again in the same object, once for each
    /// repetition.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6901
    public var repeatedMembers: [String] {
        if let elements {
            return elements.enumerated().flatMap { position, element in
                element.repeatedMembers.map { "/\(position)\($0)" }
            }
        }
        var names: Set<String> = []
        return (members ?? []).flatMap { member in
            let name = member.name ?? ""
            let step = "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
            return (names.insert(name).inserted ? [] : [step])
                + member.repeatedMembers.map { step + $0 }
        }
    }

    /// Returns this object's text with a member at its end, in place of those of the same name; the rest
    /// stays as it was written.
    ///
    /// - Parameters:
    ///   - name: the name of the member.
    ///   - value: its value, which is written as ``JSONTree/folded``.
    /// - Returns: the text in UTF-8; of another value than an object, its text as it was.
    public func text(setting name: String, to value: JSONTree) -> Data {
        let text = tape.text
        guard let members else { return Data(text) }
        var result = Array(text[...Int(start)])
        var position = start + 1
        var isFirst = true
        for member in members {
            // A comma and spaces precede the name.
            let part = text[position..<member.endPosition]
            position = member.endPosition
            guard member.name != name else { continue }
            let spaces = part.prefix { $0 != UInt8(ascii: "\"") }
            result += spaces.filter { !isFirst || $0 != UInt8(ascii: ",") }
            result += part.dropFirst(spaces.count)
            isFirst = false
        }
        let member = JSONTree.object([JSONTree.Member(name, value)]).folded.dropFirst().dropLast()
        let lines = member.trimmingCharacters(in: .whitespacesAndNewlines)
        result += ((isFirst ? "" : ",") + "\n  " + lines + "\n").utf8
        return Data(result + text[(endPosition - 1)...])
    }

    private var start: Int { Int(tape.nodes[index].start) }

    /// The byte after the value.
    private var endPosition: Int {
        let node = tape.nodes[index]
        let isObject = node.kind == .object
        guard isObject || node.kind == .array else {
            return start + Int(node.extent) + (string == nil ? 0 : 1)
        }
        let inner = (members ?? elements)?.last?.endPosition ?? start + 1
        let bracket = UInt8(ascii: isObject ? "}" : "]")
        return (tape.text[inner...].firstIndex(of: bracket) ?? inner) + 1
    }
}
