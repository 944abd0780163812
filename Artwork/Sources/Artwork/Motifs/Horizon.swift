/// Open sky, a low sun, its reflection on the water, and something very small.
struct Horizon: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        let horizon = stage.y + stage.height * scene.dice.number(0.54...0.64)
        let warm = colors.ground.mixed(with: colors.accent, 0.5)
        let haze = warm.mixed(with: colors.light, 0.45)
        canvas.rect(scene.bounds)
        canvas.fill(
            from: Point(0, stage.y),
            to: Point(0, horizon),
            [
                .init(0, colors.ground), .init(0.55, colors.ground.mixed(with: warm, 0.55)),
                .init(1, haze),
            ]
        )
        let sun = Point(
            stage.x + stage.width * scene.dice.number(0.28...0.72),
            horizon - stage.height * scene.dice.number(0.02...0.16)
        )
        let radius = scene.unit * scene.dice.number(11...19)
        glow(in: scene, sun, radius)
        if scene.dice.hit(0.5) {
            canvas.land(scene.ridge(at: horizon - 26, swing: 24, steps: 7), floor: horizon + 4)
            canvas.fill(warm.mixed(with: colors.second, 0.5))
        }
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        canvas.rect(
            Rect(scene.bounds.x, horizon, scene.bounds.width, scene.bounds.maxY - horizon + 5)
        )
        canvas.fill(
            from: Point(0, horizon),
            to: Point(0, low),
            [
                .init(0, haze.mixed(with: colors.second, 0.55)),
                .init(1, colors.deep.mixed(with: colors.second, 0.18)),
            ]
        )
        glitter(in: &scene, sun, horizon, low)
        let spot = Point(
            stage.midX + (sun.x > stage.midX ? -1 : 1) * stage.width
                * scene.dice.number(0.08...0.24),
            horizon + stage.height * 0.16
        )
        subject(in: &scene, spot)
    }

    private func glow(in scene: Scene, _ sun: Point, _ radius: Double) {
        let colors = scene.palette
        scene.canvas.circle(sun, radius * 2.6)
        scene.canvas.fill(
            around: sun,
            radius: radius * 2.6,
            [.init(0, colors.light, 0.5), .init(1, colors.light, 0)]
        )
        scene.canvas.circle(sun, radius)
        scene.canvas.fill(colors.accent.mixed(with: colors.light, 0.25))
    }

    private func glitter(in scene: inout Scene, _ sun: Point, _ horizon: Double, _ low: Double) {
        var y = horizon + 8
        var step = 0.0
        while y < low - 60 {
            let half = scene.unit * (4 + step * 0.8) * scene.dice.number(0.5...1.2)
            let x = sun.x + scene.dice.number(-1...1) * scene.unit * (1 + step * 0.4)
            scene.canvas.ellipse(Point(x, y), half, 2.4 + step * 0.22)
            y += 12 + step * 2.2
            step += 1
        }
        scene.canvas.fill(scene.palette.light.mixed(with: scene.palette.accent, 0.4), 0.8)
    }

    private func subject(in scene: inout Scene, _ spot: Point) {
        let canvas = scene.canvas
        let ink = scene.palette.deep
        let unit = scene.unit
        switch scene.dice.integer(0...2) {
        case 0:
            canvas.placed(at: spot, unit: unit) {
                canvas.start(-13, -3)
                canvas.bend(Point(-9, 2), Point(9, 2), Point(13, -3))
                canvas.bend(Point(9, 4.5), Point(-9, 4.5), Point(-13, -3))
                canvas.close()
                canvas.fill(ink)
            }
            canvas.person(
                at: Point(spot.x - unit * 2, spot.y + unit * 2),
                height: unit * 15,
                ink,
                .coat
            )
            canvas.line([
                Point(spot.x - unit * 9, spot.y + unit * 7),
                Point(spot.x + unit * 4, spot.y - unit * 13),
            ])
            canvas.stroke(ink, unit * 0.6)
        case 1:
            let deck = spot.y + unit * 4
            canvas.polygon([
                Point(spot.x - unit * 8, deck), Point(spot.x + unit * 8, deck),
                Point(spot.x + unit * 30, scene.bounds.maxY + 5),
                Point(spot.x - unit * 30, scene.bounds.maxY + 5),
            ])
            canvas.fill(ink)
            canvas.person(
                at: Point(spot.x, deck + unit),
                height: unit * 22,
                ink,
                scene.dice.pick([.coat, .skirt, .child])
            )
        default:
            canvas.couple(at: Point(spot.x, spot.y + unit * 6), height: unit * 22, ink)
            canvas.ellipse(Point(spot.x, spot.y + unit * 6.4), unit * 17, unit * 1.6)
            canvas.fill(ink)
        }
    }
}
