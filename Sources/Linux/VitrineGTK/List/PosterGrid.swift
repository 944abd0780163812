import GTKSupport

/// The columns of a poster grid: as many as fit with the minimum gap between them.
@MainActor
final class PosterGrid {
    /// The minimum width, in application pixels, for three columns.
    nonisolated static let roomyWidth = 3.0 * 160 + 12

    /// The minimum gap between two posters, and between posters and the edge, in application
    /// pixels.
    private static let gap = 12

    /// The poster size in application pixels.
    let poster: (width: Int, height: Int)

    /// Creates a grid; larger text means larger posters, but two still fit in the narrowest window.
    init() {
        let width = Style.textScale > 1.15 ? 160 : 148
        poster = (width, width * 3 / 2)
    }

    /// Returns the number of columns, from 2 to 12, that fit in a width in application pixels.
    func columns(in width: Double) -> Int {
        min(max(2, (Int(width) - Self.gap) / (poster.width + Self.gap)), 12)
    }
}
