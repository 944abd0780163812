/// Breaks a row of pieces into lines of similar width.
struct LineBreaker {
    /// The width of each piece, and of the space before it, in any unit.
    let widths: [Double]
    let spaces: [Double]

    /// The breaks into exactly `count` lines that minimize the longest line and then make the lines
    /// most even.
    ///
    /// Fewer lines if there are fewer pieces.
    func lines(_ count: Int) -> [Range<Int>] {
        let pieces = widths.count
        guard pieces > 0 else { return [] }
        let rows = min(max(count, 1), pieces)
        // best[row][end]: the cost of setting the first `end` pieces in `row` lines.
        var best = [[Double]](
            repeating: [Double](repeating: .infinity, count: pieces + 1),
            count: rows + 1
        )
        var from = [[Int]](repeating: [Int](repeating: 0, count: pieces + 1), count: rows + 1)
        best[0][0] = 0
        for row in 1...rows {
            for end in row...pieces {
                var width = 0.0
                for start in stride(from: end - 1, through: row - 1, by: -1) {
                    width += widths[start] + (start + 1 < end ? spaces[start + 1] : 0)
                    // The fourth power gives the longest line the most weight.
                    let cost = best[row - 1][start] + width * width * width * width
                    if cost < best[row][end] {
                        best[row][end] = cost
                        from[row][end] = start
                    }
                }
            }
        }
        var ranges: [Range<Int>] = []
        var end = pieces
        for row in stride(from: rows, to: 0, by: -1) {
            ranges.append(from[row][end]..<end)
            end = from[row][end]
        }
        return ranges.reversed()
    }

    func width(_ range: Range<Int>) -> Double {
        range.reduce(0) { $0 + widths[$1] + ($1 == range.lowerBound ? 0 : spaces[$1]) }
    }
}
