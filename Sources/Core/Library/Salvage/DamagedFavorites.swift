import SQLiteKit

extension FavoritesSide {
    /// Reads what it can of a damaged store's favorites, through both the table and its index.
    ///
    /// Either may be readable even if the other isn't.
    init(salvaging connection: Connection) {
        var dates: [Int64: Double] = [:]
        var ids: [Int64: PersistentFavorite.ID] = [:]
        let isTableRead = connection.salvage("favorites", ["source", "key", "added_at"]) { row in
            let id = PersistentFavorite.ID(source: row.text(1), key: row.text(2))
            guard id.isPossible else { return }
            ids[row.integer(0)] = id
            dates[row.integer(0)] = row.double(3)
        }
        var doubtful: [(Int64, PersistentFavorite.ID)] = []
        let isIndexRead = Self.readIndex(connection) { number, id in
            guard let known = ids[number], known != id else { return ids[number] = id }
            // If they differ, either may be right, so the one with an item wins. If both or neither
            // have an item, both remain, because an extra favorite is better than a lost one.
            switch (Self.hasItem(known, connection), Self.hasItem(id, connection)) {
            case (true, false): break
            case (false, true): ids[number] = id
            case (true, true), (false, false): doubtful.append((number, id))
            }
        }
        var date = 0.0
        var seen: Set<PersistentFavorite.ID> = []
        let all = ids.map { ($0.key, $0.value) } + doubtful
        for (number, id) in all.sorted(by: { $0.0 < $1.0 }) where seen.insert(id).inserted {
            date = dates[number].flatMap { $0.isFinite ? $0 : nil } ?? date
            // If the item can't be read, the copy or the service may have it.
            let item = try? PersistentFavorite.item(of: id, connection)
            favorites.append(PersistentFavorite(id: id, addedAt: date, item: item))
        }
        // An unreadable stamp is ignored.
        stamp = try? FavoritesStamp.read(connection)
        isWhole =
            isTableRead && isIndexRead && favorites.count == stamp?.count
            && Self.isInOrder(connection)
    }

    private static func isInOrder(_ connection: Connection) -> Bool {
        do throws(DatabaseError) {
            try connection.check(table: "favorites")
            return true
        } catch {
            return false
        }
    }

    private static func hasItem(_ id: PersistentFavorite.ID, _ connection: Connection) -> Bool {
        // An unreadable item is ignored.
        (try? PersistentFavorite.item(of: id, connection)) != nil
    }

    /// Reads the index from both ends.
    ///
    /// If it is damaged, also reads each range of keys with the same first byte from both ends.
    private static func readIndex(
        _ connection: Connection,
        _ body: (Int64, PersistentFavorite.ID) -> Void
    ) -> Bool {
        var sources: Set<String> = []
        let take = { (row: Row) in
            let id = PersistentFavorite.ID(source: row.text(1), key: row.text(2))
            guard id.isPossible else { return }
            sources.insert(id.source)
            body(row.integer(0), id)
        }
        if scan(connection, "", [], take) { return true }
        let letters = (0x21...0x7E).map { String(UnicodeScalar(UInt8($0))) }
        for source in sources {
            for letter in letters {
                _ = scan(
                    connection,
                    "WHERE source = ? AND key >= ? AND key < ?",
                    [source, letter, letter + "\u{10FFFF}"],
                    take
                )
            }
        }
        return false
    }

    private static func scan(
        _ connection: Connection,
        _ condition: String,
        _ values: [String],
        _ body: (Row) -> Void
    ) -> Bool {
        let sql = """
            SELECT id, source, key FROM favorites INDEXED BY sqlite_autoindex_favorites_1
            \(condition) ORDER BY source
            """
        for order in [", key", " DESC, key DESC"] {
            do throws(DatabaseError) {
                try connection.each(sql + order, values) { body($0) }
                return true
            } catch {
                // Tries the other end, or gives up.
                continue
            }
        }
        return false
    }
}
