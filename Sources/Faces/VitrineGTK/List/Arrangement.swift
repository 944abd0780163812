import Catalog

/// How the rows of a layout are arranged in a width.
enum Arrangement: Equatable {
    /// One below the other; the last one is the footer.
    case rows
    /// The same where two would fit: a ranking.
    case ranking
    /// Two side by side, where one would leave half of the width empty.
    case pairsOfRows
    /// Posters side by side.
    case grid
    /// Photos at full width; the last row is the footer.
    case stream

    /// From this width on, in application pixels, there are two rows side by side.
    static let pairWidth = 840.0

    /// `width` is in application pixels.
    init(_ layout: ListDescriptor.Layout, isRanking: Bool, width: Double) {
        self =
            switch layout {
            case .list where isRanking: .ranking
            case .list: width < Self.pairWidth ? .rows : .pairsOfRows
            case .grid: .grid
            case .stream: .stream
            }
    }

    /// Whether the last row is the footer, which stands below the others otherwise.
    var hasFooterRow: Bool { self != .pairsOfRows && self != .grid }

    /// The width that the rows take at most, in application pixels.
    var width: Int {
        switch self {
        // The same for both: the width of the rows tells when the other arrangement fits.
        case .rows, .pairsOfRows: 1_440
        case .ranking: 960
        case .grid: 1_800
        case .stream: 784
        }
    }
}
