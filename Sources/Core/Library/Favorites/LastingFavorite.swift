public import Catalog

/// A persistent favorite with its item and realm, as exports contain it.
public struct LastingFavorite: Hashable, Sendable {
    /// The item as it is stored.
    public let item: Item
    /// Favorites of both realms are kept, whichever is connected.
    public let realm: Realm

    /// Does not store anything.
    public init(_ item: Item, realm: Realm) {
        self.item = item
        self.realm = realm
    }
}
