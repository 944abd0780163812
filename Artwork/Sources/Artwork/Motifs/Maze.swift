/// A round labyrinth with a figure in the middle.
struct Maze: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let center = scene.stage.center
        let outer = scene.unit * 48
        let ink = colors.isNight ? colors.light : colors.deep
        let rings = scene.dice.integer(6...8)
        let pitch = outer * 0.8 / Double(rings)
        for ring in 0..<rings {
            let radius = outer - pitch * Double(ring)
            let gap = scene.dice.number(0...6.283)
            let open = pitch * 0.8 / radius
            canvas.arc(center, radius, gap + open, gap + 2 * .pi - open)
            canvas.stroke(ring == rings - 1 ? colors.accent : ink, pitch * 0.36, butt: true)
            guard ring < rings - 1 else { continue }
            for _ in 0..<scene.dice.integer(1...3) {
                let angle = gap + scene.dice.number(0.7...5.4)
                canvas.line([
                    center.moved(radius, angle: angle), center.moved(radius - pitch, angle: angle),
                ])
                canvas.stroke(ink, pitch * 0.36, butt: true)
            }
        }
        canvas.circle(center, pitch * 1.12)
        canvas.fill(colors.accent)
        let inner = outer * 0.2
        canvas.person(
            at: Point(center.x, center.y + inner * 0.62),
            height: inner * 1.2,
            colors.accent.luminance > 0.2 ? colors.deep : colors.light,
            scene.dice.pick([.hat, .coat, .skirt, .child])
        )
    }
}
