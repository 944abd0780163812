import SQLiteKit

/// Compares the favorites with their copy at startup and repairs differences.
struct FavoritesReconciliation: Sendable {
    let copy: FavoritesCopy
    /// Whether the store was just created, in which case only the copy can contain favorites.
    let isStoreNew: Bool

    /// Reads the table and the copy, and writes only if they differ.
    ///
    /// - Returns: what to report to the user; nil if nothing was missing.
    /// - Throws: `isDamage` if the table or the favorites' items are damaged.
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
        // Compares again under the lock, because another process may be adding a favorite.
        return try await database.write(.immediate) {
            connection throws(DatabaseError) -> StoreRecovery? in
            let (table, contents) = (try FavoritesSide(table: connection), copy.read())
            if isReconciled(table, contents) { return nil }
            return try reconcile(connection, table, contents?.side ?? FavoritesSide())
        }
    }

    private func isReconciled(_ table: FavoritesSide, _ contents: FavoritesCopy.Contents?) -> Bool {
        // The copy is created with the first favorite.
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
        // Items are never removed, even when their favorites are.
        guard table.ids.isDisjoint(with: side.idsWithItems.subtracting(table.idsWithItems)) else {
            throw .damaged("items of favorites are missing")
        }
        var wanted = table.merged(with: side)
        let isOther = side.stamp.map { $0.store != stamp.store } ?? true
        if isOther, !isStoreNew {
            // The user replaced the store with another intact one; the old copy is set aside.
            if side.stamp != nil { copy.moveAside(side) }
            wanted = table.favorites
        }
        let returned = try change(connection, from: table, to: wanted, copied: side.stamp)
        let new = try FavoritesStamp.read(connection)
        try copy.rewrite(from: connection, stamp: new)
        let missing = isStoreNew ? max(0, (side.stamp?.count ?? 0) - new.count) : 0
        // A copy one generation ahead results from a crash before the table was committed.
        let isCrash = !isOther && side.stamp?.generation == stamp.generation + 1
        guard returned + missing > 0, !isCrash else { return nil }
        return StoreRecovery(movedTo: nil, returnedHearts: returned, missingHearts: missing)
    }

    /// Changes the table to the wanted favorites; returns how many were restored.
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
