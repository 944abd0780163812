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
            let id = MarkRow.ID(source: scope.name, key: key)
            try await writeMarks { _, marks throws(DatabaseError) in
                let isNew = isFavorite ? try marks.add(id, at: date) : try marks.remove(id)
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

    /// Returns the pictures of all items with marks and of session favorites, including those from
    /// sources that are no longer connected.
    ///
    /// - Throws: `storage`.
    func markedArtwork() async throws(CatalogError) -> Set<ImageKey> {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            var images = Set(try connection.marks.artwork())
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
        case .persistent: try connection.marks.keys(.favorite, of: source.scope)
        case nil: []
        }
    }
}
