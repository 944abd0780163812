/// How far a row is from the visible ones.
public enum Nearness: Sendable {
    /// Visible, or within one screen of the visible rows: its picture loads.
    case near
    /// Within two screens: it keeps its picture if it has one.
    case between
    /// More than two screens away: it releases its picture.
    case far

    /// Creates the distance of a row at a 0-based position from the 0-based range of visible rows.
    public init(of position: Int, visible: Range<Int>) {
        let screen = max(1, visible.count)
        let distance = max(visible.lowerBound - position, position - visible.upperBound + 1, 0)
        self = distance <= screen ? .near : distance <= 2 * screen ? .between : .far
    }
}
