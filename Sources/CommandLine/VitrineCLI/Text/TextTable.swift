import Catalog
import Primitives

/// Rows of text in aligned columns.
struct TextTable {
    /// The headings, one per column.
    let head: [String]
    /// The rows, each with as many cells as there are headings.
    let rows: [[String]]
    /// The 0-based columns that are right-aligned, such as those with numbers.
    ///
    /// None by default.
    var rightColumns: Set<Int> = []

    private static let gap = "  "
    /// The minimum width to which a column shrinks to fit a terminal.
    private static let leastWidth = 8
    /// The maximum width to which cells are padded, because otherwise one long title would widen
    /// every line.
    private static let greatestWidth = 100

    /// Returns the headings and the rows, each cell with at most 500 Unicode scalars.
    ///
    /// - Parameter columns: the width to fit into; nil for no limit. The widest columns shrink
    ///   first. Without a limit, a cell wider than 100 columns shifts the rest of its line.
    /// - Returns: lines without line ends.
    func lines(columns: Int?) -> [String] {
        let rows = ([head] + rows).map { $0.map { $0.shortened().harmless } }
        let widths = widths(of: rows, columns: columns)
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let text = columns == nil ? cell.0 : cell.0.truncated(to: cell.1)
                let space = String(repeating: " ", count: max(0, cell.1 - text.terminalWidth))
                let shown = columns == nil ? text : text.isolated
                return rightColumns.contains(column) ? space + shown : shown + space
            }
            let line = cells.joined(separator: Self.gap)
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    private func widths(of rows: [[String]], columns: Int?) -> [Int] {
        var widths = head.indices.map { column in
            rows.reduce(0) { max($0, $1[column].terminalWidth) }
        }
        guard let columns else { return widths.map { min($0, Self.greatestWidth) } }
        let gaps = Self.gap.count * (widths.count - 1)
        while widths.reduce(gaps, +) > columns, let widest = widths.max(), widest > Self.leastWidth,
            let place = widths.firstIndex(of: widest)
        {
            widths[place] -= 1
        }
        return widths
    }
}
