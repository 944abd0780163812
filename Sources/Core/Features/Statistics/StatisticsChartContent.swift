import L10n

/// The bars for the first users, by the column that sorts the table, or by posts if it is the name.
public struct StatisticsChartContent: Hashable, Sendable {
    /// The maximum number of bars: 8.
    public static let most = 8

    /// The column whose numbers the bars show.
    public let column: StatisticsColumn
    /// The users, in table order; empty if there is only one, for whom a chart would be useless.
    public let rows: [StatisticsRow]
    /// How many users have a bar, such as "First 8 of 14 users"; nil if all do.
    public let caption: String?
    /// The chart as text, for screen readers.
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

    /// Returns a column's title, with an arrow if it sorts the table.
    public func title(of column: StatisticsColumn) -> String {
        let title = strings("statistics.column.\(column.rawValue)")
        guard column == self.column else { return title }
        return "\(title) \(isDescending ? "▾" : "▴")"
    }

    /// Returns a label that says how the column sorts the table, or that a click would sort by it.
    public func label(of column: StatisticsColumn) -> String {
        let name = strings(column.nameKey)
        guard column == self.column else { return strings("statistics.sort-by", name) }
        return strings("statistics.sorted.\(isDescending ? "descending" : "ascending")", name)
    }
}

extension StatisticsColumn {
    /// The localization key of a column's full name.
    fileprivate var nameKey: String {
        switch self {
        case .user, .posts: "statistics.column.\(rawValue)"
        case .average, .width: "statistics.column.\(rawValue).unit"
        }
    }
}
