import GTKSupport

/// The columns of a grid of posters: as many as fit with the minimum gap between them.
@MainActor
final class PosterGrid {
    /// The width, in application pixels, from which on three columns fit.
    nonisolated static let roomyWidth = 3.0 * 160 + 12

    /// The minimum gap between two posters, and to the edge, in application pixels.
    private static let gap = 12

    /// The size of a poster in application pixels.
    let poster: (width: Int, height: Int)

    /// Creates a grid; with larger text posters are larger, but two still fit into the narrowest
    /// window.
    init() {
        let width = Style.textScale > 1.15 ? 160 : 148
        poster = (width, width * 3 / 2)
    }

    /// Returns the number of columns, from 2 to 12, in a width in application pixels.
    func columns(in width: Double) -> Int {
        min(max(2, (Int(width) - Self.gap) / (poster.width + Self.gap)), 12)
    }
}
