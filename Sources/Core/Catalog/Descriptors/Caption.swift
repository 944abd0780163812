/// Text for the user that a descriptor carries.
public enum Caption: Hashable, Sendable {
    /// A key of the string table (`Localizable.xcstrings`).
    case key(String)
    /// The text itself by ISO 639-1 language code; `en` is the fallback.
    case words([String: String])
}
