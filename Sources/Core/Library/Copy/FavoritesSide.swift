import SQLiteKit

/// Favorites as one of the two places has them: the table, or the copy beside the store.
struct FavoritesSide {
    /// The hearts that can be read, the oldest first.
    var favorites: [PersistentFavorite] = []
    /// How far the place has come; nil where that cannot be read.
    var stamp: FavoritesStamp?
    /// Whether nothing of it is damaged.
    var isWhole = false
    /// The hearts that it says were taken, and in which generation.
    var taken: [PersistentFavorite.ID: Int] = [:]

    /// The hearts whose items are known.
    var idsWithItems: Set<PersistentFavorite.ID> {
        Set(favorites.lazy.filter { $0.item != nil }.map(\.id))
    }

    /// The hearts as a set.
    var ids: Set<PersistentFavorite.ID> { Set(favorites.map(\.id)) }
}

extension FavoritesSide {
    /// Reads the table of a store whose schema is in order, and the items of the hearts.
    /// - Throws: `isDamage` where the table is not whole or an item cannot be read.
    init(table connection: Connection) throws(DatabaseError) {
        try connection.check(table: "favorites")
        stamp = try FavoritesStamp.read(connection)
        favorites = try PersistentFavorite.all(connection)
        guard favorites.count == stamp?.count else {
            throw .damaged("the favorites are not as many as their stamp says")
        }
        isWhole = true
    }

    /// What both places have together: the newer one where it is whole, else all that either has
    /// and the newer one has not said to be taken.
    func merged(with copy: FavoritesSide) -> [PersistentFavorite] {
        guard let stamp, let copied = copy.stamp, stamp.store == copied.store else {
            return united(with: copy, without: [:])
        }
        if stamp.generation > copied.generation {
            return isWhole ? favorites : united(with: copy, without: [:])
        }
        if stamp.generation == copied.generation {
            // Where both are whole and differ, one of them is damaged in a way that does not show.
            if isWhole != copy.isWhole { return isWhole ? favorites : copy.favorites }
            return united(with: copy, without: [:])
        }
        // A power cut amid a change: the copy's newest line came to the disk, older ones did not,
        // and the table has all that was acknowledged.
        if isWhole, !copy.isWhole, copied.generation == stamp.generation + 1 { return favorites }
        let taken = copy.taken.filter { $0.value > stamp.generation }
        return copy.isWhole ? copy.favorites : united(with: copy, without: taken)
    }

    /// By the time at which they were given; the copy knows their items.
    private func united(
        with copy: FavoritesSide,
        without taken: [PersistentFavorite.ID: Int]
    ) -> [PersistentFavorite] {
        let copies = Dictionary(copy.favorites.map { ($0.id, $0) }) { $1 }
        let ids = ids
        let here = favorites.map { $0.item == nil ? copies[$0.id] ?? $0 : $0 }
        let there = copy.favorites.filter { !ids.contains($0.id) }
        return (here + there).filter { taken[$0.id] == nil }.enumerated()
            .sorted { ($0.element.addedAt, $0.offset) < ($1.element.addedAt, $1.offset) }
            .map(\.element)
    }
}
