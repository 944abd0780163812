import SQLiteKit

/// The favorites in one of two places: the table, or the copy beside the store.
struct FavoritesSide {
    /// The favorites that can be read, oldest first.
    var favorites: [PersistentFavorite] = []
    /// The version of these favorites; nil if it can't be read.
    var stamp: FavoritesStamp?
    /// Whether this place is undamaged.
    var isWhole = false
    /// The removed favorites, each with the generation in which it was removed.
    var taken: [PersistentFavorite.ID: Int] = [:]

    /// The favorites whose items are stored.
    var idsWithItems: Set<PersistentFavorite.ID> {
        Set(favorites.lazy.filter { $0.item != nil }.map(\.id))
    }

    /// The identifiers of the favorites.
    var ids: Set<PersistentFavorite.ID> { Set(favorites.map(\.id)) }
}

extension FavoritesSide {
    /// Reads the favorites and their items from a store with a valid schema.
    ///
    /// - Throws: `isDamage` if the table is damaged or an item can't be read.
    init(table connection: Connection) throws(DatabaseError) {
        try connection.check(table: "favorites")
        stamp = try FavoritesStamp.read(connection)
        favorites = try PersistentFavorite.all(connection)
        guard favorites.count == stamp?.count else {
            throw .damaged("the favorites are not as many as their stamp says")
        }
        isWhole = true
    }

    /// Merges both places.
    ///
    /// If the newer place is intact, it wins. Otherwise the result contains the favorites of both,
    /// except those that the newer one records as removed.
    func merged(with copy: FavoritesSide) -> [PersistentFavorite] {
        guard let stamp, let copied = copy.stamp, stamp.store == copied.store else {
            return united(with: copy, without: [:])
        }
        if stamp.generation > copied.generation {
            return isWhole ? favorites : united(with: copy, without: [:])
        }
        if stamp.generation == copied.generation {
            // If both are intact but differ, one of them has damage that can't be detected.
            if isWhole != copy.isWhole { return isWhole ? favorites : copy.favorites }
            return united(with: copy, without: [:])
        }
        // After a power cut during a change, the copy's newest line may be on disk while older ones
        // aren't. The table has all acknowledged changes.
        if isWhole, !copy.isWhole, copied.generation == stamp.generation + 1 { return favorites }
        let taken = copy.taken.filter { $0.value > stamp.generation }
        return copy.isWhole ? copy.favorites : united(with: copy, without: taken)
    }

    /// Returns the favorites from both places in the order they were added; items may come from the
    /// copy.
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
