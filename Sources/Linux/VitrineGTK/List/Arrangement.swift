import Catalog
import Features

/// How the rows of a layout are arranged in the available width.
enum Arrangement: Equatable {
    /// One column; the last row is the footer.
    case rows
    /// One column even if two would fit, because the list is a ranking.
    case ranking
    /// Two columns, because a single one would leave half of the width empty.
    case pairsOfRows
    /// Posters side by side.
    case grid
    /// Photos at full width; the last row is the footer.
    case stream

    /// The minimum width, in application pixels, for rows in two columns.
    static let pairWidth = 840.0

    /// Chooses the arrangement for a width in application pixels.
    init(_ layout: ListDescriptor.Layout, isRanking: Bool, width: Double) {
        self =
            switch layout {
            case .list where isRanking: .ranking
            case .list: width < Self.pairWidth ? .rows : .pairsOfRows
            case .grid: .grid
            case .stream: .stream
            }
    }

    /// Chooses the arrangement for a list's layout.
    @MainActor
    init(of model: ItemListViewModel, width: Double) {
        self.init(model.layout, isRanking: model.list?.rankedBy != nil, width: width)
    }

    /// Whether the last row is the footer; otherwise the footer is below the rows.
    var hasFooterRow: Bool { self != .pairsOfRows && self != .grid }

    /// The maximum width of a page in application pixels.
    static let pageWidth = 1_680

    /// The maximum width of the rows and of the widgets above them, in application pixels.
    ///
    /// A list has the same width in all its layouts, so the button that switches layouts stays in
    /// place.
    var width: Int {
        switch self {
        case .rows, .pairsOfRows, .grid: Self.pageWidth
        case .ranking: 960
        case .stream: 784
        }
    }
}

extension AppModel {
    /// Adapts to the width of the rows in application pixels; beside details, it doesn't reflect
    /// the width of the window.
    func widthChanged(to width: Double) {
        if router.path.isEmpty { roomChanged(isRoomy: width >= PosterGrid.roomyWidth) }
    }
}
