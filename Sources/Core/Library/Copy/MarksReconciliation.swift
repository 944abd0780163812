import SQLiteKit

/// Compares the marks with their copy at startup and repairs differences.
struct MarksReconciliation: Sendable {
    let copy: MarksCopy

    /// Reads the table and the copy, and writes only if they differ.
    ///
    /// - Returns: what to report to the user; nil if nothing was missing.
    /// - Throws: `isDamage` if the table or the marks' items are damaged.
    func reconcile(in database: Database) async throws(DatabaseError) -> StoreRecovery? {
        let isDone = try await database.read { connection throws(DatabaseError) -> Bool in
            // Most often a glance at both is enough.
            let copied = copy.read(withMarks: false)
            if let copied, copied.isInOrder, copied.extent.isShort(for: copied.glance.count),
                try MarksGlance(table: connection) == copied.glance
            {
                return true
            }
            return isReconciled(
                try MarksSnapshot(table: connection),
                copied.flatMap { _ in copy.read() }
            )
        }
        if isDone { return nil }
        // Compares again under the lock, because another process may be adding a mark.
        return try await database.write(.immediate) {
            connection throws(DatabaseError) -> StoreRecovery? in
            let (table, contents) = (try MarksSnapshot(table: connection), copy.read())
            if isReconciled(table, contents) { return nil }
            return try reconcile(connection, table, contents?.snapshot ?? MarksSnapshot())
        }
    }

    private func isReconciled(_ table: MarksSnapshot, _ contents: MarksCopy.Contents?) -> Bool {
        // The copy is created with the first mark.
        guard let contents else { return table.stamp?.generation == 0 }
        return contents.isInOrder && contents.snapshot.stamp == table.stamp
            && contents.snapshot.values == table.values
            && table.idsWithItems.isSuperset(of: contents.snapshot.idsWithItems)
            && contents.extent.isShort(for: table.marks.count)
    }

    private func reconcile(
        _ connection: Connection,
        _ table: MarksSnapshot,
        _ copied: MarksSnapshot
    ) throws(DatabaseError) -> StoreRecovery? {
        guard let stamp = table.stamp else { return nil }
        // The items of marks are never removed.
        guard table.ids.isDisjoint(with: copied.idsWithItems.subtracting(table.idsWithItems)) else {
            throw .damaged("items of marks are missing")
        }
        var wanted = table.merged(with: copied)
        let isOther = copied.stamp.map { $0.store != stamp.store } ?? true
        // The file was missing, or a full disk or a crash left it empty.
        let isStoreNew = stamp.generation == 0
        if isOther, !isStoreNew {
            // The user replaced the store with another intact one; the old copy is set aside.
            if copied.stamp != nil { copy.moveAside(copied) }
            wanted = table.marks
        }
        let returned = try change(connection, from: table, to: wanted, copied: copied.stamp)
        let new = try MarksStamp.read(connection)
        try copy.rewrite(from: connection, stamp: new)
        let missing = isStoreNew ? max(0, (copied.stamp?.count ?? 0) - new.count) : 0
        // A copy one generation ahead results from a crash before the table was committed.
        let isCrash = !isOther && copied.stamp?.generation == stamp.generation + 1
        guard returned + missing > 0, !isCrash else { return nil }
        return StoreRecovery(movedTo: nil, returnedMarks: returned, missingMarks: missing)
    }

    /// Changes the table to the wanted marks; returns how many were restored.
    private func change(
        _ connection: Connection,
        from table: MarksSnapshot,
        to wanted: [MarkRow],
        copied: MarksStamp?
    ) throws(DatabaseError) -> Int {
        let before = table.values
        let after = Dictionary(wanted.lazy.map { ($0.id, $0.value) }) { $1 }
        guard before != after, let stamp = table.stamp else { return 0 }
        let gone = before.keys.filter { after[$0] == nil }
        for id in gone { try connection.marks.remove(id) }
        for mark in wanted where before[mark.id].map({ $0 != mark.value }) == true {
            try connection.marks.change(mark.id, value: mark.value, changedAt: mark.changedAt)
        }
        let generation = max(stamp.generation, copied?.generation ?? 0) + 1
        _ = try stamp.advanced(to: generation, by: -gone.count, in: connection)
        return try StoreSalvage.store(
            wanted.filter { before[$0.id] == nil },
            generation: generation,
            in: connection
        )
    }
}
