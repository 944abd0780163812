/// The role of an accessible, by AT-SPI's name: `push button`, `label`, `list item`.
///
/// GTK 4.8 reports toggle buttons as push buttons, and each row of a list as a list item.
public struct Role: RawRepresentable, Codable, Hashable, Sendable {
    /// AT-SPI's name.
    public let rawValue: String

    /// `rawValue` is AT-SPI's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A push or toggle button.
    public static let button = Role(rawValue: "push button")
    /// A line or a paragraph of text.
    public static let label = Role(rawValue: "label")
    /// Each row of a GTK list.
    public static let row = Role(rawValue: "list item")
    /// A grid cell.
    public static let cell = Role(rawValue: "table cell")
    /// A text whose changes are announced.
    public static let status = Role(rawValue: "status bar")
    /// A menu entry.
    public static let menuItem = Role(rawValue: "menu item")
    /// A picture.
    public static let image = Role(rawValue: "image")
    /// A field to type in.
    public static let entry = Role(rawValue: "text")
    /// A container; a page of a stack.
    public static let panel = Role(rawValue: "panel")
    /// A scrolling view.
    public static let scrollPane = Role(rawValue: "scroll pane")
    /// A whole program.
    public static let application = Role(rawValue: "application")
    /// A top-level window.
    public static let window = Role(rawValue: "frame")
    /// A window above another.
    public static let dialog = Role(rawValue: "dialog")
    /// A modal message.
    public static let alert = Role(rawValue: "alert")
}
