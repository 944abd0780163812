/// A place in a JSON value (RFC 6901), in which `*` stands for each element of an array.
///
/// https://www.rfc-editor.org/rfc/rfc6901
struct JSONPointer: Hashable, Sendable {
    private enum Step: Hashable {
        case member(String)
        case each
    }

    /// The pointer as text, such as `/data/0/title`; empty for the whole value.
    let text: String
    private let steps: [Step]

    /// The whole value.
    static let whole = JSONPointer(text: "", steps: [])

    private init(text: String, steps: [Step]) {
        self.text = text
        self.steps = steps
    }

    /// Parses a pointer; nil unless it is empty or begins with `/` and escapes only `~0` and `~1`.
    init?(_ text: String) {
        guard text.isEmpty || text.hasPrefix("/") else { return nil }
        var steps: [Step] = []
        for part in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let name = Self.unescaped(part) else { return nil }
            steps.append(part == "*" ? .each : .member(name))
        }
        self.init(text: text, steps: steps)
    }

    private static func unescaped(_ part: Substring) -> String? {
        var name = ""
        var rest = part[...]
        while let character = rest.popFirst() {
            guard character == "~" else {
                name.append(character)
                continue
            }
            switch rest.popFirst() {
            case "0": name.append("~")
            case "1": name.append("/")
            default: return nil
            }
        }
        return name
    }

    /// Whether it can point to several values.
    var isMany: Bool { steps.contains(.each) }

    /// Returns the values at this place, without those that are missing.
    func values(in node: JSONNode) -> [JSONNode] {
        var nodes = [node]
        for step in steps {
            switch step {
            case .member(let name): nodes = nodes.compactMap { Self.member(name, of: $0) }
            case .each: nodes = nodes.flatMap { $0.elements ?? [] }
            }
        }
        return nodes
    }

    private static func member(_ name: String, of node: JSONNode) -> JSONNode? {
        if let member = node[name] { return member }
        guard let position = Int(name), String(position) == name else { return nil }
        return node[position]
    }
}

/// Alternative places of one value: the first one with a readable value counts.
struct Place: Hashable, Sendable {
    let pointers: [JSONPointer]

    /// Returns the first value that `read` accepts, or nil.
    func first<Value>(in node: JSONNode, _ read: (JSONNode) -> Value?) -> Value? {
        for pointer in pointers {
            for value in pointer.values(in: node) {
                if let result = read(value) { return result }
            }
        }
        return nil
    }

    /// Returns all values at the first alternative that has any; `null` counts as one.
    func all(in node: JSONNode) -> [JSONNode]? {
        pointer(in: node)?.values(in: node)
    }

    /// Returns the first alternative that has a value; `null` counts as one.
    func pointer(in node: JSONNode) -> JSONPointer? {
        pointers.first { !$0.values(in: node).isEmpty }
    }
}
