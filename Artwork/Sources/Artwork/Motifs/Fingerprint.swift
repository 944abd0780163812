import Glibc

/// A fingerprint with one line in a different color.
struct Fingerprint: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let ink = colors.isNight ? colors.light : colors.deep
        let height = min(stage.height * 0.48, stage.width * 0.62)
        let width = height * 0.74
        let center = stage.center
        canvas.saved {
            canvas.ellipse(center, width, height)
            canvas.clip()
            let loops = 15
            let core = Point(
                center.x + width * scene.dice.number(-0.14...0.14),
                center.y + height * 0.08
            )
            let marked = scene.dice.integer(3...9)
            for loop in 0..<loops {
                let t = (Double(loop) + 0.6) / Double(loops)
                let wobble = scene.dice.number(0...6.28)
                let drop = center.y + height * 1.1
                canvas.curve(self.loop(core, width * t, height * t, wobble, drop))
                canvas.stroke(loop == marked ? colors.accent : ink, height * 0.031)
            }
            for _ in 0..<16 {
                let spot = Point(
                    center.x + width * scene.dice.number(-0.95...0.95),
                    center.y + height * scene.dice.number(-0.9...0.9)
                )
                canvas.line([spot, spot.moved(width * 0.1, angle: scene.dice.number(0.4...1.2))])
                canvas.stroke(colors.ground, height * 0.016)
            }
        }
    }

    /// A line that runs up on the left, around the core, and down on the right.
    private func loop(
        _ core: Point,
        _ width: Double,
        _ height: Double,
        _ wobble: Double,
        _ drop: Double
    ) -> [Point] {
        let turns = (0...30).map { Double.pi * (0.86 + 1.28 * Double($0) / 30) }
        let round = turns.map { angle in
            let rough = 1 + 0.035 * sin(angle * 5 + wobble)
            return Point(
                core.x + cos(angle) * width * 1.12 * rough,
                core.y + sin(angle) * height * 1.14 * rough
            )
        }
        let left = (round.first?.x ?? core.x) - width * 0.16
        let right = (round.last?.x ?? core.x) + width * 0.1
        return [Point(left, drop)] + round + [Point(right, drop)]
    }
}
