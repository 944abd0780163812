/// Everything that a motif needs for drawing.
struct Scene {
    let canvas: Canvas
    let palette: Palette
    let era: Era
    /// The area to cover.
    let bounds: Rect
    /// The part of `bounds` for the motif.
    ///
    /// The title covers the rest, which must stay calm: plain ground or a slow gradient.
    let stage: Rect
    /// Whether the calm part is below the stage rather than above.
    let titleBelow: Bool
    /// The variant that the title suggests; nil means a random one.
    let variant: Int?
    /// The motif's random numbers, always the same for a film.
    var dice: Chance
    /// Shapes around a motif that would otherwise leave a wide sheet empty.
    var ambience: Ambience?

    /// Whether this is a backdrop, not a poster.
    var isWide: Bool { bounds.width > Rect.poster.width }

    /// A length relative to the stage: a hundredth of its smaller side.
    var unit: Double { min(stage.width, stage.height) / 100 }

    /// The part of `bounds` that the title doesn't cover.
    var open: Rect {
        titleBelow
            ? Rect(bounds.x, bounds.y, bounds.width, stage.maxY - bounds.y)
            : Rect(bounds.x, stage.y, bounds.width, bounds.maxY - stage.y)
    }

    /// Covers everything below `y`.
    func base(from y: Double, _ color: Color) {
        canvas.rect(Rect(bounds.x, y, bounds.width, bounds.maxY + 5 - y))
        canvas.fill(color)
    }

    /// Covers everything in one color.
    func flood(_ color: Color) {
        canvas.rect(bounds)
        canvas.fill(color)
        ambience?.draw(on: canvas, palette)
    }

    /// Covers everything with a gradient from top to bottom.
    func flood(_ stops: [Canvas.Stop]) {
        canvas.rect(bounds)
        canvas.fill(from: Point(0, bounds.y), to: Point(0, bounds.maxY), stops)
        ambience?.draw(on: canvas, palette)
    }
}
