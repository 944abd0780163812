import Glibc

/// Rays, dots and a comic-book star.
struct Burst: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let center = stage.at(scene.dice.number(0.42...0.58), scene.dice.number(0.44...0.56))
        canvas.saved {
            canvas.rect(
                Rect(
                    scene.bounds.x,
                    stage.y - 20,
                    scene.bounds.width,
                    scene.titleBelow ? stage.height + 20 : 1500
                )
            )
            canvas.clip()
            let rays = scene.dice.integer(11...17)
            for ray in 0..<rays {
                let a = 2 * Double.pi * (Double(ray) + 0.25) / Double(rays)
                canvas.slice(center, 1800, a, a + .pi / Double(rays))
            }
            let tone = colors.ground.mixed(with: colors.second, 0.55)
            canvas.fill(tone)
            halftone(in: scene, center)
        }
        let radius = scene.unit * 37
        let tips = scene.dice.integer(11...16)
        let turn = scene.dice.number(0...1)
        for (size, color, shift) in [
            (1.0, colors.deep, 14.0), (1.0, colors.accent, 0), (0.72, colors.light, 0),
        ] {
            canvas.star(
                at: Point(center.x + shift, center.y + shift),
                radius: radius * size,
                points: tips,
                inner: 0.66,
                turned: turn
            )
            canvas.fill(color)
        }
        symbol(in: &scene, center, radius * 0.42)
    }

    private func halftone(in scene: Scene, _ center: Point) {
        let pitch = scene.unit * 4
        let reach = scene.unit * 56
        var row = 0
        for y in stride(from: center.y - reach, through: center.y + reach, by: pitch * 0.87) {
            row += 1
            let start = center.x - reach + (row.isMultiple(of: 2) ? pitch / 2 : 0)
            for x in stride(from: start, through: center.x + reach, by: pitch) {
                let away = hypot(x - center.x, y - center.y) / reach
                guard away < 1, away > 0.5 else { continue }
                scene.canvas.circle(Point(x, y), pitch * 0.52 * (1 - away) * 1.7)
            }
        }
        scene.canvas.fill(scene.palette.deep)
    }

    private func symbol(in scene: inout Scene, _ center: Point, _ size: Double) {
        let canvas = scene.canvas
        let color = scene.palette.deep
        switch scene.dice.integer(0...3) {
        case 0:
            canvas.polygon([
                Point(center.x + size * 0.3, center.y - size),
                Point(center.x - size * 0.55, center.y + size * 0.16),
                Point(center.x - size * 0.04, center.y + size * 0.1),
                Point(center.x - size * 0.3, center.y + size),
                Point(center.x + size * 0.55, center.y - size * 0.2),
                Point(center.x + size * 0.04, center.y - size * 0.12),
            ])
            canvas.fill(color)
        case 1:
            canvas.polygon([
                Point(center.x - size * 0.24, center.y - size),
                Point(center.x + size * 0.24, center.y - size),
                Point(center.x + size * 0.12, center.y + size * 0.35),
                Point(center.x - size * 0.12, center.y + size * 0.35),
            ])
            canvas.circle(Point(center.x, center.y + size * 0.72), size * 0.2)
            canvas.fill(color)
        case 2:
            canvas.star(at: center, radius: size, points: 5, inner: 0.4)
            canvas.fill(color)
        default:
            canvas.slice(Point(center.x, center.y - size * 0.1), size * 0.85, 0, .pi)
            canvas.fill(color)
            for side in [-1.0, 1.0] {
                canvas.ellipse(
                    Point(center.x + side * size * 0.34, center.y - size * 0.5),
                    size * 0.12,
                    size * 0.22
                )
            }
            canvas.fill(color)
        }
    }
}
