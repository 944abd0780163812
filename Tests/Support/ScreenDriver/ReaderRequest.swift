/// A request to `screen-reader`: one JSON value per line on its standard input.
public enum ReaderRequest: Codable, Hashable, Sendable {
    /// The tree of every program on the session's accessibility bus.
    case tree
    /// Returns at the next accessibility event of any program, or after this many milliseconds.
    case awaitEvent(milliseconds: Int)
    /// The element that last reported the keyboard focus.
    case focused
    /// Performs the element's first action, the one for a click or Enter.
    case press(id: String)
    /// The element's rectangle in its window.
    case frame(id: String)
}
