import Glibc

/// A venetian blind, a lamp behind it, two slats parted by somebody who looks out.
struct Blinds: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        let dark = colors.isNight ? colors.ground : colors.deep
        let glow = colors.isNight ? colors.accent : colors.ground
        scene.flood(colors.isNight ? dark : colors.ground)
        let window = stage
        canvas.saved {
            canvas.rect(window)
            canvas.clip()
            canvas.rect(window)
            canvas.fill(from: Point(window.x, window.y), to: Point(window.maxX, window.maxY), [.init(0, glow.lighter(0.25)), .init(1, glow.darker(0.22))])
            figure(in: &scene, window, dark)
            let rows = scene.dice.integer(13...17)
            let pitch = window.height / Double(rows)
            let eye = Int(Double(rows) * scene.dice.number(0.3...0.5))
            let eyeX = window.x + window.width * scene.dice.number(0.3...0.7)
            for row in 0...rows {
                let y = window.y + pitch * (Double(row) + 0.12)
                let gap = row == eye ? -1.0 : (row == eye + 1 ? 1.0 : 0.0)
                let bow = gap * pitch * 0.62
                let thick = pitch * 0.62
                canvas.curve([
                    Point(window.x - 20, y), Point(eyeX - 230, y), Point(eyeX - 60, y + bow),
                    Point(eyeX + 60, y + bow), Point(eyeX + 230, y), Point(window.maxX + 20, y),
                ])
                canvas.to(window.maxX + 20, y + thick)
                canvas.bend(Point(eyeX + 240, y + thick), Point(eyeX + 120, y + thick + bow * 1.25), Point(eyeX, y + thick + bow))
                canvas.bend(Point(eyeX - 120, y + thick + bow * 1.25), Point(eyeX - 240, y + thick), Point(window.x - 20, y + thick))
                canvas.close()
                canvas.fill(dark)
            }
            for x in [0.2, 0.8] {
                canvas.rect(Rect(window.x + window.width * x - 3, window.y, 6, window.height))
            }
            canvas.fill(dark.mixed(with: glow, 0.2))
        }
    }

    private func figure(in scene: inout Scene, _ window: Rect, _ dark: Color) {
        let height = window.height * scene.dice.number(1.05...1.3)
        let x = window.x + window.width * scene.dice.number(0.3...0.7)
        scene.canvas.person(at: Point(x, window.y + window.height * 0.22 + height), height: height, dark.mixed(with: scene.palette.accent, 0.16), .hat, mirrored: scene.dice.hit(0.5))
    }
}
