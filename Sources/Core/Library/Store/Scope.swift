import Catalog

/// A catalog in a realm, to which a source's rows belong.
struct Scope: Hashable, Sendable {
    let catalog: CatalogID
    let realm: Realm

    /// The name in tables and image caches, such as `movies.demo`.
    var name: String { "\(catalog.rawValue).\(realm.rawValue)" }

    func id(_ key: String) -> Item.ID { Item.ID(catalog, key) }
}

extension CatalogSource {
    var scope: Scope { Scope(catalog: provider.descriptor.id, realm: realm) }
}
