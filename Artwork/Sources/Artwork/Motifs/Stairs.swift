/// A long flight of steps with a figure on it and a lit door at the top.
struct Stairs: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let mirrored = scene.dice.hit(0.5)
        let steps = scene.dice.integer(8...11)
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        let b = scene.bounds
        // Rises from left to right; mirrored for half of the films.
        let across: (Double) -> Double = { mirrored ? b.maxX - b.width * $0 : b.x + b.width * $0 }
        let foot = stage.y + stage.height * 0.97
        let head = stage.y + stage.height * 0.4
        let run = 0.78 / Double(steps)
        let rise = (foot - head) / Double(steps)
        let glow = colors.isNight ? colors.accent : colors.light
        door(in: scene, across, head, mirrored, glow)
        var flight = [Point(across(-0.1), foot)]
        for step in 0..<steps {
            let y = foot - rise * Double(step)
            flight.append(Point(across(run * Double(step)), y))
            flight.append(Point(across(run * Double(step)), y - rise))
        }
        flight += [
            Point(across(1.1), head), Point(across(1.1), low + 10), Point(across(-0.1), low + 10),
        ]
        canvas.polygon(flight)
        canvas.fill(colors.deep)
        for step in 0..<steps {
            let x = across(run * Double(step))
            let width = b.width * run * (mirrored ? -1 : 1)
            let y = foot - rise * Double(step + 1)
            canvas.rect(Rect(min(x, x + width), y, abs(width) + 1, rise * 0.2))
            let t = Double(step + 1) / Double(steps)
            canvas.fill(colors.deep.mixed(with: glow, 0.12 + 0.8 * t * t))
        }
        canvas.rect(Rect(min(across(0.78), across(1.1)), head, b.width * 0.32, rise * 0.2))
        canvas.fill(glow)
        let place = scene.dice.integer(2...steps - 3)
        let feet = Point(across(run * (Double(place) + 0.5)), foot - rise * Double(place + 1) + 2)
        walker(in: &scene, at: feet)
        if scene.titleBelow { scene.base(from: low, colors.deep) }
    }

    private func walker(in scene: inout Scene, at feet: Point) {
        let colors = scene.palette
        let dress: Dress = scene.dice.pick([.coat, .hat, .skirt, .child])
        let ink =
            colors.accent.contrast(with: colors.ground) > 2 && !colors.isNight
            ? colors.accent : (colors.isNight ? colors.light : colors.deep)
        let height = scene.stage.height * (dress == .child ? 0.19 : 0.27)
        scene.canvas.person(at: feet, height: height, ink, dress)
    }

    private func door(
        in scene: Scene,
        _ across: (Double) -> Double,
        _ head: Double,
        _ mirrored: Bool,
        _ glow: Color
    ) {
        let canvas = scene.canvas
        let stage = scene.stage
        let height = stage.height * 0.33
        let left = min(across(0.82), across(0.97))
        let width = scene.bounds.width * 0.15
        let low = stage.maxY
        canvas.polygon([
            Point(across(0.82), head - height), Point(across(0.82), head),
            Point(across(-0.05), low), Point(across(-0.05), low - height * 1.25),
        ])
        canvas.fill(scene.palette.ground.mixed(with: glow, 0.22))
        canvas.rect(Rect(left, head - height, width, height))
        canvas.fill(glow)
        canvas.rect(Rect(left - 9, head - height - 9, width + 18, height + 9))
        canvas.stroke(scene.palette.deep, 10, butt: true)
    }
}
