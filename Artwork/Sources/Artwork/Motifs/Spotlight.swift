/// A stage: curtains, a cone of light, one microphone.
struct Spotlight: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        let bounds = scene.bounds
        let dark = colors.deep
        scene.flood(dark)
        let floor = stage.y + stage.height * 0.86
        let lamp = Point(stage.x + stage.width * scene.dice.number(0.25...0.75), bounds.y - 60)
        let center = Point(stage.midX, floor)
        let half = scene.unit * scene.dice.number(25...33)
        canvas.polygon([
            Point(lamp.x - 18, lamp.y), Point(lamp.x + 18, lamp.y),
            Point(center.x + half, center.y), Point(center.x - half, center.y),
        ])
        canvas.fill(
            from: lamp,
            to: center,
            [.init(0, colors.accent, 0.1), .init(1, colors.accent, 0.72)]
        )
        canvas.ellipse(center, half, half * 0.24)
        canvas.fill(colors.accent)
        curtains(in: &scene)
        if scene.titleBelow {
            canvas.rect(Rect(bounds.x, floor + half * 0.45, bounds.width, bounds.maxY - floor))
            canvas.fill(dark)
        }
        if scene.dice.hit(0.55) {
            microphone(in: scene, center)
        } else {
            singer(in: &scene, center)
        }
    }

    private func curtains(in scene: inout Scene) {
        let canvas = scene.canvas
        let bounds = scene.bounds
        let cloth = scene.palette.isNight ? scene.palette.second : scene.palette.ground
        let folds = 5
        let reach = bounds.width * scene.dice.number(0.2...0.27)
        let bottom = scene.stage.y + scene.stage.height * 0.9
        let top = scene.titleBelow ? bounds.y : scene.stage.y - 30
        for side in [0.0, 1.0] {
            for fold in 0..<folds {
                let outer = side == 0 ? bounds.x : bounds.maxX
                let direction = side == 0 ? 1.0 : -1.0
                let step = reach / Double(folds)
                let x = outer + direction * step * Double(fold)
                let sweep = direction * step * 0.4 * Double(fold)
                let end = bottom + 26 * Double(fold % 2)
                canvas.start(x, top)
                canvas.to(x + direction * step * 1.02, top)
                canvas.bend(
                    Point(x + direction * step * 1.6, top + 300),
                    Point(x + direction * step - sweep, bottom - 500),
                    Point(x + direction * step - sweep * 0.4, end)
                )
                canvas.to(x - sweep * 0.4, end)
                canvas.bend(
                    Point(x - sweep, bottom - 500),
                    Point(x + direction * step * 0.6, top + 300),
                    Point(x, top)
                )
                canvas.close()
                let edge = x + direction * step
                canvas.fill(
                    from: Point(x, 0),
                    to: Point(edge, 0),
                    [.init(0, cloth.darker(0.5)), .init(0.6, cloth), .init(1, cloth.darker(0.25))]
                )
            }
        }
        pelmet(in: scene, top, cloth)
    }

    private func pelmet(in scene: Scene, _ top: Double, _ cloth: Color) {
        let canvas = scene.canvas
        let bounds = scene.bounds
        let count = 7
        for index in 0..<count {
            let width = bounds.width / Double(count)
            canvas.slice(Point(bounds.x + width * (Double(index) + 0.5), top), width * 0.53, 0, .pi)
            canvas.fill(
                from: Point(0, top),
                to: Point(0, top + width * 0.5),
                [.init(0, cloth.darker(0.42)), .init(1, cloth)]
            )
        }
        if !scene.titleBelow {
            canvas.rect(Rect(bounds.x, bounds.y, bounds.width, top - bounds.y + 1))
            canvas.fill(cloth.darker(0.42))
        }
    }

    private func microphone(in scene: Scene, _ foot: Point) {
        let canvas = scene.canvas
        let color = scene.palette.deep
        let unit = scene.unit
        canvas.ellipse(foot, unit * 9, unit * 2.2)
        canvas.fill(color)
        canvas.line([foot, Point(foot.x, foot.y - unit * 46)])
        canvas.stroke(color, unit * 1.5)
        canvas.placed(at: Point(foot.x, foot.y - unit * 52), unit: unit) {
            canvas.ellipse(Point(0, 0), 6.2, 8.6)
            canvas.fill(color)
            for bar in -2...2 {
                canvas.line([Point(-5, Double(bar) * 2.7), Point(5, Double(bar) * 2.7)])
            }
            canvas.stroke(scene.palette.accent, 0.6)
            canvas.rect(Rect(-6.6, 5.2, 13.2, 1.8))
            canvas.fill(color)
        }
    }

    private func singer(in scene: inout Scene, _ foot: Point) {
        let color = scene.palette.deep
        let dress: Dress = scene.dice.pick([.skirt, .hat, .coat])
        scene.canvas.person(at: foot, height: scene.unit * 48, color, dress)
        let x = foot.x + scene.unit * 11
        scene.canvas.line([
            Point(x, foot.y), Point(x, foot.y - scene.unit * 36),
            Point(x - scene.unit * 5, foot.y - scene.unit * 40),
        ])
        scene.canvas.stroke(color, scene.unit)
        scene.canvas.circle(
            Point(x - scene.unit * 5.4, foot.y - scene.unit * 40.4),
            scene.unit * 1.9
        )
        scene.canvas.fill(color)
    }
}
