import Catalog

/// What a source's rows belong to: a catalog, a realm and, if the user added the catalog, its
/// service.
struct Scope: Hashable, Sendable {
    let catalog: CatalogID
    let realm: Realm
    var origin: String?

    /// The name in tables and image caches, such as `movies.demo` or
    /// `books.live@https://books.example`.
    var name: String {
        "\(catalog.rawValue).\(realm.rawValue)" + (origin.map { "@\($0)" } ?? "")
    }

    func id(_ key: String) -> Item.ID { Item.ID(catalog, key) }
}

extension Scope {
    /// Parses a ``name``; nil for anything else.
    init?(name: String) {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let dot = parts[0].lastIndex(of: "."), dot != name.startIndex,
            let realm = Realm(rawValue: String(parts[0][parts[0].index(after: dot)...]))
        else { return nil }
        self.init(
            catalog: CatalogID(String(parts[0][..<dot])),
            realm: realm,
            origin: parts.count > 1 ? String(parts[1]) : nil
        )
    }
}

extension CatalogSource {
    /// The scopes with favorites that are exported: those of both realms, or of the one service of a
    /// catalog that the user added.
    var exportedScopes: [Scope] {
        let scope = scope
        guard scope.origin == nil else { return [scope] }
        return [Realm.live, .demo].map { Scope(catalog: scope.catalog, realm: $0) }
    }

    /// The scope of the current rows.
    var scope: Scope { Scope(catalog: provider.descriptor.id, realm: realm, origin: origin) }
}
