import Catalog

/// A catalog in a realm: what the rows of one source have in common.
struct Scope: Hashable, Sendable {
    let catalog: CatalogID
    let realm: Realm

    /// The name under which rows and images are kept, such as `movies.demo`.
    var name: String { "\(catalog.rawValue).\(realm.rawValue)" }

    func id(_ key: String) -> Item.ID { Item.ID(catalog, key) }
}

extension CatalogSource {
    var scope: Scope { Scope(catalog: provider.descriptor.id, realm: realm) }
}
