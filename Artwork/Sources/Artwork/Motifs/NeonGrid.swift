import Glibc

/// A grid up to the horizon under a barred sun, in the style of the 1980s.
struct NeonGrid: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        let dark = colors.isNight ? colors.ground : colors.deep
        let horizon = stage.y + stage.height * 0.6
        let low = scene.titleBelow ? stage.maxY + 12 : scene.bounds.maxY
        let top = scene.titleBelow ? scene.bounds.y : stage.y - 30
        scene.flood(colors.isNight ? dark : colors.ground)
        canvas.rect(Rect(scene.bounds.x, top, scene.bounds.width, horizon - top))
        canvas.fill(
            from: Point(0, top),
            to: Point(0, horizon),
            [
                .init(0, colors.isNight ? dark : colors.ground),
                .init(1, colors.second.mixed(with: dark, 0.3)),
            ]
        )
        if colors.isNight {
            scene.stars(
                70,
                colors.light,
                in: Rect(stage.x, stage.y, stage.width, stage.height * 0.5)
            )
        }
        let sun = Point(stage.midX, horizon - stage.height * 0.17)
        let radius = scene.unit * scene.dice.number(26...33)
        barred(sun, radius, dark, in: scene)
        range(in: &scene, horizon, dark)
        let floor = dark.mixed(with: .black, 0.25)
        canvas.rect(Rect(scene.bounds.x, horizon, scene.bounds.width, low - horizon))
        canvas.fill(floor)
        grid(in: scene, horizon, low)
        if scene.titleBelow { scene.base(from: low - 1, floor) }
        if scene.dice.hit(0.5) { palms(in: &scene, horizon, dark) }
    }

    private func barred(_ sun: Point, _ radius: Double, _ dark: Color, in scene: Scene) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.saved {
            canvas.circle(sun, radius)
            canvas.clip()
            canvas.rect(Rect(sun.x - radius, sun.y - radius, radius * 2, radius * 2))
            canvas.fill(
                from: Point(0, sun.y - radius),
                to: Point(0, sun.y + radius),
                [.init(0, Color(0xffe66d).mixed(with: colors.light, 0.2)), .init(1, colors.accent)]
            )
            for bar in 0..<6 {
                canvas.rect(
                    Rect(
                        sun.x - radius,
                        sun.y + radius * (0.04 + 0.165 * Double(bar)),
                        radius * 2,
                        radius * (0.02 + 0.018 * Double(bar))
                    )
                )
            }
            canvas.fill(colors.second.mixed(with: dark, 0.45))
        }
    }

    private func range(in scene: inout Scene, _ horizon: Double, _ dark: Color) {
        let b = scene.bounds
        for side in [0.0, 1.0] {
            var edge = [
                Point(
                    side == 0 ? b.x - 10 : b.maxX + 10,
                    horizon - scene.stage.height * scene.dice.number(0.1...0.17)
                )
            ]
            for step in 1...5 {
                let t = Double(step) / 5
                let x = side == 0 ? b.x + b.width * 0.42 * t : b.maxX - b.width * 0.42 * t
                edge.append(
                    Point(
                        x,
                        horizon - scene.stage.height * 0.13 * (1 - t) * scene.dice.number(0.5...1.3)
                    )
                )
            }
            scene.canvas.land(edge, floor: horizon + 2, smooth: false)
            scene.canvas.fill(dark)
            scene.canvas.line(edge)
            scene.canvas.stroke(scene.palette.accent, 3, 0.85)
        }
    }

    private func grid(in scene: Scene, _ horizon: Double, _ low: Double) {
        let canvas = scene.canvas
        let color = scene.palette.isNight ? scene.palette.second : scene.palette.accent
        canvas.saved {
            canvas.rect(Rect(scene.bounds.x, horizon, scene.bounds.width, low - horizon))
            canvas.clip()
            let depth = low - horizon
            for line in -12...12 {
                let x = scene.stage.midX + Double(line) * 42
                canvas.line([
                    Point(x, horizon),
                    Point(scene.stage.midX + Double(line) * 300, horizon + depth * 1.4),
                ])
            }
            for row in 0..<11 {
                let t = pow(Double(row) / 10, 2.2)
                canvas.line([
                    Point(scene.bounds.x, horizon + depth * t),
                    Point(scene.bounds.maxX, horizon + depth * t),
                ])
            }
            canvas.stroke(color, 3.4, 0.95)
        }
        canvas.rect(Rect(scene.bounds.x, horizon - 3, scene.bounds.width, 6))
        canvas.fill(scene.palette.accent)
    }

    private func palms(in scene: inout Scene, _ horizon: Double, _ dark: Color) {
        let side = scene.dice.sign()
        let canvas = scene.canvas
        let foot = Point(scene.stage.midX + side * scene.stage.width * 0.36, horizon + 30)
        let crown = Point(foot.x - side * scene.unit * 6, horizon - scene.stage.height * 0.4)
        canvas.curve([foot, Point(foot.x + side * 6, (foot.y + crown.y) / 2), crown])
        canvas.stroke(dark.darker(0.3), scene.unit * 1.7)
        for leaf in 0..<7 {
            let angle = Double.pi * (1.02 + 0.16 * Double(leaf))
            let reach = scene.unit * 17
            let tip = Point(
                crown.x + cos(angle) * reach,
                crown.y + sin(angle) * reach * 0.45 + scene.unit * 8
            )
            let bend = Point(
                crown.x + cos(angle) * reach * 0.55,
                crown.y + sin(angle) * reach * 0.7
            )
            canvas.start(crown.x, crown.y)
            canvas.bend(bend, Point(bend.x, bend.y + 8), tip)
            canvas.bend(
                Point(bend.x, bend.y + scene.unit * 4),
                Point(bend.x, bend.y + scene.unit * 4),
                crown
            )
            canvas.close()
        }
        canvas.fill(dark.darker(0.3))
    }
}
