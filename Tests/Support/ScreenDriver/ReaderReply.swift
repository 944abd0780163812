/// A reply of `screen-reader`: one JSON value per line on its standard output.
public enum ReaderReply: Codable, Hashable, Sendable {
    /// The desktop, with the programs as its children.
    case tree(Element)
    /// Whether an event occurred before the time was up.
    case event(Bool)
    /// Nil if no element has reported the focus.
    case focused(id: String?)
    case done
    case frame(Frame)
    /// The request failed; the text says why.
    case failure(String)
}
