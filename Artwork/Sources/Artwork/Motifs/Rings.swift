/// Concentric shapes around a small figure, like a diagram.
struct Rings: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        scene.flood(colors.ground)
        let low = scene.titleBelow ? stage.maxY - 10 : stage.maxY - 30
        let center = Point(stage.midX, low)
        let reach = min(stage.width * 0.54, stage.height * 0.95)
        let count = scene.dice.integer(5...8)
        let inks = [colors.second, colors.accent, colors.light, colors.deep].filter {
            $0.contrast(with: colors.ground) > 1.1
        }
        let start = scene.dice.integer(0...3)
        for ring in 0..<count {
            let radius = reach * (1 - Double(ring) / (Double(count) + 0.6))
            canvas.slice(center, radius, .pi, 2 * .pi)
            canvas.fill(inks[(ring + start) % inks.count])
        }
        let last = inks[(count - 1 + start) % inks.count]
        canvas.rect(Rect(scene.bounds.x, low - 2, scene.bounds.width, 1500))
        canvas.fill(scene.titleBelow ? colors.ground : colors.deep)
        canvas.rect(Rect(scene.bounds.x, low - 4, scene.bounds.width, 8))
        canvas.fill(colors.deep)
        canvas.person(
            at: Point(center.x, low),
            height: reach / Double(count) * 1.35,
            last.luminance > 0.25 ? colors.deep : colors.light,
            scene.dice.pick(Dress.allCases)
        )
    }
}
