import SQLiteKit

/// Compares the favorites with their copy at the start, and puts right what differs.
struct FavoritesReconciliation: Sendable {
    let copy: FavoritesCopy
    /// Whether the store was made just now: what the copy has is all that there is then.
    let isStoreNew: Bool

    /// Reads both; writes only where they differ.
    /// - Returns: what has to be told; nil where nothing was missing.
    /// - Throws: `isDamage` where the table is not whole, or items of hearts are not.
    func reconcile(in database: Database) async throws(DatabaseError) -> StoreRecovery? {
        let isDone = try await database.read { connection throws(DatabaseError) -> Bool in
            if let (glance, lines) = copy.glance(),
                lines <= FavoritesCopy.maximumLines(for: glance.count),
                try FavoritesGlance(table: connection) == glance
            {
                return true
            }
            return isReconciled(try FavoritesSide(table: connection), copy.read())
        }
        if isDone { return nil }
        // Once more under the lock: another process may be giving a heart.
        return try await database.write(.immediate) {
            connection throws(DatabaseError) -> StoreRecovery? in
            let (table, contents) = (try FavoritesSide(table: connection), copy.read())
            if isReconciled(table, contents) { return nil }
            return try reconcile(connection, table, contents?.side ?? FavoritesSide())
        }
    }

    private func isReconciled(_ table: FavoritesSide, _ contents: FavoritesCopy.Contents?) -> Bool {
        // Where there never was a heart there is no copy.
        guard let contents else { return table.stamp?.generation == 0 }
        return contents.isInOrder && contents.side.stamp == table.stamp
            && contents.side.ids == table.ids
            && table.idsWithItems.isSuperset(of: contents.side.idsWithItems)
            && contents.lines <= FavoritesCopy.maximumLines(for: table.favorites.count)
    }

    private func reconcile(
        _ connection: Connection,
        _ table: FavoritesSide,
        _ side: FavoritesSide
    ) throws(DatabaseError) -> StoreRecovery? {
        guard let stamp = table.stamp else { return nil }
        // Items are never removed, not even with their hearts.
        guard table.ids.isDisjoint(with: side.idsWithItems.subtracting(table.idsWithItems)) else {
            throw .damaged("items of favorites are missing")
        }
        var wanted = table.merged(with: side)
        let isOther = side.stamp.map { $0.store != stamp.store } ?? true
        if isOther, !isStoreNew {
            // The store was put here by somebody, and is whole; the hearts of the other one stay.
            if side.stamp != nil { copy.moveAside(side) }
            wanted = table.favorites
        }
        let returned = try change(connection, from: table, to: wanted, copied: side.stamp)
        let new = try FavoritesStamp.read(connection)
        try copy.rewrite(from: connection, stamp: new)
        let missing = isStoreNew ? max(0, (side.stamp?.count ?? 0) - new.count) : 0
        // One change ahead is that of a crash between the copy and the table.
        let isCrash = !isOther && side.stamp?.generation == stamp.generation + 1
        guard returned + missing > 0, !isCrash else { return nil }
        return StoreRecovery(movedTo: nil, returnedHearts: returned, missingHearts: missing)
    }

    /// Returns how many hearts came back.
    private func change(
        _ connection: Connection,
        from table: FavoritesSide,
        to wanted: [PersistentFavorite],
        copied: FavoritesStamp?
    ) throws(DatabaseError) -> Int {
        let (before, after) = (table.ids, Set(wanted.map(\.id)))
        guard before != after, let stamp = table.stamp else { return 0 }
        let gone = before.subtracting(after)
        for id in gone {
            try connection.run(
                "DELETE FROM favorites WHERE source = ? AND key = ?",
                [id.source, id.key]
            )
        }
        let generation = max(stamp.generation, copied?.generation ?? 0) + 1
        _ = try stamp.advanced(to: generation, by: -gone.count, in: connection)
        return try StoreSalvage.store(
            wanted.filter { !before.contains($0.id) },
            generation: generation,
            in: connection
        )
    }
}
