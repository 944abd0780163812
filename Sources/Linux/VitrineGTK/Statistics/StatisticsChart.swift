import Features
import GTKSupport
import L10n

/// The first rows as bars; see `StatisticsChartContent`.
///
/// Each bar has its own line with the name on the left and the number on the right, so labels never
/// overlap.
@MainActor
final class StatisticsChart {
    /// The height of a bar and its text at normal text size, in application pixels.
    private static let lineHeight = 26

    /// The bars, which scroll in a low window.
    let root: ScrolledWindow
    /// The text below the bars saying how many rows have a bar; empty if all have one.
    let caption = Label().style("caption", "dim-label").wrapped().justified(0)

    private let model: StatisticsViewModel
    private let area: DrawingArea

    init(model: StatisticsViewModel) {
        self.model = model
        let call = DrawCall()
        area = DrawingArea { call.draw?($0) }
        root = ScrolledWindow(area.style("statistics-chart")).fitted(least: 2 * Self.lineHeight)
        call.draw = { [weak self] in self?.draw($0) }
        root.bind { [weak self] in self?.update() }
        Style.textScaleChanged(for: root) { [weak self] in self?.update() }
    }

    private func update() {
        let chart = model.chart
        area.accessibleName(chart.speech)
        root.isVisible = !chart.rows.isEmpty
        caption.text = chart.caption ?? ""
        // With large text, the bars and table need the full height of a small window; screen
        // readers get the text from the chart's accessible name.
        caption.isVisible = root.isVisible && chart.caption != nil && Style.textScale <= 1.3
        _ = area.size(height: Int(Double(chart.rows.count * Self.lineHeight) * Style.textScale))
        area.redraw()
    }

    private func draw(_ canvas: Canvas) {
        let (rows, column) = (model.chart.rows, model.chart.column)
        guard !rows.isEmpty else { return }
        let bars = BarLayout(
            values: rows.map { $0.numbers[column] },
            width: canvas.width,
            height: canvas.height,
            labelWidth: rows.map { canvas.width(of: $0.name) }.max() ?? 0,
            numberWidth: rows.map { canvas.width(of: $0.texts[column]) }.max() ?? 0
        )
        let (text, accent) = (canvas.foreground, canvas.color(named: "accent_bg_color"))
        for (row, bar) in zip(rows, bars.bars) {
            canvas.write(row.name, in: bar.label, isAtEnd: true, text)
            canvas.fill(text.faded(to: 0.08)) { $0.bar(bar.track) }
            if bar.filled.width > 0 { canvas.fill(accent) { $0.bar(bar.filled) } }
            canvas.write(row.texts[column], in: bar.number, text)
        }
    }
}

extension Canvas {
    fileprivate func bar(_ frame: Rectangle) {
        roundedRectangle(
            x: frame.x,
            y: frame.y,
            width: frame.width,
            height: frame.height,
            radius: min(4, frame.width / 2, frame.height / 2)
        )
    }
}

@MainActor
private final class DrawCall {
    var draw: (@MainActor (Canvas) -> Void)?
}
