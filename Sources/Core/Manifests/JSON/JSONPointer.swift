import Catalog
import JSONText

/// A place in a JSON value (RFC 6901), in which `*` stands for each element of an array or each member
/// of an object, and `#` at the end for the member's name.
///
/// https://www.rfc-editor.org/rfc/rfc6901
struct JSONPointer: Hashable, Sendable {
    private enum Step: Hashable {
        case member(String)
        case each
        case name
    }

    /// What a member of an element must be.
    struct Condition: Hashable, Sendable {
        let name: String
        /// The accepted values as text, also `true`, `false` and `null`.
        let values: Set<String>

        func holds(for element: JSON) -> Bool {
            values.contains(element[name]?.comparedText ?? "null")
        }
    }

    /// The pointer as text, such as `/data/0/title`; empty for the whole value.
    let text: String
    private let steps: [Step]
    /// What the elements of the last `*` must have.
    var conditions: [Condition] = []

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
        if steps.last == .member("#") { steps[steps.count - 1] = .name }
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
    /// The elements of an empty array aren't missing: there are none. The members of an object are in
    /// the order of their names, numbers by value.
    func values(in node: JSON) -> [JSON]? {
        if steps.count == 1, case .member(let name) = steps[0] {
            return Self.member(name, of: node).map { [$0] }
        }
        var nodes = [node]
        let lastEach = conditions.isEmpty ? nil : steps.lastIndex(of: .each)
        for (index, step) in steps.enumerated() {
            switch step {
            case .member(let name):
                let found = nodes.compactMap { Self.member(name, of: $0) }
                guard !found.isEmpty || nodes.isEmpty else { return nil }
                nodes = found
            case .each:
                let found = nodes.compactMap(\.children)
                guard !found.isEmpty || nodes.isEmpty else { return nil }
                nodes = found.flatMap(\.self)
                if index == lastEach {
                    nodes = nodes.filter { node in conditions.allSatisfy { $0.holds(for: node) } }
                }
            case .name:
                nodes = nodes.compactMap { $0.name.map { JSON($0) } }
                guard !nodes.isEmpty else { return nil }
            }
        }
        return nodes
    }

    /// Returns the nearest place that exists, and the names of its members, at most ten; of an array,
    /// the first element.
    func nearest(in node: JSON) -> (pointer: String, names: [String]) {
        var (node, pointer) = (node, "")
        for step in steps {
            switch step {
            case .member(let name):
                guard let member = Self.member(name, of: node), !member.isEmpty else {
                    return (pointer, node.someNames ?? [])
                }
                (node, pointer) = (member, pointer.appending(member: name))
            case .each:
                guard let first = node.children?.first else { return (pointer, []) }
                (node, pointer) = (first, pointer.appending(member: first.name ?? "0"))
            case .name: return (pointer, [])
            }
        }
        return (pointer, [])
    }

    private static func member(_ name: String, of node: JSON) -> JSON? {
        if let member = node[name] { return member }
        guard let position = Int(name), String(position) == name else { return nil }
        return node[position]
    }
}
