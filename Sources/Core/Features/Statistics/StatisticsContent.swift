import Foundation

/// Each user's number of posts and photo sizes, and the download progress.
public struct StatisticsContent: Hashable, Sendable {
    /// One row per user.
    public let rows: [StatisticsRow]
    /// How many photos have neither been downloaded nor failed in this run.
    public let pending: Int
    /// How many photos couldn't be downloaded in this run.
    public let failed: Int
    /// The titles of posts whose photos couldn't be downloaded; at most 20.
    public let failedTitles: [String]

    /// Creates content whose rows keep the given order.
    public init(rows: [StatisticsRow], pending: Int, failed: Int, failedTitles: [String]) {
        self.rows = rows
        self.pending = pending
        self.failed = failed
        self.failedTitles = failedTitles
    }

    /// Returns the rows sorted by a column; unknown numbers are last in either direction.
    ///
    /// Equal numbers are sorted by name.
    public func sorted(by column: StatisticsColumn, isDescending: Bool) -> StatisticsContent {
        let byName = rows.sorted { a, b in
            let order = a.user.localizedStandardCompare(b.user)
            return order == .orderedSame ? a.id < b.id : order == .orderedAscending
        }
        guard column != .user else {
            return with(rows: isDescending ? byName.reversed() : byName)
        }
        let numbered = byName.enumerated().sorted { a, b in
            let (first, second) = (a.element.number(in: column), b.element.number(in: column))
            guard let first, let second, first != second else {
                if (first == nil) != (second == nil) { return second == nil }
                return a.offset < b.offset
            }
            return isDescending ? first > second : first < second
        }
        return with(rows: numbered.map(\.element))
    }

    private func with(rows: [StatisticsRow]) -> StatisticsContent {
        StatisticsContent(rows: rows, pending: pending, failed: failed, failedTitles: failedTitles)
    }
}

/// A column of the statistics table, which can be sorted by any of them.
public enum StatisticsColumn: String, CaseIterable, Hashable, Sendable {
    /// The user's name.
    case user
    /// The number of posts.
    case posts
    /// The average size of a photo, in bytes.
    case average
    /// The greatest width of a photo, in pixels.
    case width

    /// Whether the first click on its title sorts in descending order.
    var isDescendingAtFirst: Bool { self != .user }
}
