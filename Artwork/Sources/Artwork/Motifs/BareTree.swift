/// A dead tree in front of a moon, with crows.
struct BareTree: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        scene.flood(colors.ground)
        let moon = stage.at(scene.dice.number(0.36...0.64), scene.dice.number(0.36...0.46))
        let radius = scene.unit * scene.dice.number(30...39)
        let disc = scene.dice.hit(0.5) ? colors.accent : colors.light
        scene.canvas.circle(moon, radius)
        scene.canvas.fill(disc)
        scene.canvas.circle(moon.moved(radius * 0.4, angle: 2.4), radius * 0.13)
        scene.canvas.circle(moon.moved(radius * 0.5, angle: -0.7), radius * 0.2)
        scene.canvas.circle(moon.moved(radius * 0.12, angle: 1), radius * 0.09)
        scene.canvas.fill(disc.mixed(with: colors.ground, 0.16))
        let floor = stage.maxY - (scene.titleBelow ? 20 : stage.height * 0.06)
        var hill = scene.ridge(at: floor, swing: 16, steps: 5)
        let foot = Point(stage.x + stage.width * scene.dice.number(0.3...0.7), floor - 14)
        hill[2].y -= 26
        scene.canvas.land(hill, floor: scene.bounds.maxY + 10)
        scene.canvas.fill(colors.deep)
        let ink = colors.deep
        scene.canvas.bareTree(
            at: Point(foot.x, foot.y + 40),
            height: stage.height * 0.26,
            width: scene.unit * 6.5,
            ink,
            angle: -.pi / 2 + scene.dice.number(-0.12...0.12),
            depth: 8,
            by: &scene.dice
        )
        for _ in 0..<scene.dice.integer(3...7) {
            let spot = moon.moved(
                radius * scene.dice.number(0.5...1.15),
                angle: scene.dice.number(3.3...6.1)
            )
            guard stage.contains(spot) else { continue }
            scene.canvas.bird(at: spot, span: scene.unit * scene.dice.number(5...11), ink)
        }
        if scene.dice.hit(0.4) {
            scene.canvas.person(
                at: Point(stage.x + stage.width * (foot.x > stage.midX ? 0.2 : 0.8), floor + 4),
                height: stage.height * 0.12,
                ink,
                scene.dice.pick([.coat, .child, .skirt])
            )
        }
    }
}
