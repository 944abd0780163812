import Catalog
import Foundation
import L10n
import Library

extension StatisticsContent {
    /// The maximum number of listed titles, needed because all posts fail if a service is down.
    private static let mostTitles = 20

    /// Creates a row for each user.
    init(_ statistics: ImageStatistics, _ strings: Localizer) {
        let titles = statistics.failures.prefix(Self.mostTitles).map { $0.title.shortened() }
        let failed = statistics.failedImages
        let pending = statistics.pendingImages
        self.init(
            columns: [
                StatisticsColumn("user", strings),
                StatisticsColumn("posts", strings),
                StatisticsColumn("average", full: "average.unit", strings),
                StatisticsColumn("width", full: "width.unit", strings),
            ],
            rows: statistics.rows.map { StatisticsRow($0, strings) }.sorted { a, b in
                let order = a.name.localizedStandardCompare(b.name)
                return order == .orderedSame ? a.id < b.id : order == .orderedAscending
            },
            note: pending > 0
                ? strings("statistics.pending", count: pending) : strings("statistics.complete"),
            failure: failed > 0
                ? strings("statistics.failed", count: failed) + titles.joined(separator: ", ") : nil
        )
    }
}

extension StatisticsRow {
    fileprivate init(_ row: ImageStatistics.Row, _ strings: Localizer) {
        let name = row.user.name.shortened()
        let numbers = [row.posts, row.averageImageBytes, row.greatestWidth]
        let average = row.averageImageBytes.map {
            strings("statistics.average-spoken", strings.integer($0))
        }
        let width = row.greatestWidth.map {
            strings("statistics.width-spoken", strings.integer($0))
        }
        let photos = [average, width].compactMap(\.self)
        let parts = photos.isEmpty ? [strings("statistics.no-photo-spoken")] : photos
        self.init(
            id: row.user.key,
            texts: [name] + numbers.map { $0.map(strings.integer) ?? "–" },
            numbers: [nil] + numbers.map { $0.map(Double.init) },
            isUnknown: false,
            speech: ([name, strings("statistics.posts", count: row.posts)] + parts)
                .joined(separator: ", ")
        )
    }
}

extension StatisticsColumn {
    /// Creates a column from localization keys after `statistics.column.`; by default the title is
    /// also the full name.
    init(_ title: String, full name: String? = nil, _ strings: Localizer) {
        self.init(
            title: strings("statistics.column.\(title)"),
            name: strings("statistics.column.\(name ?? title)")
        )
    }
}
