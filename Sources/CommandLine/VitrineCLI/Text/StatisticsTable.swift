import Catalog
import L10n
import Library

/// A catalog's statistics as a table.
struct StatisticsTable {
    let strings: Localizer

    /// Prints the table, with notes about missing pictures.
    func print(_ statistics: ImageStatistics, on console: Console) throws(CommandFailure) {
        try console.out.table(lines(statistics, columns: console.out.columns))
        if statistics.pendingImages > 0 {
            console.note(strings("cli.report.pending", count: statistics.pendingImages))
        }
        for failure in statistics.failures {
            console.note(
                strings(
                    "cli.report.failed",
                    failure.title.shortened(),
                    failure.path,
                    failure.reason
                )
            )
        }
    }

    private func lines(_ statistics: ImageStatistics, columns: Int?) -> [String] {
        let rows = statistics.rows.map { row in
            [
                row.user.name, strings.integer(row.posts),
                row.averageImageBytes.map(strings.integer) ?? "–",
                row.greatestWidth.map(String.init) ?? "–",
            ]
        }
        let head = ["user", "posts", "average", "width"].map { strings("cli.report.column.\($0)") }
        return TextTable(head: head, rows: rows, rightColumns: [1, 2, 3]).lines(columns: columns)
    }
}
