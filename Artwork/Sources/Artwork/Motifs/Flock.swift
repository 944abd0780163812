import Glibc

/// A flock of birds that is denser higher up.
struct Flock: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let disc = stage.at(scene.dice.number(0.32...0.68), scene.dice.number(0.4...0.6))
        canvas.circle(disc, scene.unit * scene.dice.number(26...38))
        canvas.fill(colors.accent)
        let ink = colors.isNight ? colors.light : colors.deep
        let phase = scene.dice.number(0...6.28)
        let turns = scene.dice.number(1.1...1.9)
        for index in 0..<46 {
            let t = Double(index) / 45
            let y = stage.maxY - stage.height * (0.16 + 0.8 * t)
            let swing = sin(phase + t * turns * .pi) * stage.width * 0.24
            let x = stage.midX + swing + stage.width * scene.dice.number(-0.12...0.12) * (0.4 + t)
            let span = scene.unit * (11.5 - 8.5 * t) * scene.dice.number(0.75...1.2)
            let spot = Point(x, y + scene.dice.number(-20...20))
            guard stage.contains(spot) else { continue }
            canvas.bird(at: spot, span: span, ink, lift: scene.dice.number(0.02...0.36))
        }
        if scene.dice.hit(0.7) {
            let feet = stage.at(scene.dice.number(0.3...0.7), 0.98)
            canvas.person(
                at: feet,
                height: stage.height * 0.16,
                ink,
                scene.dice.pick([.skirt, .coat, .child, .hat])
            )
        }
    }
}
