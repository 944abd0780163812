/// Airplanes in formation across searchlights or sunrays.
struct Squadron: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        let focus = Point(stage.midX + stage.width * scene.dice.number(-0.2...0.2), low + 10)
        canvas.saved {
            let top = scene.isWide ? scene.bounds.y : stage.y - 10
            canvas.rect(Rect(scene.bounds.x, top, scene.bounds.width, low - top))
            canvas.clip()
            let rays = scene.dice.integer(9...13)
            let reach = scene.isWide ? scene.bounds.width : stage.height * 1.1
            for ray in 0..<rays where ray.isMultiple(of: 2) {
                let a = Double.pi * (1 + Double(ray) / Double(rays))
                canvas.slice(focus, reach, a, a + .pi / Double(rays))
                canvas.fill(
                    around: focus,
                    radius: reach,
                    [.init(0, colors.second), .init(0.72, colors.second), .init(1, colors.ground)]
                )
            }
            canvas.circle(focus, scene.unit * 30)
            canvas.fill(colors.accent)
        }
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, low, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
        let lead = stage.at(scene.dice.number(0.4...0.6), scene.dice.number(0.14...0.22))
        let size = scene.unit * scene.dice.number(20...30)
        let ink = colors.isNight ? colors.light : colors.deep
        for index in 0..<scene.dice.pick([3, 5, 7]) {
            let rank = Double((index + 1) / 2)
            let side = index.isMultiple(of: 2) ? 1.0 : -1.0
            let scale = 1 - 0.13 * rank
            let spot = Point(lead.x + side * rank * size * 0.86, lead.y + rank * size * 0.72)
            plane(on: canvas, at: spot, size: size * scale, ink)
        }
    }

    /// A plane from above, flying upwards.
    private func plane(on canvas: Canvas, at center: Point, size: Double, _ color: Color) {
        canvas.placed(at: center, unit: size / 10) {
            canvas.ellipse(Point(0, 0), 0.62, 4.3)
            canvas.polygon([
                Point(0, -1.9), Point(5, -0.5), Point(5.1, 0.3), Point(0, 0.7), Point(-5.1, 0.3),
                Point(-5, -0.5),
            ])
            canvas.polygon([
                Point(0, 2.9), Point(1.9, 3.5), Point(1.9, 4), Point(0, 4), Point(-1.9, 4),
                Point(-1.9, 3.5),
            ])
            canvas.ellipse(Point(0, -4.3), 1.2, 0.16)
            canvas.fill(color)
        }
    }
}
