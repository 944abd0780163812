import SQLiteKit

/// The marks in one of two places: the table, or the copy beside the store.
struct MarksSnapshot {
    /// The marks that can be read, oldest first.
    var marks: [MarkRow] = []
    /// The version of these marks; nil if it can't be read.
    var stamp: MarksStamp?
    /// Whether this place is undamaged.
    var isWhole = false
    /// The removed marks, each with the generation in which it was removed.
    var removed: [MarkRow.ID: Int] = [:]

    /// The marks whose items are stored.
    var idsWithItems: Set<MarkRow.ID> { Set(marks.lazy.filter { $0.item != nil }.map(\.id)) }

    /// The identities of the marks.
    var ids: Set<MarkRow.ID> { Set(marks.lazy.map(\.id)) }

    /// The value of each mark.
    var values: [MarkRow.ID: String] {
        Dictionary(marks.lazy.map { ($0.id, $0.value) }) { $1 }
    }
}

extension MarksSnapshot {
    /// Reads the marks and their items from a store with a valid schema.
    ///
    /// - Throws: `isDamage` if the table is damaged or an item can't be read.
    init(table connection: Connection) throws(DatabaseError) {
        try connection.check(table: "marks")
        stamp = try MarksStamp.read(connection)
        marks = try MarkRow.all(connection)
        guard marks.count == stamp?.count else {
            throw .damaged("the marks are not as many as their stamp says")
        }
        isWhole = true
    }

    /// Merges both places.
    ///
    /// If the newer place is intact, it wins. Otherwise the result contains the marks of both,
    /// except those that the newer one records as removed.
    func merged(with copy: MarksSnapshot) -> [MarkRow] {
        guard let stamp, let copied = copy.stamp, stamp.store == copied.store else {
            return united(with: copy, without: [:])
        }
        if stamp.generation > copied.generation {
            return isWhole ? marks : united(with: copy, without: [:])
        }
        if stamp.generation == copied.generation {
            // If both are intact but differ, one of them has damage that can't be detected.
            if isWhole != copy.isWhole { return isWhole ? marks : copy.marks }
            return united(with: copy, without: [:])
        }
        // After a power cut during a change, the copy's newest line may be on disk while older ones
        // aren't. The table has all acknowledged changes.
        if isWhole, !copy.isWhole, copied.generation == stamp.generation + 1 { return marks }
        let removed = copy.removed.filter { $0.value > stamp.generation }
        return copy.isWhole ? copy.marks : united(with: copy, without: removed)
    }

    /// Returns the marks from both places in the order in which they changed.
    ///
    /// Of two values of one mark, the newer wins, or that of the copy, whose lines have checksums.
    /// Items may come from the copy.
    private func united(
        with copy: MarksSnapshot,
        without removed: [MarkRow.ID: Int]
    ) -> [MarkRow] {
        let copies = Dictionary(copy.marks.lazy.map { ($0.id, $0) }) { $1 }
        let ids = ids
        let here = marks.map { mark in
            guard let other = copies[mark.id] else { return mark }
            let newer =
                other.value != mark.value && other.changedAt >= mark.changedAt ? other : mark
            return newer.item == nil ? newer.with(mark.item ?? other.item) : newer
        }
        let there = copy.marks.filter { !ids.contains($0.id) }
        return (here + there).filter { removed[$0.id] == nil }.enumerated()
            .sorted { ($0.element.changedAt, $0.offset) < ($1.element.changedAt, $1.offset) }
            .map(\.element)
    }
}

extension MarkRow {
    fileprivate func with(_ item: Stored?) -> MarkRow {
        MarkRow(id: id, value: value, changedAt: changedAt, item: item)
    }
}
