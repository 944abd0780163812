/// Pages in which the last row of one is now and then the first of the next as well.
///
/// The real service does that where an order changes between two requests. Here it follows from the
/// seed. No row is missing: repeats make the list longer, and every page but the last has 20 rows.
struct RepeatingPages: Sendable {
    /// Rows a page.
    static let pageSize = 20
    /// The last page that can be asked for.
    static let lastPage = 500

    /// How many rows there are, repeats counted.
    let rowCount: Int

    private let count: Int
    /// Element p holds how many repeats there are up to and including page p (1-based).
    private let repeats: [Int]

    /// Lays `count` rows out on pages.
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

    /// The rows of a page (1-based) by their number in the list without repeats.
    func rows(onPage page: Int) -> Range<Int> {
        guard page >= 1, page < repeats.count else { return count..<count }
        // The page begins where the one before ended, one row earlier where that row comes again.
        let start = (page - 1) * Self.pageSize - repeats[page]
        return min(start, count)..<min(start + Self.pageSize, count)
    }

    /// One page out of so many, on average, repeats a row.
    private static let pagesPerRepeat: UInt64 = 4
}
