/// The distance of a row from the visible ones.
public enum Nearness: Sendable {
    /// Visible or within a screen of that: load its picture.
    case near
    /// In between: keeps the picture if it has one.
    case between
    /// More than two screens away: release its picture.
    case far

    /// `position` and `visible` are 0-based.
    public init(of position: Int, visible: Range<Int>) {
        let screen = max(1, visible.count)
        let distance = max(visible.lowerBound - position, position - visible.upperBound + 1, 0)
        self = distance <= screen ? .near : distance <= 2 * screen ? .between : .far
    }
}
