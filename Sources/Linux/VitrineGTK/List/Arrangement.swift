import Catalog
import Features

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

    /// That of the rows of a list, in its layout.
    @MainActor
    init(of model: ItemListViewModel, width: Double) {
        self.init(model.layout, isRanking: model.list?.rankedBy != nil, width: width)
    }

    /// Whether the last row is the footer, which stands below the others otherwise.
    var hasFooterRow: Bool { self != .pairsOfRows && self != .grid }

    /// The width that a page takes at most, in application pixels.
    static let pageWidth = 1_680

    /// The width that the rows and what is above them take at most, in application pixels.
    ///
    /// The same for all layouts of a list: the button that leads to the other one stays in place.
    var width: Int {
        switch self {
        case .rows, .pairsOfRows, .grid: Self.pageWidth
        case .ranking: 960
        case .stream: 784
        }
    }
}

extension AppModel {
    /// Rows have a width, in application pixels, which beside details is no measure of the window.
    func widthChanged(to width: Double) {
        if router.path.isEmpty { roomChanged(isRoomy: width >= PosterGrid.roomyWidth) }
    }
}
