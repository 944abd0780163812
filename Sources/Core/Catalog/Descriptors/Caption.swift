/// Words for people that a descriptor carries.
public enum Caption: Hashable, Sendable {
    /// A key of the string table.
    case key(String)
    /// The words themselves, by ISO 639-1 language code; `en` is the fallback.
    case words([String: String])
}
