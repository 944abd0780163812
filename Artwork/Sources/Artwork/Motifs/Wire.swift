import Glibc

/// Barbed wire in front of a torn horizon and a low sun.
struct Wire: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let sun = stage.at(scene.dice.number(0.3...0.7), scene.dice.number(0.3...0.42))
        canvas.circle(sun, scene.unit * scene.dice.number(24...33))
        canvas.fill(colors.accent)
        for row in 0..<3 {
            let t = Double(row) / 2
            let y = stage.y + stage.height * (0.5 + 0.17 * t)
            torn(
                in: &scene,
                y: y,
                colors.ground.mixed(with: colors.second, 0.7 * (1 - t)).mixed(with: colors.deep, t)
            )
        }
        for _ in 0..<4 {
            let x = stage.x + stage.width * scene.dice.number(0.05...0.95)
            let height = stage.height * scene.dice.number(0.12...0.24)
            let lean = scene.dice.number(-0.24...0.24)
            let foot = Point(x, stage.y + stage.height * 0.74)
            canvas.line([foot, foot.moved(height, angle: -.pi / 2 + lean)])
            canvas.stroke(colors.deep, scene.unit * 1.5)
        }
        for strand in 0..<scene.dice.integer(2...3) {
            let y = stage.y + stage.height * (0.54 + 0.09 * Double(strand))
            wire(in: &scene, y: y)
        }
        if scene.dice.hit(0.5) {
            let x = stage.x + stage.width * scene.dice.number(0.2...0.8)
            for step in 0..<3 {
                canvas.person(
                    at: Point(x + Double(step) * scene.unit * 9, stage.y + stage.height * 0.515),
                    height: scene.unit * 13,
                    colors.deep,
                    .coat
                )
            }
        }
    }

    private func torn(in scene: inout Scene, y: Double, _ color: Color) {
        var edge: [Point] = []
        var x = scene.bounds.x - 20
        var height = y
        while x < scene.bounds.maxX + 40 {
            edge.append(Point(x, height + scene.dice.number(-9...9)))
            x += scene.dice.number(7...30)
            height += scene.dice.number(-16...16) + (y - height) * 0.14
        }
        scene.canvas.land(
            edge.map { Point($0.x, $0.y - 9) },
            floor: scene.bounds.maxY + 5,
            smooth: false
        )
        scene.canvas.fill(scene.palette.light.mixed(with: color, 0.35))
        scene.canvas.land(edge, floor: scene.bounds.maxY + 5, smooth: false)
        scene.canvas.fill(color)
    }

    private func wire(in scene: inout Scene, y: Double) {
        let b = scene.bounds
        let sag = scene.dice.number(10...46)
        let color = scene.palette.deep
        let height: (Double) -> Double = { x in
            let t = (x - b.x) / b.width
            return y + sag * sin(t * .pi * 2 + sag)
        }
        scene.canvas.curve(
            stride(from: b.x - 20, through: b.maxX + 40, by: 40).map { Point($0, height($0)) }
        )
        scene.canvas.stroke(color, scene.unit * 0.75)
        var x = b.x + scene.dice.number(10...60)
        while x < b.maxX {
            let reach = scene.unit * 2.6
            for turn in [0.7, 2.3] {
                let spot = Point(x, height(x))
                scene.canvas.line([spot.moved(reach, angle: turn), spot.moved(-reach, angle: turn)])
            }
            scene.canvas.stroke(color, scene.unit * 0.65)
            x += scene.unit * 11
        }
    }
}
