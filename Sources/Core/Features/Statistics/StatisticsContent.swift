import Foundation

/// Who posted how much, and how far the downloads are.
public struct StatisticsContent: Hashable, Sendable {
    /// A row for each user.
    public let rows: [StatisticsRow]
    /// How many photos have neither been downloaded nor failed in this run.
    public let pending: Int
    /// How many photos could not be downloaded in this run.
    public let failed: Int
    /// The titles of posts whose photos could not be downloaded, as many as there is room to name.
    public let failedTitles: [String]

    /// Makes a content of its parts.
    public init(rows: [StatisticsRow], pending: Int, failed: Int, failedTitles: [String]) {
        self.rows = rows
        self.pending = pending
        self.failed = failed
        self.failedTitles = failedTitles
    }

    /// The same with its rows in the order of a column; what is not known comes last either way,
    /// and names decide between the same numbers.
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
