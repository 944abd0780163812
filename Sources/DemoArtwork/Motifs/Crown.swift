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
        switch scene.dice.integer(0...2) {
        case 0:
            canvas.circle(center, scene.unit * 45)
            canvas.fill(colors.second)
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
        let points = scene.dice.pick([3, 5])
        canvas.placed(at: center, unit: scene.unit, turned: turn) {
            var edge = [Point(-33, 18)]
            for index in 0..<points {
                let x = -36 + 72 * Double(index) / Double(points - 1)
                let middle = abs(Double(index) - Double(points - 1) / 2) / (Double(points - 1) / 2)
                edge.append(Point(x, -20 - 10 * (1 - middle)))
                if index < points - 1 { edge.append(Point(x + 36 / Double(points - 1), 0)) }
            }
            edge.append(Point(33, 18))
            canvas.polygon(edge)
            canvas.fill(gold)
            for index in 0..<points {
                let x = -36 + 72 * Double(index) / Double(points - 1)
                let middle = abs(Double(index) - Double(points - 1) / 2) / (Double(points - 1) / 2)
                canvas.circle(Point(x, -24 - 10 * (1 - middle)), 4.2)
            }
            canvas.fill(gold)
            canvas.rect(Rect(-33, 21, 66, 8))
            canvas.fill(gold.mixed(with: colors.deep, 0.35))
            for gem in -2...2 {
                canvas.circle(Point(Double(gem) * 12, 25), 2.4)
            }
            canvas.fill(colors.light)
        }
    }
}
