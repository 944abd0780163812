import Catalog
import SQLiteKit

extension Store {
    /// Returns a source's statistics from one snapshot of the store.
    ///
    /// - Throws: `storage`.
    func imageStatistics(
        of scope: Scope,
        _ collation: TitleCollation
    ) async throws(CatalogError) -> ImageStatistics {
        let found = try await read { connection throws(DatabaseError) in
            let posts = connection.posts(of: scope)
            return ImageStatistics(
                rows: try posts.statistics(),
                pendingImages: try posts.pendingImages(),
                failures: try posts.failures()
            )
        }
        return ImageStatistics(
            rows: collation.sorted(found.rows),
            pendingImages: found.pendingImages,
            failures: found.failures
        )
    }

    /// Returns a source's watched items, in no particular order.
    ///
    /// - Throws: `storage`.
    func watchedItems(of scope: Scope) async throws(CatalogError) -> [WatchedItem] {
        try await read { connection throws(DatabaseError) in
            var marks: [String: ItemMarks] = [:]
            try connection.marks.each(of: scope) { key, mark in
                marks[key, default: ItemMarks()].apply(.add(mark))
            }
            marks = marks.filter(\.value.isWatched)
            let items = try connection.items(of: scope).items(marks.keys)
            let facets = Dictionary(uniqueKeysWithValues: items.map { ($0.id.key, $0.facets) })
            return marks.map { key, marks in
                WatchedItem(
                    days: marks.watched,
                    rating: marks.rating,
                    facets: facets[key] ?? Facets()
                )
            }
        }
    }

    /// Returns the pictures in a source's posts, without duplicates.
    ///
    /// - Throws: `storage`.
    func postImages(of source: String) async throws(CatalogError) -> Set<String> {
        try await read { connection throws(DatabaseError) in
            try PostTable.images(of: source, connection)
        }
    }
}

extension TitleCollation {
    /// Sorts rows by number of posts (descending), then name, then key.
    fileprivate func sorted(_ rows: [ImageStatistics.Row]) -> [ImageStatistics.Row] {
        let keyed = rows.map { (row: $0, name: key(for: $0.user.name)) }
        return keyed.sorted { left, right in
            if left.row.posts != right.row.posts { return left.row.posts > right.row.posts }
            if left.name != right.name { return left.name.lexicographicallyPrecedes(right.name) }
            return left.row.user.key < right.row.user.key
        }.map(\.row)
    }
}
