/// Converging jagged bars of torn paper, in the style of 1950s title sequences.
struct CutPaper: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        scene.flood(colors.ground)
        switch scene.dice.integer(0...2) {
        case 0: bars(in: &scene)
        case 1: blocks(in: &scene)
        default: hand(in: &scene)
        }
        _ = stage
    }

    private func bars(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let count = scene.dice.integer(4...6)
        let pitch = stage.width / Double(count)
        let gap = stage.y + stage.height * scene.dice.number(0.4...0.55)
        for index in 0..<count {
            let x = stage.x + pitch * (Double(index) + 0.5)
            let reach = scene.dice.number(-0.2...0.14) * stage.height
            let color =
                index % 3 == 1 ? colors.accent : (index % 3 == 2 ? colors.second : colors.deep)
            strip(
                in: &scene,
                Point(x, stage.y),
                Point(x + scene.dice.number(-24...24), gap + reach),
                pitch * scene.dice.number(0.5...0.8),
                color
            )
            let other = index % 3 == 0 ? colors.accent : colors.deep
            strip(
                in: &scene,
                Point(x, stage.maxY),
                Point(
                    x + scene.dice.number(-24...24),
                    gap + reach + stage.height * scene.dice.number(0.15...0.22)
                ),
                pitch * scene.dice.number(0.5...0.8),
                other
            )
        }
        scene.canvas.person(
            at: Point(stage.midX, gap + stage.height * 0.12),
            height: stage.height * 0.24,
            colors.isNight ? colors.light : colors.deep,
            .hat
        )
    }

    private func strip(
        in scene: inout Scene,
        _ from: Point,
        _ to: Point,
        _ width: Double,
        _ color: Color
    ) {
        let wobble = width * 0.16
        scene.canvas.polygon([
            Point(
                from.x - width / 2 + scene.dice.number(-wobble...wobble),
                from.y + scene.dice.number(-9...9)
            ),
            Point(
                from.x + width / 2 + scene.dice.number(-wobble...wobble),
                from.y + scene.dice.number(-9...9)
            ),
            Point(
                to.x + width / 2 * 0.8 + scene.dice.number(-wobble...wobble),
                to.y + scene.dice.number(-22...22)
            ),
            Point(
                to.x - width / 2 * 0.8 + scene.dice.number(-wobble...wobble),
                to.y + scene.dice.number(-22...22)
            ),
        ])
        scene.canvas.fill(color)
    }

    private func blocks(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let rows = scene.dice.integer(3...4)
        let pick = [colors.accent, colors.deep, colors.second, colors.light]
        var index = scene.dice.integer(0...3)
        for row in 0..<rows {
            let split = scene.dice.number(0.3...0.7)
            let y = stage.y + stage.height * Double(row) / Double(rows)
            let height = stage.height / Double(rows)
            for part in [
                Rect(stage.x, y, stage.width * split, height),
                Rect(stage.x + stage.width * split, y, stage.width * (1 - split), height),
            ] {
                let r = part.inset(12, 12)
                let w = 20.0
                scene.canvas.polygon([
                    Point(r.x + scene.dice.number(0...w), r.y + scene.dice.number(0...w)),
                    Point(r.maxX - scene.dice.number(0...w), r.y + scene.dice.number(0...w)),
                    Point(r.maxX - scene.dice.number(0...w), r.maxY - scene.dice.number(0...w)),
                    Point(r.x + scene.dice.number(0...w), r.maxY - scene.dice.number(0...w)),
                ])
                let color = pick[index % 4]
                scene.canvas.fill(color)
                let mark = color.luminance > 0.3 ? colors.deep : colors.light
                glyph(in: &scene, r, mark)
                index += scene.dice.integer(1...3)
            }
        }
    }

    private func glyph(in scene: inout Scene, _ area: Rect, _ color: Color) {
        let canvas = scene.canvas
        let size = min(area.width, area.height)
        let c = area.center
        switch scene.dice.integer(0...6) {
        case 0:
            canvas.person(
                at: Point(c.x, c.y + size * 0.4),
                height: size * 0.78,
                color,
                scene.dice.pick(Dress.allCases)
            )
        case 1:
            canvas.circle(c, size * 0.26)
            canvas.fill(color)
        case 2:
            canvas.ellipse(c, size * 0.38, size * 0.2)
            canvas.stroke(color, size * 0.05)
            canvas.circle(c, size * 0.13)
            canvas.fill(color)
        case 3: canvas.bird(at: Point(c.x, c.y + size * 0.1), span: size * 0.7, color)
        case 4:
            for bar in -1...1 {
                canvas.line([
                    Point(c.x + Double(bar) * size * 0.18 - size * 0.05, c.y - size * 0.3),
                    Point(c.x + Double(bar) * size * 0.18 + size * 0.05, c.y + size * 0.3),
                ])
            }
            canvas.stroke(color, size * 0.07, butt: true)
        default: break
        }
    }

    private func hand(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        let center = stage.at(0.5, 0.52)
        canvas.polygon([
            Point(stage.x + 20, stage.y + 30), Point(stage.maxX - 46, stage.y),
            Point(stage.maxX - 8, stage.maxY - 34), Point(stage.x, stage.maxY),
        ])
        canvas.fill(colors.accent)
        let ink = colors.accent.luminance > 0.12 ? colors.deep : colors.light
        canvas.saved {
            canvas.rect(Rect(scene.bounds.x, stage.y, scene.bounds.width, stage.height))
            canvas.clip()
            canvas.placed(
                at: center,
                unit: stage.height / 120,
                turned: scene.dice.number(-0.16...0.16),
                mirrored: scene.dice.hit(0.5)
            ) {
                canvas.polygon([
                    Point(-11, 80), Point(-14, 24), Point(-20, 6), Point(-33, -9), Point(-29, -15),
                    Point(-15, -6),
                    Point(-19, -38), Point(-12, -40), Point(-7, -12), Point(-5, -50), Point(2, -50),
                    Point(3, -13),
                    Point(10, -44), Point(17, -42), Point(12, -8), Point(22, -28), Point(28, -24),
                    Point(20, 2),
                    Point(16, 20), Point(10, 30), Point(12, 80),
                ])
                canvas.fill(ink)
            }
        }
        if scene.dice.hit(0.6) {
            canvas.circle(Point(center.x, center.y + stage.height * 0.06), scene.unit * 5)
            canvas.fill(colors.accent.mixed(with: colors.light, 0.5))
        }
    }
}
