/// An atomic-age rocket with its trail.
struct Rocket: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        scene.stars(60, colors.isNight ? colors.light : colors.deep)
        let side = scene.dice.sign()
        let nose = stage.at(0.5 + side * 0.2, 0.2)
        let tail = stage.at(0.5 - side * 0.26, 0.98)
        let moon = stage.at(0.5 - side * 0.22, 0.27)
        canvas.circle(moon, scene.unit * 17)
        canvas.fill(colors.second)
        for (angle, away, size) in [(0.4, 0.5, 0.2), (2.2, 0.42, 0.28), (4.1, 0.5, 0.16)] {
            canvas.circle(moon.moved(scene.unit * 17 * away, angle: angle), scene.unit * 17 * size)
        }
        canvas.fill(colors.second.mixed(with: colors.deep, 0.22))
        let bow = Point(stage.midX + side * stage.width * 0.16, stage.y + stage.height * 0.66)
        for (width, color) in [(17.0, colors.accent), (10, colors.light), (4, colors.accent)] {
            let w = scene.unit * width
            canvas.start(nose.x, nose.y + scene.unit * 16)
            canvas.bend(
                Point(bow.x, bow.y - 80),
                Point(bow.x - side * 30, bow.y + 60),
                Point(tail.x - w, tail.y)
            )
            canvas.to(tail.x + w, tail.y)
            canvas.bend(
                Point(bow.x + w * 0.5, bow.y + 60),
                Point(bow.x + w * 0.2, bow.y - 60),
                Point(nose.x, nose.y + scene.unit * 16)
            )
            canvas.close()
            canvas.fill(color)
        }
        for (x, size) in [(-0.3, 9.0), (-0.12, 12), (0.1, 11), (0.28, 8)] {
            canvas.circle(
                Point(tail.x + stage.width * x, stage.maxY - scene.unit * 2),
                scene.unit * size
            )
        }
        canvas.fill(colors.light)
        ship(in: scene, nose, side)
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, stage.maxY - scene.unit * 3, scene.bounds.width, 900))
            canvas.fill(colors.light)
        }
    }

    private func ship(in scene: Scene, _ nose: Point, _ side: Double) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.placed(at: nose, unit: scene.unit, turned: side * 0.16) {
            canvas.polygon([Point(-7, 10), Point(-15, 24), Point(-6, 20)])
            canvas.polygon([Point(7, 10), Point(15, 24), Point(6, 20)])
            canvas.fill(colors.accent)
            canvas.start(0, -24)
            canvas.bend(Point(12, -10), Point(10, 8), Point(6, 21))
            canvas.to(-6, 21)
            canvas.bend(Point(-10, 8), Point(-12, -10), Point(0, -24))
            canvas.close()
            canvas.fill(colors.isNight ? colors.light : colors.deep)
            canvas.start(0, -24)
            canvas.bend(Point(5, -18), Point(7, -14), Point(8, -9))
            canvas.to(-8, -9)
            canvas.bend(Point(-7, -14), Point(-5, -18), Point(0, -24))
            canvas.close()
            canvas.fill(colors.accent)
            canvas.circle(Point(0, 0), 4.4)
            canvas.fill(colors.second)
            canvas.circle(Point(0, 0), 4.4)
            canvas.stroke(colors.ground, 1.4)
            canvas.rect(Rect(-1.1, 10, 2.2, 15))
            canvas.fill(colors.accent)
        }
    }
}
