import GTKSupport

/// The columns of a grid of posters: as many as fit, with at least 12 application pixels between two
/// posters.
@MainActor
final class PosterGrid {
    /// From this width on, in application pixels, three columns fit.
    nonisolated static let roomyWidth = 3.0 * 160 + 12

    /// The least distance between two posters, and to the edge, in application pixels.
    private static let gap = 12

    /// The size of a poster in application pixels.
    let poster: (width: Int, height: Int)

    /// With larger text posters are larger, as far as two fit into the narrowest window.
    init() {
        let width = Style.textScale > 1.15 ? 160 : 148
        poster = (width, width * 3 / 2)
    }

    /// The number of columns, at least 2, in a width in application pixels.
    func columns(in width: Double) -> Int {
        min(max(2, (Int(width) - Self.gap) / (poster.width + Self.gap)), 12)
    }
}
