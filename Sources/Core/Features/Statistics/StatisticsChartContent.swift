import L10n

/// The bars for the first rows of a table, by the column that sorts it, or by the first number if it
/// is the name.
public struct StatisticsChartContent: Hashable, Sendable {
    /// The maximum number of bars: 12.
    public static let most = 12

    /// The 0-based column whose numbers the bars show.
    public let column: Int
    /// The rows, in table order; empty if there is only one, for which a chart would be useless.
    public let rows: [StatisticsRow]
    /// How many rows have a bar, such as "First 12 of 14 rows"; nil if all do.
    public let caption: String?
    /// The chart as text, for screen readers.
    public let speech: String
}

extension StatisticsViewModel {
    /// The bars above the table.
    public var chart: StatisticsChartContent {
        let column = max(order.column, 1)
        let all = shown?.rows ?? []
        let rows = all.prefix(StatisticsChartContent.most)
        let counts = [rows.count, all.count].map(strings.integer)
        let caption =
            rows.count < all.count ? strings("statistics.chart.part", counts[0], counts[1]) : nil
        let title = strings("statistics.chart", shown?.columns[column].title ?? "")
        let values = rows.map { "\($0.name) \($0.texts[column])" }
        return StatisticsChartContent(
            column: column,
            rows: rows.count > 1 ? Array(rows) : [],
            caption: caption,
            speech: ([title, caption].compactMap(\.self) + values).joined(separator: ", ")
        )
    }

    /// Returns a column's title, with an arrow if it sorts the table; nil if there is no such column.
    public func title(ofColumn column: Int) -> String? {
        guard let columns = shown?.columns, columns.indices.contains(column) else { return nil }
        guard column == order.column else { return columns[column].title }
        return "\(columns[column].title) \(order.isDescending ? "▾" : "▴")"
    }

    /// Returns a label that says how the column sorts the table, or that a click would sort by it.
    public func label(ofColumn column: Int) -> String {
        guard let columns = shown?.columns, columns.indices.contains(column) else { return "" }
        let name = columns[column].name
        guard column == order.column else { return strings("statistics.sort-by", name) }
        return strings("statistics.sorted.\(order.isDescending ? "descending" : "ascending")", name)
    }
}
