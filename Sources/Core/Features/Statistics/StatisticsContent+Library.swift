public import Catalog
import Library

extension StatisticsContent {
    /// The maximum number of listed titles: if a service is down, all posts fail.
    private static let mostTitles = 20

    /// Creates rows from the library's statistics.
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
    /// Whether items name their author, so that posts can be counted per user.
    public var hasPeopleStatistics: Bool { facets.contains { $0.kind == .person } }

    /// Whether a tap on an item opens a details page.
    public var hasDetails: Bool {
        if case .details = tap { true } else { false }
    }
}
