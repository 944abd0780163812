/// A sheet of paper for a portrait: 1000 units across, 1000 to 2000 down.
struct PortraitSheet {
    let canvas: Canvas
    let palette: Palette

    /// The sheet as a whole.
    var bounds: Rect {
        Rect(0, 0, 1000, 1000 * Double(canvas.pixelHeight) / Double(canvas.pixelWidth))
    }

    /// The center, which a round or square cell shows.
    var center: Point { bounds.center }

    /// A color with contrast to another.
    func ink(on color: Color) -> Color {
        [palette.light, palette.deep, palette.accent].max {
            $0.contrast(with: color) < $1.contrast(with: color)
        } ?? palette.deep
    }

    /// The color of faces: bright paper of any hue, not a skin color.
    var faceColor: Color {
        [palette.light, palette.accent, palette.second].map { color in
            var color = color
            while color.luminance < 0.34 { color = color.lighter(0.12) }
            return color
        }.max { $0.contrast(with: palette.ground) < $1.contrast(with: palette.ground) }
            ?? palette.light
    }

    /// The palette's colors that differ from the ground and from `other`, highest contrast first.
    func colors(besides other: Color) -> [Color] {
        let apart = { (color: Color) in
            min(color.contrast(with: palette.ground), color.contrast(with: other))
        }
        return [palette.light, palette.accent, palette.second, palette.deep]
            .sorted { apart($0) > apart($1) }
    }

    /// Fills the path that `path` creates twice: as a whole, and darker on the side away from the
    /// light.
    func fillShaded(_ color: Color, light: Double, _ path: () -> Void) {
        canvas.saved {
            path()
            canvas.clip()
            canvas.paint(color)
            canvas.rect(Rect(light > 0 ? -1000 : center.x, -1000, 1500, 4000))
            canvas.fill(palette.deep, 0.16)
        }
    }
}

extension Canvas {
    /// A sheet for a portrait.
    ///
    /// The height is clamped between the width and twice the width.
    convenience init(portraitWidth width: Int, height: Int) throws(ArtworkError) {
        guard (16...4000).contains(width) else { throw .unsupportedWidth(width) }
        let height = min(max(height, width), 2 * width)
        try self.init(
            pixelWidth: width,
            pixelHeight: height,
            unitsDown: 1000 * Double(height) / Double(width)
        )
    }
}
