/// A heart: whole, broken, or striped.
struct Heart: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let size = scene.unit * scene.dice.number(40...47)
        let center = Point(stage.midX, stage.midY + size * 0.02)
        let turn = scene.dice.number(-0.12...0.12)
        let red = colors.accent.contrast(with: colors.ground) > 1.5 ? colors.accent : colors.light
        switch scene.dice.integer(0...2) {
        case 0:
            for ring in 0..<6 {
                let color = [red, colors.light, colors.second, colors.deep, red, colors.light][ring]
                heart(canvas, center, size * (1 - 0.165 * Double(ring)), turn)
                canvas.fill(color)
            }
        case 1:
            heart(canvas, Point(center.x + 14, center.y + 16), size, turn)
            canvas.fill(colors.deep, 0.35)
            heart(canvas, center, size, turn)
            canvas.fill(red)
            crack(in: &scene, center, size)
        default:
            canvas.saved {
                heart(canvas, center, size, turn)
                canvas.clip()
                canvas.rect(scene.bounds)
                canvas.fill(red)
                canvas.rect(Rect(center.x, scene.bounds.y, 1000, 1500))
                canvas.fill(colors.deep)
            }
            for side in [-1.0, 1.0] {
                let foot = Point(center.x + side * size * 0.4, center.y + size * 0.36)
                canvas.person(
                    at: foot,
                    height: size * 0.72,
                    side < 0 ? colors.deep : red,
                    side < 0 ? .coat : .skirt
                )
            }
        }
    }

    private func heart(_ canvas: Canvas, _ center: Point, _ size: Double, _ turn: Double) {
        canvas.placed(at: center, unit: size, turned: turn) {
            canvas.start(0, 0.92)
            canvas.bend(Point(-0.28, 0.62), Point(-1.02, 0.22), Point(-1.02, -0.36))
            canvas.bend(Point(-1.02, -0.98), Point(-0.22, -1.06), Point(0, -0.44))
            canvas.bend(Point(0.22, -1.06), Point(1.02, -0.98), Point(1.02, -0.36))
            canvas.bend(Point(1.02, 0.22), Point(0.28, 0.62), Point(0, 0.92))
            canvas.close()
        }
    }

    private func crack(in scene: inout Scene, _ center: Point, _ size: Double) {
        var left: [Point] = []
        var right: [Point] = []
        for step in 0...6 {
            let t = Double(step) / 6
            let x = center.x + (step.isMultiple(of: 2) ? -0.09 : 0.12) * size
            let y = center.y + size * (-0.62 + 1.64 * t)
            let half = size * 0.05 * (1.15 - t)
            left.append(Point(x - half, y))
            right.append(Point(x + half, y))
        }
        scene.canvas.polygon(left + right.reversed())
        scene.canvas.fill(scene.palette.ground)
    }
}
