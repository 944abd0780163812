/// Blades in front of a disc: upright, crossed or fanned out.
struct Sword: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        scene.flood(colors.ground)
        let center = stage.at(0.5, 0.48)
        let disc = Point(center.x, center.y + stage.height * scene.dice.number(-0.12...0.08))
        scene.canvas.circle(disc, scene.unit * scene.dice.number(30...40))
        scene.canvas.fill(colors.accent)
        let length = stage.height * 0.94
        switch scene.dice.integer(0...3) {
        case 0:
            let turn = scene.dice.number(0.36...0.6)
            blade(in: scene, center, length, turn)
            blade(in: scene, center, length, -turn)
        case 1:
            blade(in: scene, center, length, scene.dice.number(-0.25...0.25))
        case 2:
            row(in: &scene, center, length)
        default:
            fan(in: &scene, length)
        }
    }

    private func row(in scene: inout Scene, _ center: Point, _ length: Double) {
        let side = scene.dice.integer(1...3)
        let pitch = scene.stage.width * (side == 3 ? 0.13 : 0.17)
        for index in -side...side {
            let away = abs(Double(index))
            let spot = Point(center.x + Double(index) * pitch, center.y + away * 36)
            blade(in: scene, spot, length * (0.9 - 0.08 * away), 0)
        }
    }

    private func fan(in scene: inout Scene, _ length: Double) {
        let side = scene.dice.integer(1...2)
        let spread = scene.dice.number(0.32...0.42)
        let hilt = scene.stage.at(0.5, 0.86)
        for index in -side...side {
            let turn = Double(index) * spread
            let spot = hilt.moved(length * 0.4, angle: turn - .pi / 2)
            blade(in: scene, spot, length * 0.9, turn)
        }
    }

    private func blade(in scene: Scene, _ center: Point, _ length: Double, _ turn: Double) {
        let colors = scene.palette
        let canvas = scene.canvas
        let steel = colors.light
        canvas.placed(at: center, unit: length / 100, turned: turn) {
            canvas.polygon([Point(0, -50), Point(2.6, -44), Point(2.6, 26), Point(0, 26)])
            canvas.fill(steel.mixed(with: colors.deep, 0.35))
            canvas.polygon([Point(0, -50), Point(-2.6, -44), Point(-2.6, 26), Point(0, 26)])
            canvas.fill(steel)
            canvas.rect(Rect(-9, 26, 18, 3.2))
            canvas.rect(Rect(-1.5, 29, 3, 14))
            canvas.circle(Point(0, 45), 2.6)
            canvas.fill(colors.deep)
        }
    }
}
