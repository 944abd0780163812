import GTKSupport

/// The positions of bars and labels in a chart, in application pixels, without overlaps.
struct BarLayout {
    /// One line of the chart.
    struct Bar: Equatable {
        /// The rectangle of the name.
        let label: Rectangle
        /// The rectangle of a bar at full length.
        let track: Rectangle
        /// The part of the track that is filled.
        let filled: Rectangle
        let number: Rectangle
    }

    private static let gap = 8.0

    /// The lines from top to bottom.
    let bars: [Bar]

    /// Lays out a line for each value; nil has an empty bar.
    ///
    /// - Parameters:
    ///   - values: the values, at least 0; the greatest one fills its track.
    ///   - width: the width of the chart.
    ///   - height: the height of the chart.
    ///   - labelWidth: the width of the longest name; limited to a third of the chart.
    ///   - numberWidth: the width of the longest number; limited to a third of the chart.
    init(
        values: [Double?],
        width: Double,
        height: Double,
        labelWidth: Double,
        numberWidth: Double
    ) {
        let line = height / Double(max(1, values.count))
        let label = min(labelWidth + 1, width / 3)
        let number = min(numberWidth + 1, width / 3)
        let start = label + Self.gap
        let room = max(1, width - start - Self.gap - number)
        let greatest = max(1, values.compactMap(\.self).max() ?? 1)
        bars = values.enumerated().map { index, value in
            let top = Double(index) * line
            let bar = { (length: Double) in
                Rectangle(x: start, y: top + line * 0.2, width: length, height: line * 0.6)
            }
            return Bar(
                label: Rectangle(x: 0, y: top, width: label, height: line),
                track: bar(room),
                filled: bar(room * (value ?? 0) / greatest),
                number: Rectangle(x: width - number, y: top, width: number, height: line)
            )
        }
    }
}
