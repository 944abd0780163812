import Catalog
import Library

extension StatisticsContent {
    /// How many titles of what failed are named: a service that is down fails for all.
    private static let mostTitles = 20

    /// Puts what the library counted into rows.
    init(_ statistics: ImageStatistics) {
        rows = statistics.rows.map { row in
            StatisticsRow(
                id: row.user.key,
                user: row.user.name,
                posts: row.posts,
                averageBytes: row.averageImageBytes,
                greatestWidth: row.greatestWidth
            )
        }
        pending = statistics.pendingImages
        failed = statistics.failedImages
        failedTitles = statistics.failures.prefix(Self.mostTitles).map(\.title)
    }
}
