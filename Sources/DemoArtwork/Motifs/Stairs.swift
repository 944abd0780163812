/// Flights of steps that turn back and forth.
struct Stairs: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let flights = scene.dice.integer(3...4)
        let steps = scene.dice.integer(6...8)
        let rise = stage.height * 0.78 / Double(flights)
        let span = stage.width * 0.86
        var side = scene.dice.sign()
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        var top = Point(stage.midX, stage.y)
        for flight in (0..<flights).reversed() {
            let base = stage.maxY - rise * Double(flights - 1 - flight) - (scene.titleBelow ? 0 : 20)
            let t = Double(flight) / Double(flights)
            let tone = colors.second.mixed(with: colors.deep, t * 0.9)
            _ = tone
            let left = stage.midX - side * span / 2
            top = Point(left + side * span, base - rise)
        _ = left
            side = -side
        }
        side = scene.dice.sign()
        for flight in 0..<flights {
            // From the farthest, topmost flight forwards.
            let t = Double(flight) / Double(max(flights - 1, 1))
            let base = stage.y + stage.height * 0.2 + rise * Double(flight + 1)
            let tone = colors.ground.mixed(with: colors.second, 0.75).mixed(with: colors.deep, 0.85 * t)
            let start = stage.midX - side * span / 2
            var points = [Point(start - side * 200, base)]
            for step in 0..<steps {
                let x = start + side * span * Double(step) / Double(steps)
                let y = base - rise * Double(step) / Double(steps)
                points.append(Point(x, y))
                points.append(Point(x, y - rise / Double(steps)))
            }
            let end = start + side * span
            points.append(Point(end + side * 300, base - rise))
            if flight == 0 { top = Point(end, base - rise) }
            canvas.polygon(points + [Point(end + side * 300, low + 10), Point(start - side * 200, low + 10)])
            canvas.fill(tone)
            for step in 0..<steps {
                let x = start + side * span * Double(step) / Double(steps)
                let y = base - rise * Double(step + 1) / Double(steps)
                canvas.rect(Rect(min(x, x + side * span / Double(steps)), y, span / Double(steps), rise / Double(steps) * 0.26))
            }
            canvas.fill(colors.accent.mixed(with: tone, 0.15 + 0.5 * t))
            side = -side
        }
        let height = stage.height * 0.17
        let inward = top.x > stage.midX ? -1.0 : 1.0
        canvas.person(at: Point(top.x + inward * 20, top.y + 2), height: height, colors.deep, scene.dice.pick([.coat, .hat, .skirt]))
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, stage.maxY, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
    }
}
