import GTKSupport

/// The columns of a grid of posters, and how large its posters are in a width.
///
/// Posters are 140 to 180 application pixels wide, with larger text up to a third more, with 12
/// between them: as many as fit.
@MainActor
final class PosterGrid {
    /// The distance between two posters, and to the edge, in application pixels.
    static let gap = 12
    /// From this width on, in application pixels, three columns fit.
    nonisolated static let roomyWidth = 3.0 * 152 + 12

    /// The size of a poster in application pixels.
    private(set) var poster = (width: 160, height: 240)

    /// Fits posters into a width in application pixels; returns the number of columns, at least 2.
    func fit(_ width: Double) -> Int {
        let room = max(0, Int(width) - Self.gap)
        let scale = min(max(Style.textScale, 1), 4.0 / 3)
        let (least, most) = (140 * scale, 180 * scale)
        let columns = min(max(2, room / (Int(least) + Self.gap)), 12)
        let fitting = max(min(room / columns - Self.gap - 1, Int(most)), 80)
        poster = (fitting, fitting * 3 / 2)
        return columns
    }
}
