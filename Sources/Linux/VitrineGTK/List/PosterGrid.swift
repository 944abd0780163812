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

    /// The minimum width of a column in application pixels, if there are more than two.
    private let columnWidth: Int

    /// Creates a grid; larger text means larger posters and wider columns, but two still fit in the
    /// narrowest window.
    init() {
        let isLarge = Style.textScale > 1.15
        let width = isLarge ? 160 : 148
        poster = (width, width * 3 / 2)
        columnWidth = isLarge ? max(width, Int(120 * Style.textScale)) : width
    }

    /// Whether texts may be wider than their poster, because columns are.
    var hasWideTexts: Bool { columnWidth > poster.width }

    /// Returns the number of columns, from 2 to 12, that fit in a width in application pixels.
    func columns(in width: Double) -> Int {
        min(max(2, (Int(width) - Self.gap) / (columnWidth + Self.gap)), 12)
    }
}
