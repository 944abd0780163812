/// A house on a hill with one lit window.
struct HauntedHouse: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood([
            .init(0, colors.ground), .init(0.3, colors.ground),
            .init(1, colors.ground.mixed(with: colors.accent, 0.45)),
        ])
        let lean = scene.dice.sign()
        let top = Point(stage.midX + lean * stage.width * 0.16, stage.y + stage.height * 0.58)
        let moon = Point(
            stage.midX - lean * stage.width * scene.dice.number(0.02...0.2),
            stage.y + stage.height * scene.dice.number(0.24...0.34)
        )
        canvas.circle(moon, scene.unit * scene.dice.number(16...26))
        canvas.fill(colors.light.mixed(with: colors.accent, 0.2))
        for _ in 0..<4 {
            let y = moon.y + stage.height * scene.dice.number(-0.1...0.2)
            canvas.ellipse(
                Point(moon.x + stage.width * scene.dice.number(-0.3...0.3), y),
                stage.width * scene.dice.number(0.14...0.3),
                scene.unit * scene.dice.number(0.8...2)
            )
            canvas.fill(colors.ground.mixed(with: colors.deep, 0.25), 0.85)
        }
        hill(in: scene, top, lean)
        house(in: &scene, at: top, lean)
        path(in: scene, from: top, lean)
        let tree = Point(stage.midX - lean * stage.width * 0.36, stage.maxY - 60)
        canvas.bareTree(
            at: tree,
            height: stage.height * 0.13,
            width: scene.unit * 3,
            colors.deep,
            angle: -1.57 + lean * 0.15,
            depth: 6,
            by: &scene.dice
        )
    }

    private func hill(in scene: Scene, _ top: Point, _ lean: Double) {
        let canvas = scene.canvas
        let stage = scene.stage
        let b = scene.bounds
        let edge = lean > 0 ? b.maxX + 30 : b.x - 30
        let other = lean > 0 ? b.x - 30 : b.maxX + 30
        canvas.start(other, stage.maxY - 40)
        canvas.bend(
            Point(top.x - lean * 330, stage.maxY - 60),
            Point(top.x - lean * 260, top.y + 20),
            Point(top.x - lean * 120, top.y)
        )
        canvas.to(top.x + lean * 130, top.y)
        canvas.bend(
            Point(top.x + lean * 210, top.y + 50),
            Point(edge - lean * 60, stage.maxY - 260),
            Point(edge, stage.maxY - 220)
        )
        canvas.to(edge, b.maxY + 10)
        canvas.to(other, b.maxY + 10)
        canvas.close()
        canvas.fill(scene.palette.deep)
    }

    private func house(in scene: inout Scene, at foot: Point, _ lean: Double) {
        let canvas = scene.canvas
        let color = scene.palette.deep
        let lamp = scene.palette.accent.mixed(with: scene.palette.light, 0.5)
        let lit = scene.dice.integer(0...4)
        canvas.placed(at: foot, unit: scene.stage.height / 300, mirrored: lean < 0) {
            canvas.rect(Rect(-34, -66, 62, 68))
            canvas.polygon([Point(-42, -64), Point(-3, -104), Point(36, -64)])
            canvas.rect(Rect(-2, -112, 26, 114))
            canvas.polygon([Point(-8, -110), Point(11, -156), Point(30, -110)])
            canvas.rect(Rect(10, -172, 2, 20))
            canvas.rect(Rect(-26, -102, 8, 24))
            canvas.rect(Rect(26, -36, 22, 38))
            canvas.polygon([Point(24, -35), Point(50, -35), Point(44, -48), Point(26, -48)])
            canvas.fill(color)
            let windows = [
                Rect(5, -100, 11, 19), Rect(-25, -54, 10, 17), Rect(-25, -25, 10, 17),
                Rect(6, -58, 11, 19), Rect(33, -28, 9, 14),
            ]
            for (index, window) in windows.enumerated() {
                canvas.rect(window)
                canvas.fill(index == lit || index == (lit + 3) % 5 ? lamp : color.lighter(0.1))
                canvas.rect(Rect(window.midX - 0.7, window.y, 1.4, window.height))
                canvas.rect(Rect(window.x, window.midY - 0.7, window.width, 1.4))
                canvas.fill(color)
            }
        }
    }

    private func path(in scene: Scene, from top: Point, _ lean: Double) {
        let canvas = scene.canvas
        let low = min(scene.stage.maxY, scene.bounds.maxY) - (scene.titleBelow ? 36 : 0)
        canvas.start(top.x - lean * 30, top.y + 6)
        canvas.bend(
            Point(top.x + lean * 60, top.y + 90),
            Point(top.x - lean * 260, low - 160),
            Point(top.x - lean * 120, low)
        )
        canvas.to(top.x - lean * 30, low)
        canvas.bend(
            Point(top.x - lean * 170, low - 150),
            Point(top.x + lean * 110, top.y + 100),
            Point(top.x - lean * 16, top.y + 6)
        )
        canvas.close()
        canvas.fill(scene.palette.accent.mixed(with: scene.palette.deep, 0.55))
    }
}
