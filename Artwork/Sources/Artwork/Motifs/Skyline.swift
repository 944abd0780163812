/// A city at night: rows of towers, some lit windows, a moon.
struct Skyline: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let sky = colors.ground
        scene.flood([
            .init(0, sky), .init(0.35, sky), .init(0.9, sky.mixed(with: colors.accent, 0.55)),
        ])
        let moon = stage.at(scene.dice.number(0.22...0.78), scene.dice.number(0.16...0.3))
        scene.sun(
            at: moon,
            radius: scene.unit * scene.dice.number(11...22),
            colors.light,
            behind: sky
        )
        let floor = scene.titleBelow ? stage.maxY + 10 : scene.bounds.maxY + 10
        for row in 0..<3 {
            let t = Double(row) / 2
            let color = sky.mixed(with: colors.second, 0.55).mixed(
                with: colors.deep,
                0.12 + 0.88 * t
            )
            towers(
                in: &scene,
                floor: floor,
                tallest: stage.height * (0.66 - 0.17 * t),
                color,
                lit: row > 0
            )
        }
        if scene.titleBelow {
            scene.canvas.rect(Rect(scene.bounds.x, floor - 30, scene.bounds.width, 1500))
            scene.canvas.fill(colors.deep)
        }
    }

    private func towers(
        in scene: inout Scene,
        floor: Double,
        tallest: Double,
        _ color: Color,
        lit: Bool
    ) {
        let canvas = scene.canvas
        var x = scene.bounds.x - scene.dice.number(0...70)
        while x < scene.bounds.maxX {
            let width = scene.dice.number(64...150)
            let height = tallest * scene.dice.number(0.5...1)
            let top = floor - height
            canvas.rect(Rect(x, top, width + 1, height))
            switch scene.dice.integer(0...4) {
            case 0:
                canvas.rect(Rect(x + width * 0.2, top - 34, width * 0.6, 36))
                canvas.rect(Rect(x + width * 0.36, top - 62, width * 0.28, 30))
            case 1:
                canvas.rect(Rect(x + width * 0.46, top - 96, 6, 98))
            case 2:
                canvas.polygon([
                    Point(x, top + 1), Point(x + width / 2, top - width * 0.45),
                    Point(x + width, top + 1),
                ])
            default: break
            }
            canvas.fill(color)
            if lit { windows(in: &scene, Rect(x + 14, top + 18, width - 28, height)) }
            x += width + scene.dice.pick([0, 0, 6, 30])
        }
    }

    private func windows(in scene: inout Scene, _ wall: Rect) {
        let columns = max(2, Int(wall.width / 24))
        let step = wall.width / Double(columns)
        let share = scene.dice.number(0.12...0.5)
        var y = wall.y
        while y < min(wall.maxY, scene.stage.maxY - 60) {
            for column in 0..<columns where scene.dice.hit(share) {
                scene.canvas.rect(Rect(wall.x + step * (Double(column) + 0.2), y, step * 0.55, 17))
            }
            y += 31
        }
        scene.canvas.fill(scene.palette.accent.mixed(with: scene.palette.light, 0.35))
    }
}
