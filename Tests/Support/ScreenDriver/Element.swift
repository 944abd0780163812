/// One accessible of a window, as a screen reader finds it, with its descendants.
///
/// A snapshot of the screen when the tree was read. Children of elements that are not showing are
/// omitted, so rows outside the viewport are leaves.
public struct Element: Codable, Hashable, Sendable {
    /// Unique within its session.
    public let id: String
    /// AT-SPI's role.
    public let role: Role
    /// The accessible name, which a screen reader speaks.
    public let name: String
    /// Only the states that ``State`` lists.
    public let states: Set<State>
    /// The text of a label or an entry; nil for other elements.
    public let text: String?
    /// The value of a slider or a progress bar; nil for other elements.
    public let value: Double?
    /// The rectangle in its window, in pixels, including parts that are not visible; nil for
    /// programs and for elements without a position.
    public let frame: Frame?
    /// In the window's own order.
    public let children: [Element]

    /// States are empty by default, and everything after them nil or empty.
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

    /// This element and its descendants, parents first.
    public var all: [Element] {
        [self] + children.flatMap(\.all)
    }

    /// The first match among this element and its descendants.
    public func first(_ query: Query) -> Element? {
        if query.matches(self) { return self }
        // A loop: `lazy.compactMap(…).first` visits each child twice, which doubles at each level.
        for child in children {
            if let found = child.first(query) { return found }
        }
        return nil
    }

    /// All matches among this element and its descendants, parents first.
    public func all(_ query: Query) -> [Element] {
        all.filter(query.matches)
    }
}

extension Element: CustomStringConvertible {
    /// The tree with one element per line; used in messages of failed tests.
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
