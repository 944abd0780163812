/// A positioned line of text.
struct TextLine: Hashable, Sendable {
    var text: String
    var face: Typeface
    /// The size of one em in poster units.
    var size: Double
    /// The pen's start on the baseline.
    var origin: Point
    /// The area that the letters cover.
    var ink: Rect

    /// The line, moved.
    func moved(_ dx: Double, _ dy: Double) -> TextLine {
        var line = self
        line.origin.x += dx
        line.origin.y += dy
        line.ink.x += dx
        line.ink.y += dy
        return line
    }
}
