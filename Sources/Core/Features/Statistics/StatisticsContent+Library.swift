public import Catalog
import Library

extension StatisticsContent {
    /// The maximum number of listed titles, needed because all posts fail if a service is down.
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
    /// Whether items name their author, allowing posts to be counted per user.
    public var hasPeopleStatistics: Bool { facets.contains { $0.kind == .person } }

    /// Whether a tap on an item opens a details page.
    public var hasDetails: Bool {
        if case .details = tap { true } else { false }
    }
}
