/// Table mountains, a low sun, and a waiting figure.
struct Mesas: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let horizon = stage.y + stage.height * (scene.titleBelow ? 0.78 : 0.74)
        scene.flood([
            .init(0, colors.ground), .init(0.45, colors.ground),
            .init(0.9, colors.ground.mixed(with: colors.light, 0.45)),
        ])
        let sun = Point(
            stage.x + stage.width * scene.dice.number(0.28...0.72),
            horizon - stage.height * scene.dice.number(0.14...0.36)
        )
        scene.sun(
            at: sun,
            radius: scene.unit * scene.dice.number(20...31),
            colors.accent,
            behind: colors.ground.mixed(with: colors.light, 0.25)
        )
        let far = colors.ground.mixed(with: colors.second, 0.6)
        mesas(in: &scene, base: horizon, tallest: stage.height * 0.24, count: 3, far)
        let near = colors.second.mixed(with: colors.deep, 0.35)
        mesas(
            in: &scene,
            base: horizon + stage.height * 0.06,
            tallest: stage.height * 0.2,
            count: 2,
            near
        )
        let floor = horizon + stage.height * 0.09
        let land = scene.ridge(at: floor, swing: stage.height * 0.018, steps: 4)
        scene.canvas.land(land, floor: scene.bounds.maxY + 10)
        scene.canvas.fill(colors.deep)
        foreground(in: &scene, floor: floor + stage.height * 0.012)
    }

    private func mesas(
        in scene: inout Scene,
        base: Double,
        tallest: Double,
        count: Int,
        _ color: Color
    ) {
        let bounds = scene.bounds
        for index in 0..<count {
            let width = bounds.width * scene.dice.number(0.2...0.46)
            let slot = bounds.width / Double(count)
            let x =
                bounds.x + slot * (Double(index) + scene.dice.number(-0.15...0.65)) - width * 0.2
            let height = tallest * scene.dice.number(0.45...1)
            let top = base - height
            scene.canvas.polygon([
                Point(x - width * 0.25, base + 60), Point(x, base - height * 0.28),
                Point(x + width * 0.1, base - height * 0.36),
                Point(x + width * 0.13, top + height * 0.06),
                Point(x + width * 0.17, top), Point(x + width * 0.52, top + height * 0.02),
                Point(x + width * 0.55, top + height * 0.12),
                Point(x + width * 0.68, top + height * 0.12),
                Point(x + width * 0.72, base - height * 0.38),
                Point(x + width * 0.84, base - height * 0.3),
                Point(x + width * 1.2, base + 60),
            ])
            scene.canvas.fill(color)
        }
        scene.canvas.rect(Rect(bounds.x, base, bounds.width, 120))
        scene.canvas.fill(color)
    }

    private func foreground(in scene: inout Scene, floor: Double) {
        let stage = scene.stage
        let color = scene.palette.deep
        let x = stage.x + stage.width * scene.dice.number(0.2...0.8)
        let other = x < stage.midX ? stage.x + stage.width * 0.84 : stage.x + stage.width * 0.16
        switch scene.dice.integer(0...2) {
        case 0:
            scene.canvas.person(at: Point(x, floor), height: stage.height * 0.3, color, .cowboy)
        case 1:
            scene.canvas.cactus(at: Point(x, floor + 20), height: stage.height * 0.36, color)
            scene.canvas.cactus(at: Point(other, floor + 10), height: stage.height * 0.15, color)
        default:
            scene.canvas.person(at: Point(x, floor), height: stage.height * 0.2, color, .cowboy)
            scene.canvas.person(
                at: Point(x + stage.width * 0.13, floor),
                height: stage.height * 0.19,
                color,
                .cowboy
            )
            scene.canvas.cactus(at: Point(other, floor + 20), height: stage.height * 0.27, color)
        }
    }
}
