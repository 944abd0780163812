import Catalog
import ImagePipeline
import Primitives
import SQLiteKit

extension Store {
    /// Adds or removes a favorite, which lasts as long as the policy defines; idempotent.
    ///
    /// On return, a persistent favorite in the table survives a power cut; the copy follows within
    /// a second.
    ///
    /// - Throws: `storage`, without changing anything.
    func setFavorite(
        _ isFavorite: Bool,
        _ key: String,
        of scope: Scope,
        policy: FavoritesPolicy
    ) async throws(CatalogError) {
        switch policy {
        case .session:
            let isNew = session.withLock { $0.set(isFavorite, key, of: scope) }
            if isNew { changes.send([.favorites(scope.catalog), .anyFavorites]) }
        case .persistent:
            let date = now()
            try await writeFavorites { _, favorites throws(DatabaseError) in
                let isNew =
                    isFavorite
                    ? try favorites.add(key, of: scope, at: date)
                    : try favorites.remove(key, of: scope)
                return isNew ? [.favorites(scope.catalog), .anyFavorites] : []
            }
        }
    }

    /// Returns the favorites of all given sources.
    func favorites(of sources: [CatalogSource]) async throws(CatalogError) -> Set<Item.ID> {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            var ids: Set<Item.ID> = []
            for source in sources {
                let keys = try Self.favorites(of: source, session, connection)
                ids.formUnion(keys.map(source.scope.id))
            }
            return ids
        }
    }

    /// Returns a source's favorite items, newest first.
    ///
    /// - Throws: `storage`.
    func favoriteItems(of source: CatalogSource) async throws(CatalogError) -> [Item] {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            let keys = try Self.favorites(of: source, session, connection)
            return try connection.items(of: source.scope).items(keys)
        }
    }

    /// Returns the pictures of all favorites, including those from sources that are no longer
    /// connected.
    ///
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

    /// Returns the keys of favorites, newest first, from wherever the catalog's policy stores them.
    static func favorites(
        of source: CatalogSource,
        _ session: SessionFavorites,
        _ connection: Connection
    ) throws(DatabaseError) -> [String] {
        switch source.provider.descriptor.favorites {
        case .session: session.keys(of: source.scope)
        case .persistent: try connection.favorites(of: source.scope).keys()
        case nil: []
        }
    }
}
