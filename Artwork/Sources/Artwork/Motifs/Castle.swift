/// A castle on a crag in front of a glowing disc.
struct Castle: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood([
            .init(0, colors.ground), .init(0.35, colors.ground),
            .init(1, colors.ground.mixed(with: colors.second, 0.5)),
        ])
        if colors.isNight { scene.stars(110, colors.light) }
        let center = stage.at(scene.dice.number(0.42...0.58), 0.4)
        for ring in 0..<4 {
            canvas.circle(center, scene.unit * (44 - 6.5 * Double(ring)))
            canvas.fill(colors.accent, 0.14 + 0.05 * Double(ring))
        }
        canvas.circle(center, scene.unit * 22)
        canvas.fill(colors.accent.mixed(with: colors.light, 0.45))
        let foot = Point(
            stage.midX + stage.width * scene.dice.number(-0.06...0.06),
            stage.y + stage.height * 0.66
        )
        crag(in: &scene, foot)
        towers(in: &scene, foot)
        for row in 0..<2 {
            let y = stage.y + stage.height * (0.82 + 0.09 * Double(row))
            let tone = colors.second.mixed(with: colors.deep, row == 0 ? 0.45 : 1)
            canvas.land(scene.ridge(at: y, swing: 34, steps: 6), floor: scene.bounds.maxY + 5)
            canvas.fill(tone)
        }
        for _ in 0..<3 {
            let spot = stage.at(scene.dice.number(0.15...0.85), scene.dice.number(0.1...0.4))
            canvas.bird(at: spot, span: scene.unit * scene.dice.number(3...6), colors.deep)
        }
    }

    private func crag(in scene: inout Scene, _ foot: Point) {
        let half = scene.unit * 25
        let low = scene.stage.maxY + 30
        let canvas = scene.canvas
        canvas.polygon([
            Point(foot.x - half, foot.y), Point(foot.x + half, foot.y),
            Point(foot.x + half * 1.12, foot.y + 90),
            Point(foot.x + half * 1.5, foot.y + 150), Point(foot.x + half * 2.1, low),
            Point(foot.x - half * 2.2, low),
            Point(foot.x - half * 1.45, foot.y + 190), Point(foot.x - half * 1.2, foot.y + 80),
        ])
        canvas.fill(scene.palette.deep.mixed(with: scene.palette.second, 0.25))
        canvas.polygon([
            Point(foot.x + half * 0.1, foot.y), Point(foot.x + half, foot.y),
            Point(foot.x + half * 1.12, foot.y + 90),
            Point(foot.x + half * 1.5, foot.y + 150), Point(foot.x + half * 2.1, low),
            Point(foot.x + half * 0.4, low),
            Point(foot.x - half * 0.1, foot.y + 170),
        ])
        canvas.fill(scene.palette.deep)
    }

    private func towers(in scene: inout Scene, _ foot: Point) {
        let canvas = scene.canvas
        let unit = scene.unit
        let color = scene.palette.deep
        let lamp = scene.palette.accent.mixed(with: scene.palette.light, 0.4)
        let plan: [(Double, Double, Double, Bool)] = [
            (-18, 22, 9, true), (18, 26, 8, true), (-7, 36, 9, true), (8, 30, 12, false),
            (1, 46, 7.5, true),
        ]
        for (x, height, width, pointed) in plan {
            let tall = height * scene.dice.number(0.86...1.14)
            let left = foot.x + unit * (x - width / 2)
            canvas.rect(Rect(left, foot.y - unit * tall, unit * width, unit * tall + 4))
            if pointed {
                canvas.polygon([
                    Point(left - unit * 1.5, foot.y - unit * tall),
                    Point(left + unit * width / 2, foot.y - unit * (tall + width * 1.5)),
                    Point(left + unit * (width + 1.5), foot.y - unit * tall),
                ])
            } else {
                for notch in 0..<4 {
                    canvas.rect(
                        Rect(
                            left + unit * width * (0.27 * Double(notch)),
                            foot.y - unit * (tall + 2),
                            unit * width * 0.17,
                            unit * 2.4
                        )
                    )
                }
            }
            canvas.fill(color)
            canvas.rect(
                Rect(
                    left + unit * width * 0.4,
                    foot.y - unit * tall * 0.78,
                    unit * width * 0.2,
                    unit * 3.4
                )
            )
            canvas.fill(lamp)
        }
        canvas.rect(Rect(foot.x - unit * 22, foot.y - unit * 13, unit * 44, unit * 13.4))
        canvas.fill(color)
        canvas.slice(Point(foot.x, foot.y - unit * 5), unit * 3.4, .pi, 2 * .pi)
        canvas.rect(Rect(foot.x - unit * 3.4, foot.y - unit * 5, unit * 6.8, unit * 5.2))
        canvas.fill(lamp)
    }
}
