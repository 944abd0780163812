/// Whom a command asks.
public enum FetchPolicy: Hashable, Sendable {
    /// The service, and the store where nobody answers.
    case networkElseStore
    /// The service only.
    case networkOnly
    /// The store only.
    case storeOnly
}
