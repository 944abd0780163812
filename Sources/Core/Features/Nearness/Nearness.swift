/// How far a row is from what is seen.
public enum Nearness: Sendable {
    /// In the view or within a screen of it: worth a picture.
    case near
    /// Between: keeps what it has.
    case between
    /// More than two screens away: lets go of its picture.
    case far

    /// Judges a row by the rows that are seen, all positions 0-based.
    public init(of position: Int, visible: Range<Int>) {
        let screen = max(1, visible.count)
        let distance = max(visible.lowerBound - position, position - visible.upperBound + 1, 0)
        self = distance <= screen ? .near : distance <= 2 * screen ? .between : .far
    }
}
