/// A catalog's provider and the realm its rows are stored under.
///
/// Only the composition root creates one.
public struct CatalogSource: Sendable {
    /// The remote API.
    public let provider: any CatalogProvider
    /// Rows of different realms are never mixed in the store.
    public let realm: Realm

    /// Does not contact the service.
    public init(_ provider: any CatalogProvider, realm: Realm) {
        self.provider = provider
        self.realm = realm
    }
}
