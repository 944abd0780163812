/// Limits how many rows of a list are laid out in one frame.
///
/// However few are visible, GTK creates about 200 cells for a list, which takes a tenth of a
/// second. The first frame therefore contains only the visible rows, and later frames add the rest.
public enum ListGrowth {
    /// The maximum number of cells that GTK creates; further rows cost nothing.
    private static let cells = 200
    /// The minimum number of rows added per frame, used before the window is laid out.
    private static let least = 24

    /// Returns the number of rows to lay out now.
    ///
    /// - Parameters:
    ///   - shown: how many rows are laid out, in any order.
    ///   - count: how many rows the list has.
    ///   - seen: how many rows fitted into the window; 0 if unknown.
    /// - Returns: at most `count`.
    public static func count(after shown: Int, of count: Int, seen: Int) -> Int {
        let step = max(least, 2 * seen)
        return shown >= cells || count <= shown + step ? count : shown + step
    }
}
