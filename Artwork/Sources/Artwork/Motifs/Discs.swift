/// Two overlapping circles, with a third color where they overlap.
struct Discs: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let radius = scene.unit * scene.dice.number(30...36)
        let upright = stage.height > stage.width * 1.1 || scene.dice.hit(0.3)
        let gap = radius * scene.dice.number(0.55...0.8)
        let tilt = scene.dice.number(-0.35...0.35) + (upright ? 1.2 : 0)
        let a = stage.center.moved(gap, angle: tilt + .pi)
        let b = stage.center.moved(gap, angle: tilt)
        let first = colors.accent
        let other = colors.second.contrast(with: colors.ground) > 1.3 ? colors.second : colors.light
        canvas.circle(a, radius)
        canvas.fill(first)
        canvas.circle(b, radius)
        canvas.fill(other)
        canvas.saved {
            canvas.circle(a, radius)
            canvas.clip()
            canvas.circle(b, radius)
            canvas.fill(colors.deep)
            guard scene.dice.hit(0.6) else { return }
            for line in 0..<40 {
                let y = stage.y + Double(line) * 26
                canvas.rect(Rect(stage.x, y, stage.width, 3))
            }
            canvas.saved {
                canvas.fill(first)
            }
        }
        let center = stage.center
        if scene.dice.hit(0.7) {
            let height = radius * 0.62
            canvas.couple(
                at: Point(center.x, center.y + height * 0.5),
                height: height,
                colors.light
            )
        }
    }
}
