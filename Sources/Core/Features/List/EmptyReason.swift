/// Why a list has no rows.
public enum EmptyReason: Hashable, Sendable {
    /// The service has none.
    case list
    /// No title matches the text.
    case search(String)
    /// The filters let nothing through.
    case filter
    /// Nothing has a heart yet.
    case favorites
}
