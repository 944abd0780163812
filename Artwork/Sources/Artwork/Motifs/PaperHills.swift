/// Cut-paper hills with soft shadows and something small and cheerful above them.
struct PaperHills: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood([
            .init(0, colors.ground), .init(0.5, colors.ground),
            .init(1, colors.ground.mixed(with: colors.light, 0.6)),
        ])
        let sun = stage.at(scene.dice.number(0.18...0.82), scene.dice.number(0.16...0.26))
        for ring in 0..<3 {
            canvas.circle(sun, scene.unit * (25 - 5.5 * Double(ring)))
            canvas.fill(colors.ground.mixed(with: colors.second, 0.25 + 0.3 * Double(ring)))
        }
        for _ in 0..<3 {
            canvas.cloud(
                at: stage.at(scene.dice.number(0.1...0.9), scene.dice.number(0.2...0.5)),
                width: scene.unit * scene.dice.number(18...34),
                colors.light,
                0.9
            )
        }
        hero(in: &scene)
        let rows = 4
        for row in 0..<rows {
            let t = Double(row) / Double(rows - 1)
            let y = stage.y + stage.height * (0.6 + 0.27 * t)
            let hills = scene.ridge(at: y, swing: stage.height * 0.055, steps: 4)
            for lift in [16.0, 9.0] {
                canvas.land(hills.map { Point($0.x, $0.y - lift) }, floor: scene.bounds.maxY + 5)
                canvas.fill(colors.deep, 0.09)
            }
            canvas.land(hills, floor: scene.bounds.maxY + 5)
            let mix = row.isMultiple(of: 2) ? colors.second : colors.accent
            canvas.fill(row == rows - 1 ? colors.deep : mix.mixed(with: colors.deep, 0.42 * t))
            if row == 1 || row == 2 {
                grove(in: &scene, hills, mix.mixed(with: colors.deep, 0.3 + 0.3 * t))
            }
        }
    }

    private func grove(in scene: inout Scene, _ hills: [Point], _ color: Color) {
        let at = hills[scene.dice.integer(1...3)]
        for index in 0..<scene.dice.integer(2...4) {
            let foot = Point(at.x + Double(index - 1) * scene.unit * 7, at.y + 16)
            let height = scene.unit * scene.dice.number(9...17)
            if scene.dice.hit(0.5) {
                scene.canvas.pine(at: foot, height: height, color, tiers: 3)
            } else {
                scene.canvas.rect(Rect(foot.x - 4, foot.y - height, 8, height))
                scene.canvas.ellipse(Point(foot.x, foot.y - height), height * 0.3, height * 0.4)
                scene.canvas.fill(color)
            }
        }
    }

    private func hero(in scene: inout Scene) {
        let canvas = scene.canvas
        let colors = scene.palette
        let center = scene.stage.at(scene.dice.number(0.36...0.64), 0.36)
        let unit = scene.unit
        switch scene.variant ?? scene.dice.integer(0...2) {
        case 0: balloon(in: scene, center, unit * 15)
        case 1: kite(in: scene, center, unit * 14)
        default:
            canvas.placed(at: Point(center.x, center.y + unit * 4), unit: unit * 0.9) {
                canvas.rect(Rect(-10, -2, 20, 17))
                canvas.fill(colors.light)
                canvas.polygon([Point(-13, -1), Point(0, -14), Point(13, -1)])
                canvas.fill(colors.accent)
                canvas.rect(Rect(-3, 5, 6, 10))
                canvas.fill(colors.deep)
                canvas.rect(Rect(5, -14, 3.4, 9))
                canvas.fill(colors.deep)
                for bubble in 0..<4 {
                    let t = Double(bubble)
                    canvas.circle(Point(7 + t * 4.4, -18 - t * 4.6), 2.2 + t)
                    canvas.fill(colors.light)
                }
            }
            canvas.cloud(at: Point(center.x, center.y + unit * 20), width: unit * 40, colors.light)
        }
    }

    private func balloon(in scene: Scene, _ center: Point, _ radius: Double) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.placed(at: center, unit: radius) {
            canvas.saved {
                canvas.start(-0.34, 1.24)
                canvas.bend(Point(-0.5, 0.9), Point(-1, 0.6), Point(-1, -0.02))
                canvas.bend(Point(-1, -1.34), Point(1, -1.34), Point(1, -0.02))
                canvas.bend(Point(1, 0.6), Point(0.5, 0.9), Point(0.34, 1.24))
                canvas.close()
                canvas.clip()
                canvas.rect(Rect(-2, -2, 4, 4))
                canvas.fill(colors.accent)
                for (x, w) in [(-0.62, 0.3), (0.0, 0.26), (0.62, 0.3)] {
                    canvas.ellipse(Point(x * 0.9, 0.1), w * 0.55, 1.5)
                    canvas.fill(colors.light)
                }
            }
            canvas.line([Point(-0.3, 1.26), Point(-0.18, 1.6)])
            canvas.line([Point(0.3, 1.26), Point(0.18, 1.6)])
            canvas.stroke(colors.deep, 0.035)
            canvas.rect(Rect(-0.22, 1.58, 0.44, 0.32))
            canvas.fill(colors.deep)
        }
    }

    private func kite(in scene: Scene, _ center: Point, _ size: Double) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.placed(at: center, unit: size, turned: 0.5) {
            canvas.polygon([Point(0, -1.2), Point(0.8, -0.2), Point(0, 1.2)])
            canvas.fill(colors.accent)
            canvas.polygon([Point(0, -1.2), Point(-0.8, -0.2), Point(0, 1.2)])
            canvas.fill(colors.light)
            canvas.curve([
                Point(0, 1.2), Point(-0.2, 1.7), Point(0.25, 2.2), Point(0, 2.8), Point(0.3, 3.4),
            ])
            canvas.stroke(colors.deep, 0.05)
            for knot in [1.7, 2.25, 2.85] {
                canvas.polygon([
                    Point(-0.3, knot - 0.14), Point(0.3, knot + 0.14), Point(0.3, knot - 0.14),
                    Point(-0.3, knot + 0.14),
                ])
            }
            canvas.fill(colors.deep)
        }
    }
}
