/// Two facing profiles and the shape between them.
struct Faces: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        let between =
            colors.light.contrast(with: colors.ground) > 1.4 ? colors.light : colors.accent
        scene.flood(colors.ground)
        let gap = scene.dice.number(0.03...0.09) * stage.width
        let size = stage.height / 9.4
        let middle = stage.at(0.5, 0.46)
        let lower = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        canvas.saved {
            canvas.rect(
                Rect(scene.bounds.x, stage.y - 10, scene.bounds.width, lower - stage.y + 10)
            )
            canvas.clip()
            if scene.dice.hit(0.7) {
                canvas.circle(middle, scene.unit * 33)
                canvas.fill(between)
            }
            profile(on: canvas, at: Point(middle.x - gap, middle.y), size: size, mirrored: false)
            canvas.fill(colors.accent.contrast(with: between) > 1.6 ? colors.accent : colors.second)
            profile(on: canvas, at: Point(middle.x + gap, middle.y), size: size, mirrored: true)
            canvas.fill(colors.deep)
        }
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, lower - 2, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
    }

    /// A profile that faces right, with the tip of the nose at the origin.
    private func profile(on canvas: Canvas, at nose: Point, size: Double, mirrored: Bool) {
        canvas.placed(at: nose, unit: size, mirrored: mirrored) {
            canvas.start(-8, 8)
            canvas.to(-8, -1)
            canvas.bend(Point(-5.2, -4.6), Point(-2.4, -4.6), Point(-1.15, -3.4))
            canvas.bend(Point(-0.62, -2.85), Point(-0.5, -2.2), Point(-0.56, -1.75))
            canvas.bend(Point(-0.6, -1.5), Point(-0.78, -1.3), Point(-0.72, -1.12))
            canvas.bend(Point(-0.55, -0.72), Point(-0.2, -0.32), Point(0, 0.06))
            canvas.bend(Point(0.06, 0.3), Point(-0.2, 0.42), Point(-0.5, 0.45))
            canvas.bend(Point(-0.62, 0.55), Point(-0.55, 0.72), Point(-0.4, 0.85))
            canvas.bend(Point(-0.22, 1.02), Point(-0.36, 1.14), Point(-0.62, 1.2))
            canvas.bend(Point(-0.4, 1.28), Point(-0.28, 1.42), Point(-0.42, 1.58))
            canvas.bend(Point(-0.56, 1.72), Point(-0.74, 1.8), Point(-0.62, 2.05))
            canvas.bend(Point(-0.5, 2.3), Point(-0.62, 2.75), Point(-1.0, 2.86))
            canvas.bend(Point(-1.5, 2.98), Point(-2.1, 2.9), Point(-2.4, 3.3))
            canvas.bend(Point(-2.75, 3.8), Point(-2.6, 5.2), Point(-2.5, 8))
            canvas.close()
        }
    }
}
