/// Temple columns, whole or broken.
struct Columns: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        scene.flood(colors.ground)
        let base = stage.y + stage.height * (scene.titleBelow ? 0.96 : 0.92)
        let sun = stage.at(scene.dice.pick([0.28, 0.5, 0.72]), 0.36)
        scene.sun(
            at: sun,
            radius: scene.unit * scene.dice.number(18...28),
            colors.accent,
            behind: colors.ground
        )
        let stone = colors.light
        let shade = stone.mixed(with: colors.second, 0.85)
        let count = scene.dice.integer(2...4)
        let broken = scene.dice.hit(0.6) ? scene.dice.integer(0...count - 1) : -1
        let pitch = stage.width * 0.94 / Double(count)
        let top = stage.y + stage.height * 0.2
        for index in 0..<count {
            let x = stage.midX + pitch * (Double(index) - Double(count - 1) / 2)
            let height = base - 60 - top
            column(
                in: &scene,
                x,
                base - 60,
                pitch * 0.5,
                index == broken ? height * scene.dice.number(0.45...0.7) : height,
                stone,
                shade,
                whole: index != broken
            )
        }
        if broken < 0 || count > 2 { beam(in: scene, top, pitch, count, broken, stone, shade) }
        steps(in: scene, base, stone, shade)
        scene.base(from: base + 17, colors.deep)
    }

    private func steps(in scene: Scene, _ base: Double, _ stone: Color, _ shade: Color) {
        let canvas = scene.canvas
        for step in 0..<3 {
            let out = Double(step) * 34
            canvas.rect(
                Rect(
                    scene.bounds.x + 40 - out,
                    base - 60 + 26 * Double(step),
                    scene.bounds.width - 80 + out * 2,
                    27
                )
            )
            canvas.fill(step == 1 ? stone : shade)
        }
    }

    private func beam(
        in scene: Scene,
        _ top: Double,
        _ pitch: Double,
        _ count: Int,
        _ broken: Int,
        _ stone: Color,
        _ shade: Color
    ) {
        let canvas = scene.canvas
        let half = pitch * Double(count) / 2
        var left = scene.stage.midX - half
        var right = scene.stage.midX + half
        if broken == 0 { left += pitch * 1.1 }
        if broken == count - 1 { right -= pitch * 1.1 }
        guard broken <= 0 || broken == count - 1 else { return }
        canvas.rect(Rect(left, top - 58, right - left, 40))
        canvas.fill(stone)
        canvas.rect(Rect(left, top - 20, right - left, 20))
        canvas.fill(shade)
        guard broken < 0, top - 58 - pitch * 0.5 > scene.stage.y - 20 else { return }
        canvas.polygon([
            Point(left - 14, top - 58), Point((left + right) / 2, top - 58 - pitch * 0.46),
            Point(right + 14, top - 58),
        ])
        canvas.fill(shade)
    }

    private func column(
        in scene: inout Scene,
        _ x: Double,
        _ base: Double,
        _ width: Double,
        _ height: Double,
        _ stone: Color,
        _ shade: Color,
        whole: Bool
    ) {
        let canvas = scene.canvas
        let top = base - height
        let tilt = whole ? 0 : width * 0.3
        let shaft = [
            Point(x - width * 0.42, base), Point(x - width * 0.36, top - tilt),
            Point(x - width * 0.1, top + tilt * 0.2), Point(x + width * 0.1, top - tilt * 0.5),
            Point(x + width * 0.36, top + tilt), Point(x + width * 0.42, base),
        ]
        canvas.polygon(shaft)
        canvas.fill(stone)
        canvas.saved {
            canvas.polygon(shaft)
            canvas.clip()
            for flute in 0..<6 {
                let t = -0.34 + 0.135 * Double(flute)
                canvas.rect(
                    Rect(
                        x + width * t,
                        top - 80,
                        width * (0.03 + 0.007 * Double(flute)),
                        height + 90
                    )
                )
            }
            canvas.rect(Rect(x + width * 0.27, top - 80, width * 0.2, height + 90))
            canvas.fill(shade)
        }
        canvas.rect(Rect(x - width * 0.5, base - 22, width, 24))
        canvas.fill(shade)
        guard whole else { return }
        canvas.rect(Rect(x - width * 0.5, top, width, 20))
        canvas.fill(stone)
        canvas.polygon([
            Point(x - width * 0.46, top + 20), Point(x + width * 0.46, top + 20),
            Point(x + width * 0.37, top + 46), Point(x - width * 0.37, top + 46),
        ])
        canvas.fill(shade)
    }
}
