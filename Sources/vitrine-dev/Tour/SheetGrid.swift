import GTKSupport

/// The layout of a contact sheet: rows of equal cells with equal gaps.
struct SheetGrid: Equatable {
    /// The maximum width of a sheet in pixels; sheets with few pictures are narrower.
    static let width = 2_000.0
    /// The margin around all cells, in pixels.
    static let margin = 48.0
    /// The space between cells, in pixels.
    static let gap = 24.0
    /// The space for a name below its picture, in pixels; fits two lines.
    static let captionHeight = 40.0
    /// The space for the heading, in pixels.
    static let headingHeight = 64.0
    /// The minimum width of a cell in pixels; in narrower cells, names would wrap to more than two
    /// lines.
    private static let leastCellWidth = 150.0
    /// The preferred aspect ratio of a sheet: width divided by height.
    private static let aspect = 1.5

    /// The number of cells per row.
    let columns: Int
    let rows: Int
    /// The width of a cell in pixels.
    let cellWidth: Double
    /// The height of the picture in a cell, in pixels.
    let pictureHeight: Double
    private let count: Int

    /// Lays out `count` pictures (at least one), most of which have the given size in pixels.
    init(count: Int, width: Double, height: Double) {
        let candidates = (1...max(1, count)).map {
            SheetGrid(columns: $0, count: max(1, count), width: width, height: height)
        }.filter { $0.columns == 1 || $0.cellWidth >= Self.leastCellWidth }
        self = candidates.min { $0.distance < $1.distance } ?? candidates[0]
    }

    private init(columns: Int, count: Int, width: Double, height: Double) {
        let room = Self.width - 2 * Self.margin - Double(columns - 1) * Self.gap
        // Pictures are never enlarged.
        let cellWidth = min(room / Double(columns), width).rounded(.down)
        self.columns = columns
        self.count = count
        self.cellWidth = cellWidth
        rows = (count + columns - 1) / columns
        pictureHeight = (cellWidth * height / width).rounded(.down)
    }

    /// The width of the sheet in pixels.
    var sheetWidth: Double {
        2 * Self.margin + Double(columns) * (cellWidth + Self.gap) - Self.gap
    }

    /// The height of the sheet in pixels.
    var sheetHeight: Double {
        2 * Self.margin + Self.headingHeight + Double(rows) * (rowHeight + Self.gap) - Self.gap
    }

    /// Returns the rectangle of the picture at a 0-based index, row by row.
    func picture(at index: Int) -> Rectangle {
        let (row, column) = (Double(index / columns), Double(index % columns))
        return Rectangle(
            x: Self.margin + column * (cellWidth + Self.gap),
            y: Self.margin + Self.headingHeight + row * (rowHeight + Self.gap),
            width: cellWidth,
            height: pictureHeight
        )
    }

    /// Returns the rectangle of the name at a 0-based index.
    func caption(at index: Int) -> Rectangle {
        let picture = picture(at: index)
        return Rectangle(
            x: picture.x,
            y: picture.y + picture.height + 8,
            width: picture.width,
            height: Self.captionHeight
        )
    }

    private var rowHeight: Double { pictureHeight + 8 + Self.captionHeight }

    /// The layout's distance from the ideal, based on its aspect ratio and the empty cells in its
    /// last row.
    private var distance: Double {
        let empty = Double(columns * rows - count) / Double(columns)
        let shape = sheetWidth / sheetHeight / Self.aspect
        return max(shape, 1 / shape) + 0.1 * empty
    }
}
