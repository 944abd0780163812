import Catalog
import Library

/// A feed's statistics as log lines for developers, in English.
struct StatisticsReport {
    private static let head = [
        "User Name", "Number of posts", "Average image size", "Greatest photo width",
    ]

    private let catalog: CatalogDescriptor
    private let statistics: ImageStatistics

    init(_ statistics: ImageStatistics, of catalog: CatalogDescriptor) {
        self.statistics = statistics
        self.catalog = catalog
    }

    /// The lines: a heading, a table with a line per user, and a line for each picture that failed.
    ///
    /// Names are left-aligned and numbers right-aligned. Sizes are in bytes with thousands
    /// separators; a dash means that nothing has been downloaded.
    var lines: [String] {
        let rows = statistics.rows.map { row in
            [
                row.user.name.onOneLine, String(row.posts),
                row.averageImageBytes?.withThousands ?? "–",
                row.greatestWidth.map(String.init) ?? "–",
            ]
        }
        let failures = statistics.failures.map { failure in
            "failed: \(failure.title.onOneLine) (\(failure.path.onOneLine)): \(failure.reason)"
        }
        return ["statistics of \(catalog.id.rawValue):"] + table([Self.head] + rows) + failures
    }

    private func table(_ rows: [[String]]) -> [String] {
        let widths = Self.head.indices.map { column in
            rows.reduce(0) { max($0, $1[column].count) }
        }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let spaces = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + spaces : spaces + cell.0
            }.joined(separator: "  ")
        }
    }
}

extension String {
    /// The text on one line, because a line break in a name from the network must not look like an
    /// entry.
    fileprivate var onOneLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: " "
                    default: scalar
                    }
                }
            )
        )
    }
}

extension Int {
    /// The number with thousands separators, such as `558,045`.
    fileprivate var withThousands: String {
        var text = ""
        for (place, digit) in String(self).reversed().enumerated() {
            if place > 0, place.isMultiple(of: 3), digit != "-" { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
