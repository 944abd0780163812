/// A catalog joined to where it comes from.
///
/// Made by the composition root only.
public struct CatalogSource: Sendable {
    /// The remote API.
    public let provider: any CatalogProvider
    /// Which world its rows belong to.
    public let realm: Realm

    /// Joins a provider and a realm.
    public init(_ provider: any CatalogProvider, realm: Realm) {
        self.provider = provider
        self.realm = realm
    }
}
