/// How long favorites are kept.
public enum FavoritesPolicy: Hashable, Sendable {
    /// Until the program ends.
    case session
    /// Until the user removes them.
    case persistent
}
