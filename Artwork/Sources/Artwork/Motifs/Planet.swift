/// A ringed planet, a crescent, an eclipse, or a rising planet.
struct Planet: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let night = colors.isNight
        let sky = colors.ground
        scene.flood([
            .init(0, sky),
            .init(1, night ? sky.mixed(with: colors.second, 0.35) : sky.lighter(0.1)),
        ])
        scene.stars(night ? 170 : 40, night ? colors.light : colors.deep)
        switch scene.dice.integer(0...3) {
        case 0: ringed(in: &scene)
        case 1: rising(in: &scene)
        case 2: eclipse(in: &scene)
        default: crescent(in: &scene)
        }
    }

    private func ball(
        _ canvas: Canvas,
        _ center: Point,
        _ radius: Double,
        _ light: Color,
        _ dark: Color,
        lean: Double
    ) {
        canvas.saved {
            canvas.circle(center, radius)
            canvas.clip()
            canvas.circle(center, radius + 2)
            canvas.fill(dark)
            canvas.circle(center.moved(radius * 0.42, angle: lean), radius * 1.08)
            canvas.fill(light)
            canvas.circle(center.moved(radius * 0.7, angle: lean), radius * 0.98)
            canvas.fill(light.lighter(0.16))
        }
    }

    private func ringed(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let center = scene.stage.at(scene.dice.number(0.42...0.58), scene.dice.number(0.44...0.54))
        let radius = scene.unit * scene.dice.number(24...31)
        let turn = scene.dice.number(-0.6...0.6)
        let lean = scene.dice.number(3.4...4.6)
        let ring: (Bool) -> Void = { front in
            canvas.saved {
                canvas.placed(at: center, unit: 1, turned: turn) {
                    canvas.rect(Rect(-2000, front ? 0 : -2000, 4000, 2000))
                    canvas.clip()
                    for (size, color, width) in [
                        (1.85, colors.second, 0.13), (1.62, colors.light, 0.07),
                        (2.1, colors.accent, 0.035),
                    ] {
                        canvas.ellipse(Point(0, 0), radius * size, radius * size * 0.26)
                        canvas.stroke(color, radius * width)
                    }
                }
            }
        }
        ring(false)
        ball(
            canvas,
            center,
            radius,
            colors.accent,
            colors.accent.mixed(with: colors.deep, 0.62),
            lean: lean
        )
        ring(true)
        let moon = center.moved(radius * 1.75, angle: lean + 0.6)
        ball(canvas, moon, radius * 0.15, colors.light, colors.second, lean: lean)
    }

    private func rising(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let radius = stage.width * scene.dice.number(0.7...1.1)
        let center = Point(
            stage.midX + stage.width * scene.dice.number(-0.25...0.25),
            stage.y + stage.height * 0.52 + radius
        )
        for glow in 0..<5 {
            scene.canvas.circle(center, radius * (1.22 - 0.05 * Double(glow)))
            scene.canvas.fill(colors.accent, 0.09)
        }
        scene.canvas.circle(center, radius)
        scene.canvas.fill(
            from: Point(0, center.y - radius),
            to: Point(0, center.y - radius * 0.45),
            [.init(0, colors.accent), .init(0.25, colors.second), .init(1, colors.deep)]
        )
        let moon = stage.at(scene.dice.number(0.2...0.8), 0.2)
        ball(
            scene.canvas,
            moon,
            scene.unit * scene.dice.number(6...12),
            colors.light,
            colors.second,
            lean: 4.2
        )
        let feet = Point(center.x, center.y - radius + 3)
        scene.canvas.person(at: feet, height: scene.unit * 12, colors.deep, .coat)
        if scene.titleBelow {
            scene.canvas.rect(Rect(scene.bounds.x, stage.maxY + 20, scene.bounds.width, 900))
            scene.canvas.fill(colors.deep)
            scene.canvas.rect(Rect(scene.bounds.x, stage.maxY - 120, scene.bounds.width, 142))
            scene.canvas.fill(
                from: Point(0, stage.maxY - 120),
                to: Point(0, stage.maxY + 20),
                [.init(0, colors.deep, 0), .init(1, colors.deep)]
            )
        }
    }

    private func eclipse(in scene: inout Scene) {
        let colors = scene.palette
        let center = scene.stage.at(0.5, 0.47)
        let radius = scene.unit * scene.dice.number(25...33)
        let rays = 90
        for index in 0..<rays {
            let angle = 2 * Double.pi * Double(index) / Double(rays)
            let reach = radius * scene.dice.number(1.12...1.5)
            scene.canvas.line([
                center.moved(radius, angle: angle), center.moved(reach, angle: angle),
            ])
        }
        scene.canvas.stroke(colors.accent, 2.6)
        scene.canvas.circle(center, radius * 1.06)
        scene.canvas.fill(colors.accent)
        scene.canvas.circle(center.moved(radius * 0.035, angle: scene.dice.number(0...6.2)), radius)
        scene.canvas.fill(colors.deep)
        scene.canvas.person(
            at: Point(center.x, center.y + radius * 0.62),
            height: radius * 0.62,
            colors.light,
            .coat
        )
        scene.canvas.rect(Rect(center.x - radius * 0.55, center.y + radius * 0.62, radius * 1.1, 4))
        scene.canvas.fill(colors.light)
    }

    private func crescent(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let center = scene.stage.at(scene.dice.number(0.4...0.6), 0.46)
        let radius = scene.unit * scene.dice.number(32...40)
        let lean = scene.dice.number(2.6...3.9)
        let angle = lean + .pi
        ball(canvas, center, radius, colors.second, colors.deep, lean: lean)
        for band in 0..<5 {
            let t = Double(band) / 4
            canvas.arc(
                center,
                radius * (1.18 + 0.13 * t),
                angle - 1.2 + 0.2 * t,
                angle + 1.2 - 0.2 * t
            )
            canvas.stroke(colors.accent, 9 - 6 * t, 0.9 - 0.5 * t)
        }
        let spot = center.moved(radius * 1.44, angle: lean + scene.dice.number(2.2...3.9))
        canvas.circle(spot, radius * 0.13)
        canvas.fill(colors.accent)
    }
}
