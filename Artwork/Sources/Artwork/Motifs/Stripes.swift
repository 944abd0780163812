/// Stripes that run, bend and end in a disc, in the style of the 1970s.
struct Stripes: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let inks = [colors.deep, colors.accent, colors.light, colors.second].filter {
            $0.contrast(with: colors.ground) > 1.12
        }
        let width = scene.unit * scene.dice.number(6...8)
        let count = inks.count
        let mirrored = scene.dice.hit(0.5)
        let kind = scene.dice.integer(0...1)
        canvas.saved {
            canvas.rect(
                Rect(
                    scene.bounds.x,
                    stage.y,
                    scene.bounds.width,
                    (scene.titleBelow ? stage.maxY : scene.bounds.maxY) - stage.y
                )
            )
            canvas.clip()
            for (index, color) in inks.enumerated() {
                let offset = width * (Double(index) - Double(count - 1) / 2)
                if kind == 0 {
                    sweep(canvas, stage, offset, mirrored)
                } else {
                    zigzag(canvas, stage, offset, mirrored)
                }
                canvas.stroke(color, width + 0.8, butt: true)
            }
        }
        let spot =
            kind == 0
            ? stage.at(mirrored ? 0.28 : 0.72, 0.26) : stage.at(mirrored ? 0.26 : 0.74, 0.2)
        canvas.circle(spot, scene.unit * 15)
        canvas.fill(colors.accent)
        if scene.dice.hit(0.6) { runner(in: scene, stage.at(0.5, 0.5), mirrored) }
    }

    private func sweep(_ canvas: Canvas, _ stage: Rect, _ offset: Double, _ mirrored: Bool) {
        let flip: (Double, Double) -> Point = { x, y in
            Point(
                mirrored ? stage.maxX - x * stage.width : stage.x + x * stage.width,
                stage.y + y * stage.height
            )
        }
        let radius = stage.width * 0.3
        let side = mirrored ? -1.0 : 1.0
        let corner = flip(0.3, 0.72)
        canvas.start(corner.x - side * (radius * 0 + offset), stage.y - 40)
        canvas.to(corner.x - side * offset, corner.y - radius)
        canvas.bend(
            Point(corner.x - side * offset, corner.y - radius + (radius + offset) * 0.56),
            Point(corner.x + side * radius - side * (radius + offset) * 0.56, corner.y + offset),
            Point(corner.x + side * radius, corner.y + offset)
        )
        canvas.to(corner.x + side * 1200, corner.y + offset)
    }

    private func zigzag(_ canvas: Canvas, _ stage: Rect, _ offset: Double, _ mirrored: Bool) {
        let x: (Double) -> Double = {
            mirrored ? stage.maxX - $0 * stage.width : stage.x + $0 * stage.width
        }
        let drop = offset * 1.2
        canvas.line([
            Point(x(-0.2), stage.y + stage.height * 0.98 + drop),
            Point(x(0.34), stage.y + stage.height * 0.5 + drop),
            Point(x(0.58), stage.y + stage.height * 0.72 + drop),
            Point(x(1.2), stage.y + stage.height * 0.2 + drop),
        ])
    }

    private func runner(in scene: Scene, _ center: Point, _ mirrored: Bool) {
        let canvas = scene.canvas
        let ink = scene.palette.isNight ? scene.palette.light : scene.palette.deep
        canvas.placed(at: center, unit: scene.unit * 3.1, mirrored: mirrored) {
            canvas.circle(Point(1.6, -8), 1)
            canvas.fill(ink)
            canvas.line([Point(1.1, -6.2), Point(-0.4, -1.8)])
            canvas.stroke(ink, 2.2)
            canvas.line([Point(1.1, -6), Point(3.4, -4.2), Point(4.8, -5.8)])
            canvas.line([Point(1.1, -6), Point(-1.6, -5.2), Point(-2.4, -3.2)])
            canvas.stroke(ink, 0.85)
            canvas.line([Point(-0.2, -1.8), Point(2.4, -0.2), Point(1.8, 3)])
            canvas.line([Point(-0.5, -1.8), Point(-2, 1.4), Point(-4.8, 1.6)])
            canvas.stroke(ink, 1.15)
        }
    }
}
