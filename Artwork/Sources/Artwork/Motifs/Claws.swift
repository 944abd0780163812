/// Three slashes through the paper.
struct Claws: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        scene.flood(colors.ground)
        let color = colors.accent.contrast(with: colors.ground) > 1.8 ? colors.accent : colors.light
        let count = scene.dice.integer(3...4)
        let side = scene.dice.sign()
        let pitch = stage.width * 0.84 / Double(count)
        for index in 0..<count {
            let t = Double(index) - Double(count - 1) / 2
            let drop = stage.height * 0.06 * abs(t)
            let top = Point(
                stage.midX + pitch * t + side * stage.width * 0.12,
                stage.y + stage.height * 0.04 + drop
            )
            let end = Point(
                stage.midX + pitch * t - side * stage.width * 0.14,
                stage.maxY - stage.height * 0.05 - drop
            )
            slash(
                in: &scene,
                top,
                end,
                pitch * scene.dice.number(0.3...0.4),
                color,
                bow: side * stage.width * 0.07
            )
        }
    }

    private func slash(
        in scene: inout Scene,
        _ top: Point,
        _ end: Point,
        _ width: Double,
        _ color: Color,
        bow: Double
    ) {
        let steps = 14
        var left: [Point] = []
        var right: [Point] = []
        for step in 0...steps {
            let t = Double(step) / Double(steps)
            let swell = 4 * t * (1 - t)
            let center = top.mixed(with: end, t)
            let rough = step == 0 || step == steps ? 0 : scene.dice.number(-0.16...0.16)
            left.append(Point(center.x + bow * swell - width * swell * (0.5 + rough), center.y))
            right.append(
                Point(center.x + bow * swell + width * swell * (0.5 - rough * 0.7), center.y)
            )
        }
        let canvas = scene.canvas
        canvas.line(
            left.map { Point($0.x + 12, $0.y + 14) }
                + right.reversed().map { Point($0.x + 12, $0.y + 14) }
        )
        canvas.fill(scene.palette.deep, 0.5)
        canvas.line(left + right.reversed())
        canvas.fill(
            from: top,
            to: end,
            [.init(0, color), .init(1, color.mixed(with: scene.palette.deep, 0.45))]
        )
    }
}
