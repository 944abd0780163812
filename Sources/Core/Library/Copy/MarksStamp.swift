import SQLiteKit

/// The version of the marks in the table or copy; the greater ``generation`` is newer.
struct MarksStamp: Hashable, Sendable {
    /// The store's unique identifier, created with it.
    let store: String
    /// How many times the marks have changed.
    let generation: Int
    /// The number of marks.
    let count: Int

    /// Reads the stamp of the table of marks, or from the table that had it before version 10.
    static func read(
        _ connection: Connection,
        from table: String = "marks_stamp"
    ) throws(DatabaseError) -> MarksStamp {
        let stamp = try connection.first(
            "SELECT store, generation, count FROM \(table) WHERE id = 1"
        ) { MarksStamp(store: $0.text(0), generation: $0.int(1), count: $0.int(2)) }
        guard let stamp else { throw .damaged("the marks have no stamp") }
        return stamp
    }

    /// Returns the stamp after a change and stores it in the current transaction.
    func advanced(
        to generation: Int? = nil,
        by difference: Int,
        in connection: Connection
    ) throws(DatabaseError) -> MarksStamp {
        let next = MarksStamp(
            store: store,
            generation: generation ?? self.generation + 1,
            count: count + difference
        )
        try connection.run(
            "UPDATE marks_stamp SET generation = ?, count = ? WHERE id = 1",
            [next.generation, next.count]
        )
        return next
    }
}
