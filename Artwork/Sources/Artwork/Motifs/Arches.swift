/// Nested arches with a figure at their end.
struct Arches: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let floor = scene.titleBelow ? stage.maxY - 10 : stage.maxY
        let count = scene.dice.integer(4...6)
        let widest = min(stage.width * 0.96, stage.height * 0.92)
        let from = colors.ground.mixed(with: colors.second, 0.8)
        let inner = colors.isNight ? colors.accent : colors.light
        let shift = scene.dice.number(-0.2...0.2)
        var last = Rect(0, 0, 0, 0)
        for index in 0..<count {
            let t = Double(index) / Double(count - 1)
            let width = widest * (1 - 0.7 * t)
            let height = stage.height * (0.97 - 0.44 * t)
            let x = stage.midX + shift * widest * 0.35 * t
            let base = floor - stage.height * 0.14 * t
            last = Rect(x - width / 2, base - height, width, height)
            arch(canvas, Rect(last.x + 12, last.y + 10, last.width, last.height - 10))
            canvas.fill(colors.deep, 0.3)
            arch(canvas, last)
            let tone =
                t < 0.5
                ? from.mixed(with: colors.deep, t * 1.7)
                : colors.deep.mixed(with: colors.accent, (t - 0.5) * 1.3)
            canvas.fill(index == count - 1 ? inner : tone)
        }
        let feet = Point(last.midX, last.maxY)
        let height = last.height * 0.36
        canvas.shadow(
            from: feet,
            length: max(20, floor - last.maxY),
            width: height * 0.3,
            lean: shift * -120,
            colors.deep
        )
        canvas.person(
            at: Point(feet.x, feet.y + 3),
            height: height,
            colors.deep,
            scene.dice.pick([.coat, .skirt, .hat])
        )
        canvas.rect(Rect(scene.bounds.x, floor, scene.bounds.width, 1500))
        canvas.fill(scene.titleBelow ? colors.deep : colors.ground.mixed(with: colors.deep, 0.8))
    }

    private func arch(_ canvas: Canvas, _ rect: Rect) {
        let radius = rect.width / 2
        canvas.start(rect.x, rect.maxY)
        canvas.to(rect.x, rect.y + radius)
        canvas.bend(
            Point(rect.x, rect.y + radius * 0.45),
            Point(rect.midX - radius * 0.55, rect.y),
            Point(rect.midX, rect.y)
        )
        canvas.bend(
            Point(rect.midX + radius * 0.55, rect.y),
            Point(rect.maxX, rect.y + radius * 0.45),
            Point(rect.maxX, rect.y + radius)
        )
        canvas.to(rect.maxX, rect.maxY)
        canvas.close()
    }
}
