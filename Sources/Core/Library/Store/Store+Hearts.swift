import Catalog
import ImagePipeline
import Primitives
import SQLiteKit

extension Store {
    /// Gives or takes a heart that lasts as long as the policy says; idempotent.
    ///
    /// On return one that is persistent is safe from a power cut, in the table and in its copy.
    /// - Throws: `storage`; the heart is as it was then.
    func setFavorite(
        _ isFavorite: Bool,
        _ key: String,
        of scope: Scope,
        policy: FavoritesPolicy
    ) async throws(CatalogError) {
        switch policy {
        case .session:
            let isNew = session.withLock { $0.set(isFavorite, key, of: scope) }
            if isNew { changes.send([.hearts(scope.catalog), .anyHearts]) }
        case .persistent:
            let date = now()
            try await writeFavorites { _, favorites throws(DatabaseError) in
                let isNew =
                    isFavorite
                    ? try favorites.give(key, of: scope, at: date)
                    : try favorites.take(key, of: scope)
                return isNew ? [.hearts(scope.catalog), .anyHearts] : []
            }
        }
    }

    /// The hearts of those sources.
    func favorites(of sources: [CatalogSource]) async throws(CatalogError) -> Set<Item.ID> {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            var ids: Set<Item.ID> = []
            for source in sources {
                let keys = try Self.hearts(of: source, session, connection)
                ids.formUnion(keys.map(source.scope.id))
            }
            return ids
        }
    }

    /// The stored items of a source with a heart, the newest heart first.
    /// - Throws: `storage`.
    func favoriteItems(of source: CatalogSource) async throws(CatalogError) -> [Item] {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            let keys = try Self.hearts(of: source, session, connection)
            return try connection.items(of: source.scope).items(keys)
        }
    }

    /// The pictures of everything with a heart, of all sources that there ever were.
    /// - Throws: `storage`.
    func favoriteArtwork() async throws(CatalogError) -> Set<ImageKey> {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            var images = Set(try FavoriteTable.artwork(connection))
            for (scope, keys) in session.all {
                for item in try connection.items(of: scope).items(keys) {
                    guard let artwork = item.artwork else { continue }
                    images.insert(ImageKey(source: scope.name, path: artwork.path))
                }
            }
            return images
        }
    }

    /// The keys with a heart, the newest first, by the catalog's policy.
    static func hearts(
        of source: CatalogSource,
        _ session: SessionHearts,
        _ connection: Connection
    ) throws(DatabaseError) -> [String] {
        switch source.provider.descriptor.favorites {
        case .session: session.keys(of: source.scope)
        case .persistent: try connection.favorites(of: source.scope).keys()
        case nil: []
        }
    }
}
