/// Describes the elements that a test looks for.
///
/// It matches only elements on screen.
public struct Query: Sendable, CustomStringConvertible {
    /// The elements' name in a failed test's message.
    public let description: String
    private let condition: @Sendable (Element) -> Bool

    /// The description completes "no …".
    public init(_ description: String, where condition: @escaping @Sendable (Element) -> Bool) {
        self.description = description
        self.condition = condition
    }

    /// Whether the element is on screen and meets the condition.
    public func matches(_ element: Element) -> Bool {
        element.isShowing && condition(element)
    }

    /// An element of a role, whatever its name.
    public static func any(_ role: Role) -> Self {
        Self(role.rawValue) { $0.role == role }
    }

    /// An element of a role with exactly this name.
    public static func element(_ role: Role, _ name: String) -> Self {
        Self("\(role.rawValue) \"\(name)\"") { $0.role == role && $0.name == name }
    }

    /// An element of a role whose name contains this text.
    public static func element(_ role: Role, containing text: String) -> Self {
        Self("\(role.rawValue) with \"\(text)\"") { $0.role == role && $0.name.contains(text) }
    }

    /// A button with exactly this name.
    public static func button(_ name: String) -> Self { element(.button, name) }

    /// An entry of an open menu with exactly this name.
    public static func menuItem(_ name: String) -> Self { element(.menuItem, name) }

    /// A label with exactly this text.
    public static func label(_ text: String) -> Self { element(.label, text) }

    /// A label whose text contains this one.
    public static func label(containing text: String) -> Self {
        element(.label, containing: text)
    }

    /// A list row, alone in its line or beside others, whose name contains this text.
    public static func row(containing text: String) -> Self {
        Self("row containing \"\(text)\"") { element in
            [.row, .cell].contains(element.role) && element.name.contains(text)
                && element.isShowing
        }
    }

    /// The same elements if they have a state.
    public func with(_ state: State) -> Self {
        Self("\(description), \(state.rawValue)") { [condition] in
            condition($0) && $0.states.contains(state)
        }
    }

    /// The same elements if they do not have a state.
    public func without(_ state: State) -> Self {
        Self("\(description), not \(state.rawValue)") { [condition] in
            condition($0) && !$0.states.contains(state)
        }
    }
}
