/// Blades, upright or crossed, before a disc.
struct Sword: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        scene.flood(colors.ground)
        let center = stage.at(0.5, 0.48)
        canvas.circle(center, scene.unit * 36)
        canvas.fill(colors.accent)
        let crossed = scene.dice.hit(0.5)
        let length = stage.height * 0.94
        if crossed {
            blade(in: scene, center, length, 0.5)
            blade(in: scene, center, length, -0.5)
        } else if scene.dice.hit(0.5) {
            blade(in: scene, center, length, 0)
        } else {
            for index in -2...2 {
                blade(
                    in: scene,
                    Point(
                        center.x + Double(index) * stage.width * 0.17,
                        center.y + abs(Double(index)) * 36
                    ),
                    length * (0.9 - 0.08 * abs(Double(index))),
                    0
                )
            }
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
