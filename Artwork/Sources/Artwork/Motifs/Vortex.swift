import Glibc

/// A spiral with a falling figure.
struct Vortex: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let center = stage.at(scene.dice.number(0.44...0.56), 0.5)
        let arms = scene.dice.integer(3...7)
        let turns = scene.dice.number(1.4...2.4) * scene.dice.sign()
        let reach = scene.unit * 50
        let ink = colors.accent.contrast(with: colors.ground) > 2 ? colors.accent : colors.deep
        for arm in 0..<arms {
            let phase = 2 * Double.pi * Double(arm) / Double(arms)
            var outer: [Point] = []
            var inner: [Point] = []
            for step in 0...40 {
                let t = Double(step) / 40
                let radius = reach * pow(t, 1.25)
                let angle = phase + turns * 2 * .pi * (1 - t)
                let width = Double.pi / Double(arms) * 0.92
                outer.append(center.moved(radius, angle: angle))
                inner.append(center.moved(radius, angle: angle + width))
            }
            canvas.polygon(outer + inner.reversed())
        }
        canvas.fill(ink)
        canvas.circle(center, reach * 0.05)
        canvas.fill(ink)
        let spot = center.moved(reach * 0.34, angle: scene.dice.number(0...6.28))
        canvas.circle(spot, reach * 0.27)
        canvas.fill(colors.ground)
        faller(in: scene, spot, reach * 0.4, scene.dice.number(0...6.28))
    }

    private func faller(in scene: Scene, _ center: Point, _ height: Double, _ turn: Double) {
        let colors = scene.palette
        let ink = colors.isNight ? colors.light : colors.deep
        let canvas = scene.canvas
        canvas.placed(at: center, unit: height / 10, turned: turn) {
            canvas.circle(Point(0, -4.2), 0.85)
            canvas.fill(ink)
            canvas.polygon([Point(-1.2, -3.2), Point(1.2, -3.2), Point(0.9, 0.6), Point(-0.9, 0.6)])
            canvas.fill(ink)
            canvas.line([Point(-1, -2.8), Point(-2.8, -4.2), Point(-3.4, -6)])
            canvas.line([Point(1, -2.8), Point(3, -2.6), Point(4.2, -4.2)])
            canvas.stroke(ink, 0.75)
            canvas.line([Point(-0.5, 0.4), Point(-1.9, 2.4), Point(-1.2, 4.8)])
            canvas.line([Point(0.5, 0.4), Point(1.6, 2.8), Point(3.4, 4.2)])
            canvas.stroke(ink, 0.95)
        }
    }
}
