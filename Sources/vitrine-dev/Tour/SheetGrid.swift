import GTKSupport

/// Where the pictures of a contact sheet lie: cells of one size in rows, with equal gaps.
struct SheetGrid: Equatable {
    /// The width of every sheet in pixels, but for those of few pictures, which are narrower.
    static let width = 2_000.0
    /// Around the whole, in pixels.
    static let margin = 48.0
    /// Between cells, in pixels.
    static let gap = 24.0
    /// The room of a picture's name below it, in pixels: two lines.
    static let captionHeight = 40.0
    /// The room of the heading, in pixels.
    static let headingHeight = 64.0
    /// Below this width names would break into more than two lines, in pixels.
    private static let leastCellWidth = 150.0
    /// What looks well on a screen: width by height.
    private static let aspect = 1.5

    /// How many cells are in a row.
    let columns: Int
    /// How many rows there are.
    let rows: Int
    /// The width of a cell in pixels.
    let cellWidth: Double
    /// The height of a cell's picture in pixels.
    let pictureHeight: Double
    private let count: Int

    /// Fits cells for so many pictures, most of them so wide and high; one is the least.
    init(count: Int, width: Double, height: Double) {
        let candidates = (1...max(1, count)).map {
            SheetGrid(columns: $0, count: max(1, count), width: width, height: height)
        }.filter { $0.columns == 1 || $0.cellWidth >= Self.leastCellWidth }
        self = candidates.min { $0.distance < $1.distance } ?? candidates[0]
    }

    private init(columns: Int, count: Int, width: Double, height: Double) {
        let room = Self.width - 2 * Self.margin - Double(columns - 1) * Self.gap
        // Never larger than life.
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

    /// Where the picture of a cell lies, 0-based, row by row.
    func picture(at index: Int) -> Rectangle {
        let (row, column) = (Double(index / columns), Double(index % columns))
        return Rectangle(
            x: Self.margin + column * (cellWidth + Self.gap),
            y: Self.margin + Self.headingHeight + row * (rowHeight + Self.gap),
            width: cellWidth,
            height: pictureHeight
        )
    }

    /// Where the name of a cell stands.
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

    /// How far it is from what looks well: its shape, and cells that its last row leaves empty.
    private var distance: Double {
        let empty = Double(columns * rows - count) / Double(columns)
        let shape = sheetWidth / sheetHeight / Self.aspect
        return max(shape, 1 / shape) + 0.1 * empty
    }
}
