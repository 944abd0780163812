/// Nested tongues of fire.
struct Flames: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let low = scene.titleBelow ? stage.maxY + 6 : scene.bounds.maxY
        let inks = [colors.second, colors.accent, colors.accent.mixed(with: colors.light, 0.55)]
        for (layer, color) in inks.enumerated() {
            let tongues = 4 + layer
            let tall = stage.height * (0.86 - 0.23 * Double(layer))
            let width = scene.bounds.width / Double(tongues)
            canvas.start(scene.bounds.x - 20, low + 5)
            var x = scene.bounds.x - width * 0.5
            for index in 0...tongues {
                let center = 1 - abs(Double(index) / Double(tongues) - 0.5) * 0.9
                let height = tall * center * scene.dice.number(0.7...1)
                let tip = Point(x + width * scene.dice.number(0.2...0.8), low - height)
                canvas.bend(
                    Point(x - width * 0.1, low - height * 0.35),
                    Point(tip.x + width * 0.26, low - height * 0.6),
                    tip
                )
                canvas.bend(
                    Point(tip.x + width * 0.1, low - height * 0.72),
                    Point(x + width * 1.25, low - height * 0.5),
                    Point(x + width, low - height * 0.16)
                )
                x += width
            }
            canvas.to(scene.bounds.maxX + 20, low + 5)
            canvas.close()
            canvas.fill(color)
        }
        canvas.person(
            at: Point(stage.midX, low - stage.height * 0.015),
            height: stage.height * 0.3,
            colors.deep,
            scene.dice.pick([.coat, .hat, .cowboy, .skirt])
        )
        canvas.rect(Rect(scene.bounds.x, low - stage.height * 0.02, scene.bounds.width, 1500))
        canvas.fill(colors.deep)
    }
}
