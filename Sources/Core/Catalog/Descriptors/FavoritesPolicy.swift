/// How long hearts last.
public enum FavoritesPolicy: Hashable, Sendable {
    /// Until the program ends.
    case session
    /// Until they are taken back.
    case persistent
}
