/// Whether the controls above a list are shown: in a low window they give way to the rows while one
/// scrolls down, and come back while one scrolls up.
///
/// A pure value: a face tells it where the list is, and shows or hides the controls. Lengths are in
/// application pixels.
public struct ControlsReveal: Hashable, Sendable {
    /// From this height on a page has room for the controls and the rows.
    public static let roomyHeight = 600.0
    /// How far one scrolls down until they go, and up until they come.
    public static let (wayDown, wayUp) = (60.0, 30.0)

    /// Whether they are shown; at first they are.
    public private(set) var isRevealed = true
    private var offset = 0.0
    /// Where the direction of scrolling changed last.
    private var turn = 0.0

    /// At the top of a list.
    public init() {}

    /// The list was scrolled to `offset` in a page of a height; `isInUse` keeps the controls, for
    /// what a person has typed into them.
    public mutating func scrolled(to offset: Double, pageHeight: Double, isInUse: Bool) {
        // A layout may round what was scrolled, which is no way back.
        if abs(offset - self.offset) >= 1 {
            if (offset - self.offset) * (self.offset - turn) < 0 { turn = self.offset }
            self.offset = offset
        }
        if pageHeight >= Self.roomyHeight || isInUse || offset < Self.wayDown {
            isRevealed = true
        } else if offset - turn > Self.wayDown {
            isRevealed = false
        } else if turn - offset > Self.wayUp {
            isRevealed = true
        }
    }

    /// The rows were moved to `offset` because the controls came or went: nobody has scrolled.
    public mutating func moved(to offset: Double) { (self.offset, turn) = (offset, offset) }

    /// The controls are wanted: they stay until one scrolls down again.
    public mutating func reveal() { (isRevealed, turn) = (true, offset) }
}
