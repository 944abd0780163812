import SQLiteKit

/// The version of the favorites in the table or copy; the greater ``generation`` is newer.
struct FavoritesStamp: Hashable, Sendable {
    /// The store's unique identifier, created with it.
    let store: String
    /// How many times the favorites have changed.
    let generation: Int
    /// The number of favorites.
    let count: Int

    /// Reads the table's stamp.
    static func read(_ connection: Connection) throws(DatabaseError) -> FavoritesStamp {
        let stamp = try connection.first(
            "SELECT store, generation, count FROM favorites_stamp WHERE id = 1"
        ) { FavoritesStamp(store: $0.text(0), generation: $0.int(1), count: $0.int(2)) }
        guard let stamp else { throw .damaged("the favorites have no stamp") }
        return stamp
    }

    /// Returns the stamp after a change and stores it in the current transaction.
    func advanced(
        to generation: Int? = nil,
        by difference: Int,
        in connection: Connection
    ) throws(DatabaseError) -> FavoritesStamp {
        let next = FavoritesStamp(
            store: store,
            generation: generation ?? self.generation + 1,
            count: count + difference
        )
        try connection.run(
            "UPDATE favorites_stamp SET generation = ?, count = ? WHERE id = 1",
            [next.generation, next.count]
        )
        return next
    }
}
