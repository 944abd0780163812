/// Why a list has no rows.
public enum EmptyReason: Hashable, Sendable {
    /// The service has no rows.
    case list
    /// No title matches the text.
    case search(String)
    /// No favorite's title matches the text.
    case favoritesSearch(String)
    /// No row passes the filter.
    case filter
    /// There are no favorites yet.
    case favorites
}
