/// Whether a command uses the network, the store or both.
public enum FetchPolicy: Hashable, Sendable {
    /// The service; the store if it does not respond.
    case networkElseStore
    /// The service only; fails if it does not respond.
    case networkOnly
    /// The store only; sends no request.
    case storeOnly
}
