/// Umbrellas in the rain, one of them in a different color.
struct Umbrellas: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let pale = colors.isNight ? colors.light : colors.deep
        if scene.dice.hit(0.36) {
            crowd(in: &scene)
        } else {
            let lean = 0.24
            for _ in 0..<90 {
                let spot = stage.at(scene.dice.number(0...1), scene.dice.number(0...1))
                let reach = scene.unit * scene.dice.number(5...11)
                canvas.line([spot, Point(spot.x - reach * lean, min(spot.y + reach, stage.maxY))])
            }
            canvas.stroke(pale, 3, 0.45)
            let feet = stage.at(scene.dice.number(0.4...0.6), 0.9)
            let height = stage.height * 0.56
            canvas.ellipse(feet, height * 0.4, height * 0.035)
            canvas.fill(colors.deep, 0.5)
            let dress: Dress = scene.dice.pick([.skirt, .coat, .hat])
            let ink = colors.isNight ? colors.light : colors.deep
            canvas.person(at: feet, height: height * 0.8, ink, dress)
            let top = Point(feet.x + height * 0.16, feet.y - height * 1.02)
            canvas.line([Point(feet.x + height * 0.14, feet.y - height * 0.4), top])
            canvas.stroke(ink, height * 0.018)
            dome(canvas, top, height * 0.42, colors.accent, colors.accent.darker(0.2))
        }
    }

    private func dome(
        _ canvas: Canvas,
        _ top: Point,
        _ radius: Double,
        _ color: Color,
        _ shade: Color
    ) {
        canvas.placed(at: Point(top.x, top.y + radius * 0.7), unit: radius, turned: 0.12) {
            canvas.slice(Point(0, 0), 1, .pi, 2 * .pi)
            for scallop in 0..<4 {
                canvas.slice(Point(-0.75 + 0.5 * Double(scallop), 0), 0.25, .pi, 2 * .pi)
            }
            canvas.fill(color)
            canvas.start(0, -1)
            canvas.bend(Point(0.55, -0.8), Point(0.5, -0.2), Point(0.5, 0))
            canvas.to(1, 0)
            canvas.bend(Point(1, -0.6), Point(0.6, -1), Point(0, -1))
            canvas.close()
            canvas.fill(shade)
            canvas.line([Point(0, -1), Point(0, -1.14)])
            canvas.stroke(shade, 0.045)
        }
    }

    /// A crowd of umbrellas from above.
    private func crowd(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let columns = scene.dice.integer(3...4)
        let size = stage.width / Double(columns)
        let rows = max(2, Int(stage.height / size))
        let top = stage.y + (stage.height - size * Double(rows)) / 2
        let odd = scene.dice.integer(0...rows * columns - 1)
        let base = colors.isNight ? colors.second : colors.deep
        for row in 0..<rows {
            for column in 0..<columns {
                let center = Point(
                    stage.x + size * (Double(column) + 0.5),
                    top + size * (Double(row) + 0.5)
                )
                let turn = scene.dice.number(0...1)
                let color = row * columns + column == odd ? colors.accent : base
                for panel in 0..<8 {
                    let a = turn + Double.pi / 4 * Double(panel)
                    scene.canvas.polygon([
                        center, center.moved(size * 0.45, angle: a),
                        center.moved(size * 0.45, angle: a + .pi / 4),
                    ])
                    scene.canvas.fill(panel.isMultiple(of: 2) ? color : color.lighter(0.12))
                }
                scene.canvas.circle(center, size * 0.025)
                scene.canvas.fill(colors.light)
            }
        }
    }
}
