/// A venetian blind with two parted slats and a pair of eyes.
struct Blinds: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let window = scene.stage
        scene.flood(colors.isNight ? colors.ground : colors.deep)
        let slat = colors.isNight ? colors.accent : colors.ground
        let rows = scene.dice.integer(11...15)
        let pitch = window.height / Double(rows)
        let gap = Int(Double(rows) * scene.dice.number(0.3...0.5))
        let middle = window.x + window.width * scene.dice.number(0.4...0.6)
        let open = pitch * scene.dice.number(0.75...1.05)
        canvas.saved {
            canvas.rect(scene.bounds)
            canvas.clip()
            eyes(in: &scene, Point(middle, window.y + pitch * (Double(gap) + 1)), open)
            for row in -3...rows + 3 {
                let y = window.y + pitch * (Double(row) + 0.1)
                let away = Double(row <= gap ? gap - row : row - gap - 1)
                let push = (row <= gap ? -1 : 1) * open * max(0, 1 - away * 0.42)
                draw(slatAt: y, thick: pitch * 0.78, push: push, middle, in: scene)
                let shade = slat.mixed(with: colors.deep, min(0.5, away * 0.05))
                let edge = Point(0, y + min(push, 0))
                canvas.fill(
                    from: edge,
                    to: Point(0, edge.y + pitch * 0.78 + abs(push)),
                    [.init(0, shade.lighter(0.14)), .init(1, shade.darker(0.2))]
                )
            }
            for x in [0.16, 0.84] {
                canvas.rect(
                    Rect(
                        scene.bounds.x + scene.bounds.width * x,
                        scene.bounds.y,
                        5,
                        scene.bounds.height
                    )
                )
            }
            canvas.fill(colors.deep, 0.8)
        }
    }

    private func draw(
        slatAt y: Double,
        thick: Double,
        push: Double,
        _ middle: Double,
        in scene: Scene
    ) {
        let canvas = scene.canvas
        let (left, right) = (scene.bounds.x - 20, scene.bounds.maxX + 20)
        let reach = scene.bounds.width * 0.34
        canvas.start(left, y)
        canvas.to(middle - reach, y)
        canvas.bend(
            Point(middle - reach * 0.55, y),
            Point(middle - reach * 0.5, y + push),
            Point(middle, y + push)
        )
        canvas.bend(
            Point(middle + reach * 0.5, y + push),
            Point(middle + reach * 0.55, y),
            Point(middle + reach, y)
        )
        canvas.to(right, y)
        canvas.to(right, y + thick)
        canvas.to(middle + reach, y + thick)
        canvas.bend(
            Point(middle + reach * 0.55, y + thick),
            Point(middle + reach * 0.5, y + thick + push * 0.94),
            Point(middle, y + thick + push * 0.94)
        )
        canvas.bend(
            Point(middle - reach * 0.5, y + thick + push * 0.94),
            Point(middle - reach * 0.55, y + thick),
            Point(middle - reach, y + thick)
        )
        canvas.to(left, y + thick)
        canvas.close()
    }

    private func eyes(in scene: inout Scene, _ center: Point, _ open: Double) {
        let canvas = scene.canvas
        let colors = scene.palette
        let look = scene.dice.number(-0.4...0.4)
        let apart = max(scene.bounds.width * 0.105, open * 1.3)
        for side in [-1.0, 1.0] {
            let spot = Point(center.x + side * apart, center.y)
            canvas.ellipse(spot, open * 0.92, open * 0.62)
            canvas.fill(colors.light)
            canvas.circle(Point(spot.x + look * open, spot.y), open * 0.44)
            canvas.fill(colors.isNight ? colors.deep : colors.accent)
            canvas.circle(Point(spot.x + look * open, spot.y), open * 0.22)
            canvas.fill(.black)
        }
    }
}
