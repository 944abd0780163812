import Catalog

/// One run of rows that differs between two orders: what lies before and after it stays.
struct OrderDifference: Equatable {
    /// The 0-based position of the first row that differs.
    let position: Int
    /// How many rows went.
    let removed: Int
    /// How many came.
    let added: Int

    /// Compares two orders from both ends; nil where they are the same.
    ///
    /// A list grows at its end or changes on its first page; one run covers both, and the rows
    /// outside it keep their cells, their textures and the place under the finger.
    init?(from old: [Item.ID], to new: [Item.ID]) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard oldEnd > start || newEnd > start else { return nil }
        position = start
        removed = oldEnd - start
        added = newEnd - start
    }
}
