public import Catalog

/// An item with a heart that lasts, and the realm that it belongs to: what a copy of the favorites
/// is made of.
public struct LastingFavorite: Hashable, Sendable {
    /// The item as it is stored.
    public let item: Item
    /// Which world it comes from: hearts of both are kept, whichever is connected.
    public let realm: Realm

    /// Makes a favorite.
    public init(_ item: Item, realm: Realm) {
        self.item = item
        self.realm = realm
    }
}
