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
    /// The names of genres are those in the content language, whatever language items were stored
    /// in; names that aren't stored in the table of genres stay as they are.
    ///
    /// - Throws: `storage`.
    func watchedItems(of source: CatalogSource) async throws(CatalogError) -> [WatchedItem] {
        let scope = source.scope
        return try await read { connection throws(DatabaseError) in
            let genres = try connection.genres(of: scope).all(in: source.provider.languages.first)
            // If a name in another language is also a genre's shown name, that one counts.
            let names = Dictionary(
                genres.map { ($0.name, $0.name) }
                    + genres.flatMap { genre in genre.names.values.map { ($0, genre.name) } }
            ) { first, _ in first }
            var marks: [String: ItemMarks] = [:]
            try connection.marks.each(of: scope) { key, mark in
                marks[key, default: ItemMarks()].apply(.add(mark))
            }
            marks = marks.filter(\.value.isWatched)
            let items = try connection.items(of: scope).items(marks.keys)
            let facets = Dictionary(
                uniqueKeysWithValues: items.map { item in
                    let genres = item.facets[.genres]?.map { names[$0] ?? $0 }
                    return (item.id.key, item.facets.setting(.genres, genres))
                }
            )
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
