/// A crown, upright or fallen.
struct Crown: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        scene.flood(colors.ground)
        let gold = colors.accent.contrast(with: colors.ground) > 1.6 ? colors.accent : colors.light
        let turn = scene.dice.hit(0.4) ? scene.dice.number(0.3...0.6) * scene.dice.sign() : 0
        let center = stage.at(0.5, 0.52)
        halo(in: &scene, center, gold)
        let points = scene.dice.pick([3, 5])
        canvas.placed(at: center, unit: scene.unit, turned: turn) {
            crown(points, gold, on: canvas)
            canvas.rect(Rect(-33, 21, 66, 8))
            canvas.fill(gold.mixed(with: colors.deep, 0.35))
            for gem in -2...2 {
                canvas.circle(Point(Double(gem) * 12, 25), 2.4)
            }
            canvas.fill(colors.light)
        }
    }

    private func halo(in scene: inout Scene, _ center: Point, _ gold: Color) {
        let canvas = scene.canvas
        switch scene.dice.integer(0...2) {
        case 0:
            canvas.circle(center, scene.unit * 45)
            canvas.fill(scene.palette.second)
        case 1:
            for ray in 0..<24 {
                let angle = 2 * Double.pi * Double(ray) / 24
                canvas.line([
                    center.moved(scene.unit * 42, angle: angle),
                    center.moved(scene.unit * (ray.isMultiple(of: 2) ? 50 : 46), angle: angle),
                ])
            }
            canvas.stroke(gold, scene.unit * 1.1)
        default:
            break
        }
    }

    private func crown(_ points: Int, _ gold: Color, on canvas: Canvas) {
        let half = Double(points - 1) / 2
        var edge = [Point(-33, 18)]
        for index in 0..<points {
            let away = (Double(index) - half) / half
            let tip = Point(36 * away, -20 - 10 * (1 - abs(away)))
            edge.append(tip)
            if index < points - 1 { edge.append(Point(tip.x + 18 / half, 0)) }
            canvas.circle(Point(tip.x, tip.y - 4), 4.2)
        }
        canvas.fill(gold)
        canvas.polygon(edge + [Point(33, 18)])
        canvas.fill(gold)
    }
}
