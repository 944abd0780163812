/// A catalog's provider and the realm of its rows in the store.
///
/// Only the composition root creates one.
public struct CatalogSource: Sendable {
    /// The provider that accesses the remote API.
    public let provider: any CatalogProvider
    /// The realm; the store never mixes rows from different realms.
    public let realm: Realm

    /// Creates a source without contacting the service.
    public init(_ provider: any CatalogProvider, realm: Realm) {
        self.provider = provider
        self.realm = realm
    }
}
