import Glibc

/// A target with holes or a cross.
struct Target: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let center = stage.at(0.5, 0.5)
        let radius = scene.unit * 47
        let inks =
            scene.dice.hit(0.5) ? [colors.deep, colors.light] : [colors.accent, colors.light]
        let rings = scene.dice.integer(4...6)
        for ring in 0..<rings {
            canvas.circle(center, radius * (1 - Double(ring) / Double(rings)))
            canvas.fill(inks[ring % 2])
        }
        let bull = inks[0] == colors.deep ? colors.accent : colors.deep
        canvas.circle(center, radius * 0.62 / Double(rings))
        canvas.fill(bull)
        if scene.dice.hit(0.5) {
            let ink = inks[0] == colors.deep ? colors.accent : colors.deep
            canvas.person(
                at: Point(center.x, center.y + radius * 0.62),
                height: radius * 1.2,
                ink,
                scene.dice.pick([.hat, .coat])
            )
            canvas.rect(Rect(center.x - radius * 1.06, center.y - 3, radius * 2.12, 6))
            canvas.rect(Rect(center.x - 3, center.y - radius * 1.06, 6, radius * 2.12))
            canvas.fill(colors.light, 0.9)
        } else {
            for _ in 0..<scene.dice.integer(3...7) {
                let spot = center.moved(
                    radius * sqrt(scene.dice.unit()) * 0.9,
                    angle: scene.dice.number(0...6.28)
                )
                canvas.star(
                    at: spot,
                    radius: scene.unit * 4.4,
                    points: 9,
                    inner: 0.6,
                    turned: scene.dice.number(0...1)
                )
                canvas.fill(colors.ground.mixed(with: colors.light, 0.6))
                canvas.circle(spot, scene.unit * 2.4)
                canvas.fill(.black)
            }
        }
    }
}
