/// Rows of numbers, which a page shows as bars and as a table.
public struct StatisticsContent: Hashable, Sendable {
    /// The maximum number of columns: 4.
    public static let mostColumns = 4

    /// The columns; the first one has the rows' names.
    public let columns: [StatisticsColumn]
    /// The rows.
    public let rows: [StatisticsRow]
    /// A sentence about all rows, such as the download progress.
    public let note: String
    /// What is missing from the numbers, in a sentence; nil if nothing is.
    public let failure: String?

    /// Creates content whose rows have the order of their names, unknown ones last.
    init(
        columns: [StatisticsColumn],
        rows: [StatisticsRow],
        note: String,
        failure: String? = nil
    ) {
        (self.columns, self.rows, self.note, self.failure) = (columns, rows, note, failure)
    }

    /// Returns the rows sorted by a column; unknown numbers and names are last in either direction.
    ///
    /// Equal numbers are sorted by name.
    func sorted(by order: StatisticsOrder) -> StatisticsContent {
        let unknown = rows.filter(\.isUnknown)
        let known = rows.filter { !$0.isUnknown }
        var sorted = known
        if order.column == 0 {
            if order.isDescending { sorted.reverse() }
        } else {
            let numbered = known.enumerated().sorted { a, b in
                let first = a.element.numbers[order.column]
                let second = b.element.numbers[order.column]
                guard let first, let second, first != second else {
                    if (first == nil) != (second == nil) { return second == nil }
                    return a.offset < b.offset
                }
                return order.isDescending ? first > second : first < second
            }
            sorted = numbered.map(\.element)
        }
        return StatisticsContent(
            columns: columns,
            rows: sorted + unknown,
            note: note,
            failure: failure
        )
    }
}

/// A column of a statistics table.
public struct StatisticsColumn: Hashable, Sendable {
    /// The title, which may be shortened.
    public let title: String
    /// The full name, for screen readers and tooltips.
    public let name: String
}

/// A row of a statistics table.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    /// What the row counts: a user's key, a month, a genre, a decade or a rating.
    public let id: String
    /// The text in each column; a dash if the number isn't known.
    public let texts: [String]
    /// The number in each column; nil for the name and for unknown numbers.
    public let numbers: [Double?]
    /// Whether it counts items whose value isn't known; such a row is always last.
    public let isUnknown: Bool
    /// The row in one sentence, for screen readers.
    public let speech: String

    /// The text in the first column.
    public var name: String { texts[0] }
}

/// The order of a statistics table.
struct StatisticsOrder: Hashable, Sendable {
    /// The 0-based column.
    var column: Int
    /// Whether the greatest or latest value is first.
    var isDescending: Bool
}
