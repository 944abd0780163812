import GTKSupport

/// An image with thumbnails of many pictures in a grid, each with its name.
@MainActor
struct ContactSheet {
    /// A picture and its name.
    struct Entry: Hashable, Sendable {
        /// The name, written below the picture.
        let name: String
        /// The path of its PNG file.
        let path: String

        /// Creates an entry; the file is only read when the sheet is written.
        init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    private let title: String
    private let subtitle: String
    private let entries: [Entry]
    private let isDark: Bool

    /// Creates a sheet without reading any files.
    ///
    /// - Parameters:
    ///   - title: the heading in large type, which applies to all pictures.
    ///   - subtitle: the text on the right that distinguishes this sheet from others.
    ///   - entries: the pictures, in order.
    ///   - isDark: whether the background is dark.
    init(title: String, subtitle: String, _ entries: [Entry], isDark: Bool) {
        self.title = title
        self.subtitle = subtitle
        self.entries = entries
        self.isDark = isDark
    }

    /// Writes the sheet as a PNG.
    ///
    /// Returns false if it has no pictures, if one can't be read, or if writing fails. The cells
    /// have the aspect ratio of the first picture. A picture with another shape, such as a dialog,
    /// is centered in its cell at the same scale, or at a smaller one if it would otherwise be too
    /// large for the cell.
    func write(to path: String) -> Bool {
        let sizes = entries.map { Canvas.size(ofPictureAt: $0.path) }
        guard let first = sizes.first ?? nil, !sizes.contains(where: { $0 == nil }) else {
            return false
        }
        let grid = SheetGrid(
            count: entries.count,
            width: Double(first.width),
            height: Double(first.height)
        )
        var areAllDrawn = true
        let isWritten = Canvas.write(
            width: Int(grid.sheetWidth),
            height: Int(grid.sheetHeight),
            to: path
        ) { canvas in
            canvas.fill(surface) { $0.everything() }
            write(on: canvas)
            for (index, entry) in entries.enumerated() {
                let frame = Self.fit(
                    sizes[index] ?? first,
                    in: grid.picture(at: index),
                    scale: grid.cellWidth / Double(first.width)
                )
                if !draw(entry, on: canvas, in: frame) { areAllDrawn = false }
                SheetText(scale: 0.85, color: text.faded(to: 0.8))
                    .write(entry.name, on: canvas, centeredIn: grid.caption(at: index))
            }
        }
        return isWritten && areAllDrawn
    }

    /// Returns the rectangle of a picture in its cell.
    nonisolated static func fit(
        _ size: (width: Int, height: Int),
        in cell: Rectangle,
        scale: Double
    ) -> Rectangle {
        let (width, height) = (Double(size.width), Double(size.height))
        let scale = min(scale, cell.width / width, cell.height / height)
        return Rectangle(
            x: (cell.x + (cell.width - width * scale) / 2).rounded(),
            y: (cell.y + (cell.height - height * scale) / 2).rounded(),
            width: (width * scale).rounded(),
            height: (height * scale).rounded()
        )
    }
}

extension ContactSheet {
    private var surface: Canvas.Color { Canvas.Color(isDark ? 0x1D1D20 : 0xEFEEEC) }
    private var text: Canvas.Color { Canvas.Color(isDark ? 0xFFFFFF : 0x1E1E22) }

    private func write(on canvas: Canvas) {
        let line = Rectangle(
            x: SheetGrid.margin,
            y: SheetGrid.margin,
            width: canvas.width - 2 * SheetGrid.margin,
            height: 32
        )
        SheetText(scale: 1.8, isBold: true, color: text).write(title, on: canvas, in: line)
        SheetText(scale: 1.2, color: text.faded(to: 0.8))
            .write(subtitle, on: canvas, in: line, isAtEnd: true)
    }

    /// Draws a soft shadow, the picture, and a hairline around it to separate dark from dark.
    private func draw(_ entry: Entry, on canvas: Canvas, in frame: Rectangle) -> Bool {
        let radius = 6.0
        for step in 1...4 {
            let spread = Double(step) * 1.5
            canvas.fill(Canvas.Color(0x000000, alpha: isDark ? 0.12 : 0.05)) {
                $0.roundedRectangle(
                    x: frame.x - spread,
                    y: frame.y - spread + 2,
                    width: frame.width + 2 * spread,
                    height: frame.height + 2 * spread,
                    radius: radius + spread
                )
            }
        }
        guard canvas.draw(pictureAt: entry.path, in: frame, radius: radius) else { return false }
        canvas.stroke(text.faded(to: 0.16), line: 1) {
            $0.roundedRectangle(
                x: frame.x - 0.5,
                y: frame.y - 0.5,
                width: frame.width + 1,
                height: frame.height + 1,
                radius: radius
            )
        }
        return true
    }
}
