/// Rows of trunks that fade with distance, with a lantern between them.
struct Woods: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        let glow = colors.isNight ? colors.accent : colors.light
        let back = colors.ground.mixed(with: glow, colors.isNight ? 0.35 : 0.6)
        scene.flood(colors.ground)
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        let top = scene.titleBelow ? scene.bounds.y : stage.y - 20
        let area = Rect(scene.bounds.x, top, scene.bounds.width, low - top)
        let focus = stage.at(scene.dice.number(0.3...0.7), 0.66)
        canvas.saved {
            canvas.rect(area)
            canvas.clip()
            canvas.rect(area)
            canvas.fill(
                around: focus,
                radius: stage.height * 0.7,
                [.init(0, glow), .init(0.45, back), .init(1, colors.ground)]
            )
            for row in 0..<4 {
                let t = Double(row) / 3
                let color = back.mixed(with: colors.deep, 0.22 + 0.78 * t)
                trunks(in: &scene, area, t, color, focus)
                let floor = low - stage.height * (0.2 - 0.15 * t)
                canvas.land(scene.ridge(at: floor, swing: 16, steps: 5), floor: low + 10)
                canvas.fill(color)
                if row == 1 { wanderer(in: &scene, Point(focus.x, floor + 4)) }
            }
        }
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, low - 2, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
    }

    private func trunks(
        in scene: inout Scene,
        _ area: Rect,
        _ t: Double,
        _ color: Color,
        _ focus: Point
    ) {
        let width = scene.unit * (2.2 + 7 * t)
        var x = area.x - scene.dice.number(0...60)
        while x < area.maxX + 30 {
            let clear = abs(x - focus.x) < scene.unit * (7 + 17 * t)
            if !clear {
                let lean = scene.dice.number(-18...18)
                let w = width * scene.dice.number(0.7...1.25)
                scene.canvas.polygon([
                    Point(x - w * 0.4 + lean, area.y - 5), Point(x + w * 0.4 + lean, area.y - 5),
                    Point(x + w * 0.5, area.maxY - 60), Point(x + w * 1.1, area.maxY),
                    Point(x - w * 1.1, area.maxY), Point(x - w * 0.5, area.maxY - 60),
                ])
                scene.canvas.fill(color)
                for _ in 0..<2 {
                    let y = area.y + area.height * scene.dice.number(0.05...0.5)
                    let side = scene.dice.sign()
                    scene.canvas.polygon([
                        Point(x, y),
                        Point(
                            x + side * w * scene.dice.number(2...4),
                            y - w * scene.dice.number(1.5...3)
                        ), Point(x, y + w * 0.45),
                    ])
                }
                scene.canvas.fill(color)
            }
            x += width * scene.dice.number(1.7...4)
        }
    }

    private func wanderer(in scene: inout Scene, _ feet: Point) {
        let height = scene.stage.height * 0.17
        scene.canvas.person(
            at: feet,
            height: height,
            scene.palette.deep,
            scene.dice.pick([.coat, .child, .skirt, .hat])
        )
    }
}
