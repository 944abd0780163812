import Glibc

/// A map with contour lines, a dotted path and a cross.
struct Contours: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let ink = colors.isNight ? colors.light : colors.deep
        let peaks = [
            stage.at(scene.dice.number(0.2...0.4), scene.dice.number(0.22...0.4)),
            stage.at(scene.dice.number(0.6...0.82), scene.dice.number(0.6...0.8)),
        ]
        canvas.saved {
            canvas.rect(
                Rect(
                    scene.bounds.x,
                    stage.y - 14,
                    scene.bounds.width,
                    (scene.titleBelow ? stage.maxY : scene.bounds.maxY) - stage.y + 14
                )
            )
            canvas.clip()
            for (index, peak) in peaks.enumerated() {
                let phases = (0..<4).map { _ in scene.dice.number(0...6.28) }
                let rings = index == 0 ? 11 : 9
                for ring in stride(from: rings, to: 0, by: -1) {
                    let t = Double(ring) / Double(rings)
                    canvas.curve(shape(peak, scene.unit * (5 + 56 * t), phases, t), closed: true)
                    let tone = colors.ground.mixed(with: colors.second, 0.7 * (1 - t))
                    canvas.fill(tone)
                    canvas.curve(shape(peak, scene.unit * (5 + 56 * t), phases, t), closed: true)
                    canvas.stroke(ink, ring % 4 == 0 ? 5 : 2.2, 0.72)
                }
            }
        }
        way(in: &scene, from: peaks[0], to: peaks[1])
    }

    private func shape(_ center: Point, _ radius: Double, _ phases: [Double], _ t: Double)
        -> [Point]
    {
        (0..<28).map { index in
            let angle = 2 * Double.pi * Double(index) / 28
            var reach = 1.0
            reach += 0.17 * sin(2 * angle + phases[0] + t)
            reach += 0.1 * sin(3 * angle + phases[1] - 1.4 * t)
            reach += 0.05 * sin(5 * angle + phases[2] + 2 * t)
            return center.moved(radius * reach, angle: angle)
        }
    }

    private func way(in scene: inout Scene, from start: Point, to end: Point) {
        let canvas = scene.canvas
        let red = scene.palette.accent
        let bow = scene.unit * scene.dice.number(-34...34)
        for step in 0..<26 {
            let t = Double(step) / 25
            let spot = start.mixed(with: end, t)
            let swing = sin(t * .pi) * bow + sin(t * .pi * 3) * scene.unit * 4
            canvas.circle(Point(spot.x + swing, spot.y - swing * 0.4), scene.unit * 0.95)
        }
        canvas.fill(red)
        let reach = scene.unit * 5.5
        canvas.line([Point(end.x - reach, end.y - reach), Point(end.x + reach, end.y + reach)])
        canvas.line([Point(end.x + reach, end.y - reach), Point(end.x - reach, end.y + reach)])
        canvas.stroke(red, scene.unit * 2.4, butt: true)
        canvas.circle(start, scene.unit * 3)
        canvas.fill(red)
    }
}
