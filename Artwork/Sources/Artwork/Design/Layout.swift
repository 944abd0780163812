/// Where title and picture go.
enum Layout: CaseIterable, Sendable {
    /// The picture fills the sheet, the title lies on its calm part.
    case openTop, openBottom
    /// A window in a sheet of paper, the title on the paper.
    case framedTop, framedBottom
    /// A block of color for the title, the picture bleeds off the other edges.
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
