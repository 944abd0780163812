/// A wall of windows, one of which hints at a story.
struct Facade: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let columns = scene.dice.integer(3...5)
        let pitch = stage.width / Double(columns)
        let ratio = scene.dice.number(1.2...1.5)
        let rows = max(2, Int(stage.height / (pitch * ratio)))
        let rise = stage.height / Double(rows)
        let lit = scene.dice.integer(0...rows * columns - 1)
        let dark = colors.isNight ? colors.deep : colors.ground.mixed(with: colors.deep, 0.72)
        let lamp = colors.accent.luminance > 0.18 ? colors.accent : colors.light
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = Rect(
                    stage.x + pitch * Double(column),
                    stage.y + rise * Double(row),
                    pitch,
                    rise
                ).inset(pitch * 0.16, rise * 0.13)
                let on = row * columns + column == lit
                let dim = !on && scene.dice.hit(0.24)
                canvas.rect(cell.inset(-7, -7))
                canvas.fill(colors.ground.mixed(with: colors.light, colors.isNight ? 0.16 : 0.5))
                canvas.rect(cell)
                canvas.fill(on ? lamp : (dim ? colors.second : dark))
                if on {
                    resident(in: &scene, cell)
                } else if scene.dice.hit(0.45) {
                    let drop = cell.height * scene.dice.number(0.2...0.7)
                    canvas.rect(Rect(cell.x, cell.y, cell.width, drop))
                    canvas.fill(colors.second.mixed(with: dark, dim ? 0.25 : 0.6))
                }
                canvas.rect(Rect(cell.midX - 3, cell.y, 6, cell.height))
                canvas.rect(Rect(cell.x, cell.y + cell.height * 0.4, cell.width, 6))
                canvas.fill(colors.ground.mixed(with: colors.light, colors.isNight ? 0.16 : 0.5))
                canvas.rect(Rect(cell.x - 12, cell.maxY + 6, cell.width + 24, 9))
                canvas.fill(colors.deep.mixed(with: colors.ground, 0.25))
            }
        }
    }

    private func resident(in scene: inout Scene, _ cell: Rect) {
        let canvas = scene.canvas
        canvas.saved {
            canvas.rect(cell)
            canvas.clip()
            let ink = scene.palette.deep
            let height = cell.height * 1.5
            if scene.dice.hit(0.4) {
                canvas.couple(
                    at: Point(cell.midX, cell.maxY + height * 0.4),
                    height: height * 0.95,
                    ink
                )
            } else {
                canvas.person(
                    at: Point(
                        cell.midX + cell.width * scene.dice.number(-0.12...0.12),
                        cell.maxY + height * 0.42
                    ),
                    height: height,
                    ink,
                    scene.dice.pick(Dress.allCases)
                )
            }
        }
    }
}
