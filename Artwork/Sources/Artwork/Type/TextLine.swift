/// One line of text in its place.
struct TextLine: Hashable, Sendable {
    var text: String
    var face: Typeface
    /// Poster units for one em.
    var size: Double
    /// Where the pen starts, on the baseline.
    var origin: Point
    /// What the letters cover.
    var ink: Rect

    /// The same line elsewhere.
    func moved(_ dx: Double, _ dy: Double) -> TextLine {
        var line = self
        line.origin.x += dx
        line.origin.y += dy
        line.ink.x += dx
        line.ink.y += dy
        return line
    }
}
