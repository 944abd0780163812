/// The positions of title and picture.
enum Layout: CaseIterable, Sendable {
    /// The picture fills the sheet, with the title over its calm part.
    case openTop, openBottom
    /// A window in a sheet of paper, with the title on the paper.
    case framedTop, framedBottom
    /// A block of color with the title; the picture extends to the other edges.
    case splitTop, splitBottom
    /// The title runs up the left edge.
    case spine

    /// Whether the title is below the picture.
    var titleBelow: Bool {
        switch self {
        case .openBottom, .framedBottom, .splitBottom: true
        case .openTop, .framedTop, .splitTop, .spine: false
        }
    }
}
