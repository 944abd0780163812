/// Piano keys across the sheet, one of them pressed.
struct Piano: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        scene.flood(colors.ground)
        let turn = scene.dice.number(0.1...0.3) * scene.dice.sign()
        let white = colors.light
        let count = scene.dice.integer(7...9)
        let width = stage.width * 1.5 / Double(count)
        let struck = count / 2 + scene.dice.integer(-1...1)
        canvas.saved {
            canvas.rect(
                Rect(
                    scene.bounds.x,
                    stage.y,
                    scene.bounds.width,
                    stage.height + (scene.titleBelow ? 0 : 100)
                )
            )
            canvas.clip()
            canvas.placed(at: stage.center, unit: 1, turned: turn) {
                let left = -width * Double(count) / 2
                for key in -3..<count + 3 {
                    let x = left + width * Double(key)
                    let down = key == struck ? 46.0 : 0
                    canvas.rect(Rect(x + 4, -900, width - 8, 1180 + down))
                    canvas.fill(key == struck ? colors.accent : white)
                    canvas.rect(Rect(x + 4, 280 + down - 26, width - 8, 26))
                    canvas.fill(key == struck ? colors.accent.darker(0.3) : colors.second)
                }
                for key in -3..<count + 3 where ![2, 6].contains((key + 21) % 7) {
                    let x = left + width * (Double(key) + 0.7)
                    canvas.rect(Rect(x + 10, -900, width * 0.6, 900))
                    canvas.fill(colors.deep, 0.35)
                    canvas.rect(Rect(x, -900, width * 0.6, 890))
                    canvas.fill(colors.deep)
                }
            }
        }
    }
}
