/// How many rows of a list a face lays out with a frame.
///
/// GTK makes some 200 cells of a list, whatever is seen of it, which takes a tenth of a second: as
/// many as are seen come with the first frame, the others with the next ones.
public enum ListGrowth {
    /// The number of cells that a face makes at most; further rows cost nothing.
    private static let cells = 200
    /// The fewest rows that a frame adds: those of a window that has not been laid out.
    private static let least = 24

    /// The number of rows to lay out now.
    ///
    /// - Parameters:
    ///   - shown: how many are laid out, of whatever order.
    ///   - count: how many there are.
    ///   - seen: how many the window had room for; 0 if unknown.
    /// - Returns: at most `count`.
    public static func count(after shown: Int, of count: Int, seen: Int) -> Int {
        let step = max(least, 2 * seen)
        return shown >= cells || count <= shown + step ? count : shown + step
    }
}
