/// What `screen-reader` answers: one JSON value a line on its standard output.
public enum ReaderReply: Codable, Hashable, Sendable {
    /// The desktop, with the programs as its children.
    case tree(Element)
    /// Whether something happened before the time was up.
    case event(Bool)
    /// Nil where none has said so.
    case focused(id: String?)
    case done
    case frame(Frame)
    /// The request could not be met; the text says why.
    case failure(String)
}
