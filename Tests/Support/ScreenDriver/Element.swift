/// One accessible of a window, as a screen reader finds it, with those below it.
///
/// A value: what was on screen when the tree was read. Children of elements that are not showing
/// are left out, so rows outside the viewport are leaves.
public struct Element: Codable, Hashable, Sendable {
    /// Names the accessible within its session.
    public let id: String
    /// What it is.
    public let role: Role
    /// What a screen reader says.
    public let name: String
    /// What holds for it.
    public let states: Set<State>
    /// The text of a label or an entry; nil where the element holds none.
    public let text: String?
    /// The value of a slider or a progress bar; nil where the element has none.
    public let value: Double?
    /// Where it was in its window, in pixels, parts that cannot be seen included; nil for programs
    /// and for what has no place.
    public let frame: Frame?
    /// In the window's own order.
    public let children: [Element]

    /// Makes an element.
    public init(
        id: String,
        role: Role,
        name: String,
        states: Set<State> = [.showing],
        text: String? = nil,
        value: Double? = nil,
        frame: Frame? = nil,
        children: [Element] = []
    ) {
        self.id = id
        self.role = role
        self.name = name
        self.states = states
        self.text = text
        self.value = value
        self.frame = frame
        self.children = children
    }

    /// Whether it is on screen.
    public var isShowing: Bool { states.contains(.showing) }

    /// This element and all below it, parents first.
    public var all: [Element] {
        [self] + children.flatMap(\.all)
    }

    /// The first element below this one, or this one, that the query describes.
    public func first(_ query: Query) -> Element? {
        if query.matches(self) { return self }
        // A loop: `lazy.compactMap(…).first` asks each child twice, which doubles at each level.
        for child in children {
            if let found = child.first(query) { return found }
        }
        return nil
    }

    /// Every element that the query describes, this one included, parents first.
    public func all(_ query: Query) -> [Element] {
        all.filter(query.matches)
    }
}

extension Element: CustomStringConvertible {
    /// The tree, one element a line, for the message of a failed test.
    public var description: String { lines().joined(separator: "\n") }

    private func lines(depth: Int = 0) -> [String] {
        var line = String(repeating: "  ", count: depth) + "\(role.rawValue) \"\(name)\""
        if let text, text != name { line += " text \"\(text)\"" }
        if let value { line += " value \(value)" }
        let notable = states.subtracting([.showing, .visible, .enabled, .sensitive, .focusable])
        if !notable.isEmpty { line += " \(notable.map(\.rawValue).sorted())" }
        if !isShowing { line += " (not showing)" }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
