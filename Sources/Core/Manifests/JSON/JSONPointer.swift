import Catalog

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

    /// The names of the members.
    var members: [String] {
        steps.compactMap { if case .member(let name) = $0 { name } else { nil } }
    }

    /// Returns the values at this place; nil if it is missing.
    ///
    /// The elements of an empty array aren't missing: there are none.
    func values(in node: JSONNode) -> [JSONNode]? {
        if steps.count == 1, case .member(let name) = steps[0] {
            return Self.member(name, of: node).map { [$0] }
        }
        var nodes = [node]
        for step in steps {
            switch step {
            case .member(let name):
                let found = nodes.compactMap { Self.member(name, of: $0) }
                guard !found.isEmpty || nodes.isEmpty else { return nil }
                nodes = found
            case .each:
                let found = nodes.compactMap(\.elements)
                guard !found.isEmpty || nodes.isEmpty else { return nil }
                nodes = found.flatMap(\.self)
            }
        }
        return nodes
    }

    /// Returns the nearest place that exists, and the names of its members, at most ten; of an array,
    /// the first element.
    func nearest(in node: JSONNode) -> (pointer: String, names: [String]) {
        var (node, pointer) = (node, "")
        for step in steps {
            switch step {
            case .member(let name):
                guard let member = Self.member(name, of: node), !member.isEmpty else {
                    return (pointer, Array((node.members ?? [:]).keys.sorted().prefix(10)))
                }
                (node, pointer) = (member, pointer.appending(member: name))
            case .each:
                guard let first = node.elements?.first else { return (pointer, []) }
                (node, pointer) = (first, pointer + "/0")
            }
        }
        return (pointer, [])
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
            for value in pointer.values(in: node) ?? [] {
                if let result = read(value) { return result }
            }
        }
        return nil
    }

    /// Returns the first alternative that isn't missing, with its values; `null` counts as one.
    func found(in node: JSONNode) -> (pointer: JSONPointer, values: [JSONNode])? {
        for pointer in pointers {
            if let values = pointer.values(in: node) { return (pointer, values) }
        }
        return nil
    }

    /// The error of a response in which all alternatives are missing.
    func fault(in node: JSONNode) -> ResponseFault {
        .missing(
            place: pointers.map(\.text).joined(separator: ", "),
            names: pointers.first?.nearest(in: node).names ?? []
        )
    }
}
