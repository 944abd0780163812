import SQLiteKit

/// How far the favorites of a store have come: the table has one, the copy beside it another, and
/// the greater ``generation`` is the newer side.
struct FavoritesStamp: Hashable, Sendable {
    /// Tells the store from any other; made with it.
    let store: String
    /// How often favorites were changed.
    let generation: Int
    /// How many hearts there are.
    let count: Int

    /// The stamp of the table.
    static func read(_ connection: Connection) throws(DatabaseError) -> FavoritesStamp {
        let stamp = try connection.first(
            "SELECT store, generation, count FROM favorites_stamp WHERE id = 1"
        ) { FavoritesStamp(store: $0.text(0), generation: $0.int(1), count: $0.int(2)) }
        guard let stamp else { throw .damaged("the favorites have no stamp") }
        return stamp
    }

    /// The stamp after a change, stored in its transaction.
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
