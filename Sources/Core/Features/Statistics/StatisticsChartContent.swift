import L10n

/// The first users as bars, by the column that the table is sorted by; by posts if that is the
/// names.
public struct StatisticsChartContent: Hashable, Sendable {
    /// The maximum number of bars.
    public static let most = 8

    /// What the bars show.
    public let column: StatisticsColumn
    /// In the order of the table; a single one is not worth a chart.
    public let rows: [StatisticsRow]
    /// How many of the users have a bar: "First 8 of 14 users"; nil if all have.
    public let caption: String?
    /// The chart for screen readers.
    public let speech: String
}

extension StatisticsViewModel {
    /// The bars above the table.
    public var chart: StatisticsChartContent {
        let column = self.column == .user ? StatisticsColumn.posts : self.column
        let all = shown?.rows ?? []
        let rows = all.prefix(StatisticsChartContent.most)
        let counts = [rows.count, all.count].map(strings.integer)
        let caption =
            rows.count < all.count ? strings("statistics.chart.part", counts[0], counts[1]) : nil
        let title = strings("statistics.chart", strings("statistics.column.\(column.rawValue)"))
        let values = rows.map { "\($0.user) \($0.text(in: column, strings))" }
        return StatisticsChartContent(
            column: column,
            rows: rows.count > 1 ? Array(rows) : [],
            caption: caption,
            speech: ([title, caption].compactMap(\.self) + values).joined(separator: ", ")
        )
    }

    /// The title of a column, with an arrow if it sorts the table.
    public func title(of column: StatisticsColumn) -> String {
        let title = strings("statistics.column.\(column.rawValue)")
        guard column == self.column else { return title }
        return "\(title) \(isDescending ? "▾" : "▴")"
    }

    /// What a click on a column's title does, or how it sorts the table.
    public func label(of column: StatisticsColumn) -> String {
        let name = strings(column.nameKey)
        guard column == self.column else { return strings("statistics.sort-by", name) }
        return strings("statistics.sorted.\(isDescending ? "descending" : "ascending")", name)
    }
}

extension StatisticsColumn {
    /// The string key of the column's full name.
    fileprivate var nameKey: String {
        switch self {
        case .user, .posts: "statistics.column.\(rawValue)"
        case .average, .width: "statistics.column.\(rawValue).unit"
        }
    }
}
