/// What the driver asks of `screen-reader`: one JSON value a line on its standard input.
public enum ReaderRequest: Codable, Hashable, Sendable {
    /// The tree of every program on the session's accessibility bus.
    case tree
    /// Returns at the next accessibility event of any program, or after this many milliseconds.
    case awaitEvent(milliseconds: Int)
    /// The element that has said last that the keyboard came to it.
    case focused
    /// Does the element's first action: what a click or Enter does.
    case press(id: String)
    /// Where the element is in its window.
    case frame(id: String)
}
