/// Pages that occasionally repeat the last row of the previous page.
///
/// The real service does that if the order changes between two requests. Here the seed decides. No
/// row is missing: repeats make the list longer, and every page but the last has 20 rows.
struct RepeatingPages: Sendable {
    /// The number of rows per page.
    static let pageSize = 20
    /// The last page that can be requested.
    static let lastPage = 500

    /// The number of rows including repeats.
    let rowCount: Int

    private let count: Int
    /// The number of repeats up to and including page p (1-based), at index p.
    private let repeats: [Int]

    /// `count` is the number of rows without repeats.
    init(count: Int, seed: UInt64) {
        self.count = count
        var repeats = [0, 0]
        var page = 1
        while page < Self.lastPage, page * Self.pageSize - repeats[page] < count {
            page += 1
            let hit = StableHash.number(seed, UInt64(page), .repeats) % Self.pagesPerRepeat == 0
            repeats.append(repeats[page - 1] + (hit ? 1 : 0))
        }
        self.repeats = repeats
        rowCount = count + repeats[page]
    }

    /// Returns the rows of a 1-based page, as 0-based positions in the list without repeats.
    func rows(onPage page: Int) -> Range<Int> {
        guard page >= 1, page < repeats.count else { return count..<count }
        // A page begins at the end of the previous one, or one row earlier if it repeats that row.
        let start = (page - 1) * Self.pageSize - repeats[page]
        return min(start, count)..<min(start + Self.pageSize, count)
    }

    /// On average, one page in this many repeats a row.
    private static let pagesPerRepeat: UInt64 = 4
}
