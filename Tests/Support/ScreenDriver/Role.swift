/// What an accessible is, by AT-SPI's name for it: `push button`, `label`, `list item`.
///
/// GTK 4.8 shows toggle buttons as push buttons, and each row of a list as a list item.
public struct Role: RawRepresentable, Codable, Hashable, Sendable {
    /// AT-SPI's name.
    public let rawValue: String

    /// Makes a role of AT-SPI's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The roles that the queries of this module name.
    public static let button = Role(rawValue: "push button")
    /// A line or a paragraph of text.
    public static let label = Role(rawValue: "label")
    /// A row of a list.
    public static let row = Role(rawValue: "list item")
    /// A cell of a grid.
    public static let cell = Role(rawValue: "table cell")
    /// A text whose changes are spoken.
    public static let status = Role(rawValue: "status bar")
    /// An entry of a menu.
    public static let menuItem = Role(rawValue: "menu item")
    /// A picture.
    public static let image = Role(rawValue: "image")
    /// A field to type in.
    public static let entry = Role(rawValue: "text")
    /// A box around others; a page of a stack.
    public static let panel = Role(rawValue: "panel")
    /// What scrolls.
    public static let scrollPane = Role(rawValue: "scroll pane")
    /// A whole program.
    public static let application = Role(rawValue: "application")
    /// A top-level window.
    public static let window = Role(rawValue: "frame")
    /// A dialog.
    public static let dialog = Role(rawValue: "dialog")
    /// A dialog that interrupts.
    public static let alert = Role(rawValue: "alert")
}
