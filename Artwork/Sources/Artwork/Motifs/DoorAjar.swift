/// A door ajar, light on the floor, and a figure in the gap.
struct DoorAjar: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let stage = scene.stage
        let dark = colors.isNight ? colors.ground : colors.ground
        let glow = colors.isNight ? colors.accent : colors.light
        scene.flood(dark)
        let width = stage.width * scene.dice.number(0.2...0.3)
        let height = stage.height * scene.dice.number(0.5...0.6)
        let floor = stage.y + stage.height * 0.66
        let x = stage.x + stage.width * scene.dice.number(0.3...0.6)
        let lean = scene.dice.number(-0.5...0.5) * stage.width
        canvas.rect(Rect(scene.bounds.x, floor, scene.bounds.width, scene.bounds.maxY - floor + 5))
        canvas.fill(dark.mixed(with: colors.deep, 0.45))
        let low = stage.maxY + (scene.titleBelow ? -16 : 30)
        canvas.polygon([
            Point(x, floor), Point(x + width, floor), Point(x + width * 2 + lean, low),
            Point(x - width + lean, low),
        ])
        canvas.fill(
            from: Point(0, floor),
            to: Point(0, low),
            [.init(0, glow), .init(1, glow.mixed(with: dark, 0.55))]
        )
        canvas.rect(Rect(x, floor - height, width, height))
        canvas.fill(glow)
        let open = width * 0.62
        canvas.polygon([
            Point(x + width, floor - height), Point(x + width + open, floor - height - open * 0.3),
            Point(x + width + open, floor + open * 0.42), Point(x + width, floor),
        ])
        canvas.fill(colors.second)
        canvas.circle(Point(x + width + open * 0.82, floor - height * 0.43), scene.unit * 1.2)
        canvas.fill(colors.deep)
        let feet = Point(x + width * 0.5, floor + 6)
        let dress: Dress = scene.dice.pick([.hat, .coat, .skirt, .child])
        let tall = height * (dress == .child ? 0.52 : 0.78)
        canvas.shadow(
            from: feet,
            length: (low - floor) * 0.86,
            width: tall * 0.26,
            lean: lean * 0.85,
            colors.deep
        )
        canvas.person(at: feet, height: tall, colors.deep, dress)
    }
}
