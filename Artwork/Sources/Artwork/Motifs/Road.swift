import Glibc

/// A road or a railway to the vanishing point.
struct Road: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        let horizon = stage.y + stage.height * scene.dice.number(0.44...0.54)
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        scene.flood([
            .init(0, colors.ground), .init(0.3, colors.ground),
            .init(0.75, colors.ground.mixed(with: colors.light, 0.4)),
        ])
        let vanish = Point(stage.midX + stage.width * scene.dice.number(-0.14...0.14), horizon)
        let radius = scene.unit * scene.dice.number(17...27)
        scene.sun(
            at: Point(vanish.x, horizon - radius * 0.35),
            radius: radius,
            colors.accent,
            behind: colors.ground
        )
        canvas.rect(
            Rect(scene.bounds.x, horizon, scene.bounds.width, scene.bounds.maxY - horizon + 5)
        )
        let field =
            colors.second.contrast(with: colors.deep) > 1.7
            ? colors.second : colors.ground.mixed(with: colors.deep, 0.4)
        canvas.fill(field)
        canvas.land(scene.ridge(at: horizon - 18, swing: 18, steps: 8), floor: horizon + 1)
        canvas.fill(field.mixed(with: colors.deep, 0.35))
        let half = stage.width * 0.62
        let railway = scene.variant.map { $0 == 1 } ?? scene.dice.hit(0.35)
        if !railway {
            road(in: &scene, vanish, half, low)
        } else {
            rails(in: scene, vanish, half * 0.8, low)
        }
        poles(in: scene, vanish, low, scene.dice.sign())
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, low, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
    }

    private func road(in scene: inout Scene, _ vanish: Point, _ half: Double, _ low: Double) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.polygon([
            Point(vanish.x - 5, vanish.y), Point(vanish.x + 5, vanish.y),
            Point(scene.stage.midX + half, low), Point(scene.stage.midX - half, low),
        ])
        canvas.fill(colors.deep)
        var t = 0.02
        while t < 1 {
            let next = min(1, t * 1.32 + 0.004)
            let (y0, y1) = (vanish.y + (low - vanish.y) * t, vanish.y + (low - vanish.y) * next)
            let (x0, x1) = (
                vanish.x + (scene.stage.midX - vanish.x) * t,
                vanish.x + (scene.stage.midX - vanish.x) * next
            )
            canvas.polygon([
                Point(x0 - 18 * t, y0), Point(x0 + 18 * t, y0), Point(x1 + 18 * next, y1),
                Point(x1 - 18 * next, y1),
            ])
            t = next * 1.28
        }
        canvas.fill(colors.light)
        let height = scene.stage.height * 0.2
        if scene.dice.hit(0.55) {
            let feet = Point(vanish.x + scene.unit * 7, vanish.y + scene.stage.height * 0.18)
            canvas.shadow(from: feet, length: height * 0.8, width: height * 0.25, lean: 40, .black)
            canvas.person(
                at: feet,
                height: height,
                colors.light.mixed(with: colors.accent, 0.2),
                scene.dice.pick([.coat, .hat, .cowboy])
            )
        }
    }

    private func rails(in scene: Scene, _ vanish: Point, _ half: Double, _ low: Double) {
        let canvas = scene.canvas
        let colors = scene.palette
        let depth = low - vanish.y
        for tie in 0..<16 {
            let t = pow(Double(tie + 1) / 16, 2.4)
            let x = vanish.x + (scene.stage.midX - vanish.x) * t
            canvas.rect(
                Rect(x - half * 0.84 * t, vanish.y + depth * t - 26 * t, half * 1.68 * t, 36 * t)
            )
        }
        canvas.fill(colors.deep.mixed(with: colors.second, 0.25))
        for side in [-1.0, 1.0] {
            let x = scene.stage.midX + side * half * 0.6
            canvas.polygon([
                Point(vanish.x - 1.5, vanish.y), Point(vanish.x + 1.5, vanish.y),
                Point(x + 19, low), Point(x - 19, low),
            ])
        }
        canvas.fill(colors.light)
    }

    private func poles(in scene: Scene, _ vanish: Point, _ low: Double, _ side: Double) {
        let canvas = scene.canvas
        let reach = scene.stage.width * 0.52
        var tops: [Point] = []
        for pole in 0..<6 {
            let t = pow(0.56, Double(pole))
            let x = vanish.x + side * reach * t
            let foot = vanish.y + (low - vanish.y) * 0.34 * t
            let height = scene.stage.height * 0.5 * t
            guard foot - height > scene.stage.y - 10 else { continue }
            canvas.rect(Rect(x - 7 * t, foot - height, 14 * t, height))
            canvas.rect(Rect(x - 52 * t, foot - height * 0.94, 104 * t, 11 * t))
            tops.append(Point(x, foot - height * 0.94))
        }
        canvas.fill(scene.palette.deep)
        guard tops.count > 1 else { return }
        for index in 0..<tops.count - 1 {
            let middle = tops[index].mixed(with: tops[index + 1], 0.5)
            canvas.curve([tops[index], Point(middle.x, middle.y + 14), tops[index + 1]])
        }
        canvas.stroke(scene.palette.deep, 2.4)
    }
}
