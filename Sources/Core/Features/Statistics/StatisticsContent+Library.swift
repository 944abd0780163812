public import Catalog
import Library

extension StatisticsContent {
    /// How many titles of failed posts are listed: if a service is down, all fail.
    private static let mostTitles = 20

    /// Converts the library's counts to rows.
    init(_ statistics: ImageStatistics) {
        rows = statistics.rows.map { row in
            StatisticsRow(
                id: row.user.key,
                user: row.user.name.shortened(),
                posts: row.posts,
                averageBytes: row.averageImageBytes,
                greatestWidth: row.greatestWidth
            )
        }
        pending = statistics.pendingImages
        failed = statistics.failedImages
        failedTitles = statistics.failures.prefix(Self.mostTitles).map { $0.title.shortened() }
    }
}

extension CatalogDescriptor {
    /// Whether its items name their author, so that posts can be counted.
    public var hasPeopleStatistics: Bool { facets.contains { $0.kind == .person } }

    /// Whether opening an item leads to a details page.
    public var hasDetails: Bool {
        if case .details = tap { true } else { false }
    }
}
