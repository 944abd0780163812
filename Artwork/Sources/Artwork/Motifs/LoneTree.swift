import Glibc

/// A leafy tree on a bare hill.
struct LoneTree: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let low = stage.y + stage.height * 0.8
        let foot = Point(stage.x + stage.width * scene.dice.number(0.34...0.66), low - 22)
        let sun = Point(stage.midX - (foot.x - stage.midX) * 1.6, stage.y + stage.height * 0.34)
        if scene.dice.hit(0.5) {
            canvas.circle(sun, scene.unit * scene.dice.number(14...22))
            canvas.fill(
                colors.light.contrast(with: colors.ground) > 1.2 ? colors.light : colors.second
            )
        }
        let b = scene.bounds
        canvas.curve([
            Point(b.x - 40, low + 70), Point(b.x + b.width * 0.25, low + 14),
            Point(foot.x, low - 26),
            Point(b.x + b.width * (scene.isWide ? 0.94 : 0.8), low + 20),
            Point(b.maxX + 40, low + 80),
        ])
        canvas.to(b.maxX + 40, b.maxY + 10)
        canvas.to(b.x - 40, b.maxY + 10)
        canvas.close()
        canvas.fill(colors.deep)
        let height = stage.height * 0.3
        canvas.bareTree(
            at: Point(foot.x, foot.y + 16),
            height: height * 0.62,
            width: scene.unit * 4.4,
            colors.deep,
            depth: 4,
            by: &scene.dice
        )
        leaves(in: &scene, Point(foot.x, foot.y - height * 1.25), height * 0.86)
        let side = foot.x > stage.midX ? -1.0 : 1.0
        let spot = Point(foot.x + side * stage.width * 0.26, low + 6)
        if scene.dice.hit(0.5) {
            canvas.couple(at: spot, height: stage.height * 0.12, colors.deep)
        } else {
            canvas.person(
                at: spot,
                height: stage.height * 0.12,
                colors.deep,
                scene.dice.pick([.child, .skirt, .coat])
            )
        }
    }

    private func leaves(in scene: inout Scene, _ center: Point, _ radius: Double) {
        let colors = scene.palette
        let inks = [
            colors.accent, colors.accent.mixed(with: colors.light, 0.3),
            colors.accent.mixed(with: colors.deep, 0.3), colors.second,
        ]
        for leaf in 0..<210 {
            let angle = scene.dice.number(0...6.283)
            let reach = radius * sqrt(scene.dice.unit()) * scene.dice.number(0.75...1.05)
            var spot = center.moved(reach, angle: angle)
            spot.y = center.y + (spot.y - center.y) * 0.8
            let size = scene.unit * scene.dice.number(1.6...3.6)
            scene.canvas.ellipse(spot, size, size * 0.62, turned: angle)
            scene.canvas.fill(inks[leaf % 7 < 4 ? 0 : leaf % 4])
        }
        for _ in 0..<9 {
            let spot = Point(
                center.x + radius * scene.dice.number(-1.3...1.6),
                center.y + radius * scene.dice.number(0.6...1.7)
            )
            scene.canvas.ellipse(
                spot,
                scene.unit * 1.9,
                scene.unit,
                turned: scene.dice.number(0...3)
            )
            scene.canvas.fill(colors.accent)
        }
    }
}
