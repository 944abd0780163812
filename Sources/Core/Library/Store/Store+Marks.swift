import Catalog
import ImagePipeline
import Primitives
import SQLiteKit

extension Store {
    /// Changes the marks of an item, in one transaction; idempotent.
    ///
    /// With the policy `session`, changes only the favorite, which lasts until the program ends. On
    /// return, marks in the table survive a power cut; the copy follows within a second.
    ///
    /// - Returns: the changes that undo these, in order.
    /// - Throws: `storage`, without changing anything.
    func edit(
        _ edits: [MarkEdit],
        _ key: String,
        of scope: Scope,
        policy: FavoritesPolicy = .persistent
    ) async throws(CatalogError) -> [MarkEdit] {
        opens(scope.id(key))
        let changed: Set<Change> = [.marks(scope.catalog), .anyMarks]
        if policy == .session {
            let undo = session.withLock { session in
                edits.reversed().compactMap { session.apply($0, key, of: scope) }
            }
            if !undo.isEmpty { changes.send(changed) }
            return undo
        }
        let date = now()
        return try await writeMarks { connection, marks throws(DatabaseError) in
            var inverse: [MarkEdit] = []
            for edit in edits {
                if let edit = try marks.apply(edit, key, of: scope, at: date) {
                    inverse.insert(edit, at: 0)
                }
            }
            return (inverse, inverse.isEmpty ? [] : changed)
        }
    }

    /// Changes the marks of items in one transaction.
    ///
    /// - Throws: `storage`, without changing anything.
    func edit(_ changes: some Collection<AddedMarks.Change> & Sendable) async throws(CatalogError) {
        let date = now()
        try await writeMarks { connection, marks throws(DatabaseError) in
            var changed: Set<Change> = []
            for change in changes {
                let (scope, key) = (change.scope, change.key)
                guard try marks.apply(change.edit, key, of: scope, at: date) != nil else {
                    continue
                }
                changed.formUnion([.marks(scope.catalog), .anyMarks])
            }
            return ((), changed)
        }
    }

    /// Returns the marks of all items of sources that have any.
    func marks(of sources: [CatalogSource]) async throws(CatalogError) -> [Item.ID: ItemMarks] {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            var marks: [Item.ID: ItemMarks] = [:]
            for source in sources {
                for key in session.keys(of: source.scope) {
                    marks[source.scope.id(key), default: ItemMarks()].isFavorite = true
                }
                try connection.marks.each(of: source.scope) { key, mark in
                    marks[source.scope.id(key), default: ItemMarks()].apply(.add(mark))
                }
            }
            return marks
        }
    }

    /// Returns an item's note; nil if it has none.
    func note(of key: String, in scope: Scope) async throws(CatalogError) -> String? {
        let id = MarkRow.ID(source: scope.name, key: key, kind: MarkKind.note.rawValue)
        return try await read { connection throws(DatabaseError) in
            try connection.marks.value(of: id)
        }
    }

    /// Returns a source's items with a kind of mark, in the order of ``MarkTable/keys(_:of:)``.
    ///
    /// - Throws: `storage`.
    func items(
        marked kind: MarkKind,
        of source: CatalogSource
    ) async throws(CatalogError) -> [Item] {
        let session = session.withLock { $0 }
        return try await read { connection throws(DatabaseError) in
            let keys = try Self.keys(marked: kind, of: source, session, connection)
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

    /// Returns the keys of items with a kind of mark, from wherever the catalog's policy stores
    /// them.
    static func keys(
        marked kind: MarkKind,
        of source: CatalogSource,
        _ session: SessionFavorites,
        _ connection: Connection
    ) throws(DatabaseError) -> [String] {
        let descriptor = source.provider.descriptor
        guard descriptor.has(kind) else { return [] }
        if kind == .favorite, descriptor.favorites == .session {
            return session.keys(of: source.scope)
        }
        return try connection.marks.keys(kind, of: source.scope)
    }
}
