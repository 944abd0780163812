import Glibc

/// A disc, a face or a sun of halftone dots.
struct DotSun: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        scene.flood(colors.ground)
        let radius = scene.unit * scene.dice.number(42...49)
        let center = stage.at(0.5, 0.5)
        let ink = colors.accent.contrast(with: colors.ground) > 1.7 ? colors.accent : colors.deep
        let pitch = radius / scene.dice.number(13...18)
        let light = scene.dice.number(0...6.28)
        let kind = scene.dice.integer(0...2)
        var row = 0
        for y in stride(from: center.y - radius, through: center.y + radius, by: pitch * 0.87) {
            row += 1
            let start = center.x - radius + (row.isMultiple(of: 2) ? pitch / 2 : 0)
            for x in stride(from: start, through: center.x + radius, by: pitch) {
                let dx = (x - center.x) / radius
                let dy = (y - center.y) / radius
                let away = hypot(dx, dy)
                guard away < 1 else { continue }
                let slope = 0.5 + 0.5 * (dx * cos(light) + dy * sin(light))
                let tone = kind < 2 ? slope : 0.5 + 0.5 * sin(away * 13)
                canvas.circle(
                    Point(x, y),
                    pitch * (0.1 + 0.47 * tone) * min(1, (1 - away) * 7 + 0.25)
                )
            }
        }
        canvas.fill(ink)
        let second =
            colors.second.contrast(with: colors.ground) > 1.25 ? colors.second : colors.deep
        canvas.circle(
            center.moved(radius * 0.72, angle: light + 2),
            radius * scene.dice.number(0.16...0.3)
        )
        canvas.fill(second)
        if scene.dice.hit(0.5) {
            canvas.person(
                at: Point(center.x, center.y + radius * 0.98),
                height: radius * 0.6,
                colors.isNight ? colors.light : colors.deep,
                scene.dice.pick(Dress.allCases)
            )
        }
    }
}
