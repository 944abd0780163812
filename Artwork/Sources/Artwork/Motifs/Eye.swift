/// An eye as large as the sheet.
struct Eye: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let half = stage.width * scene.dice.number(0.46...0.53)
        let open = half * scene.dice.number(0.56...0.74)
        let center = stage.at(0.5, 0.5)
        lashes(in: &scene, center, half, open)
        canvas.saved {
            lids(canvas, center, half, open)
            canvas.clip()
            canvas.rect(scene.bounds)
            canvas.fill(colors.light)
            let iris = open * 0.74
            let look = scene.dice.number(-0.12...0.12) * half
            let spot = Point(center.x + look, center.y - open * 0.05)
            canvas.circle(spot, iris)
            canvas.fill(colors.accent)
            for ray in 0..<60 {
                let angle = 2 * Double.pi * Double(ray) / 60
                canvas.line([
                    spot.moved(iris * 0.5, angle: angle),
                    spot.moved(iris * scene.dice.number(0.7...0.98), angle: angle),
                ])
            }
            canvas.stroke(colors.second.mixed(with: colors.deep, 0.3), 4)
            canvas.circle(spot, iris)
            canvas.stroke(colors.deep, iris * 0.09)
            pupil(in: &scene, spot, iris * 0.48)
            canvas.circle(spot.moved(iris * 0.5, angle: -2.2), iris * 0.14)
            canvas.fill(colors.light)
        }
        lids(canvas, center, half, open)
        canvas.stroke(colors.deep, scene.unit * 2.2)
        if scene.dice.hit(0.45) {
            tear(in: scene, Point(center.x + half * 0.2, center.y + open * 0.86), open * 0.34)
        }
    }

    private func pupil(in scene: inout Scene, _ spot: Point, _ radius: Double) {
        let canvas = scene.canvas
        canvas.circle(spot, radius)
        canvas.fill(scene.palette.deep)
        guard scene.dice.hit(0.6) else { return }
        canvas.saved {
            canvas.circle(spot, radius)
            canvas.clip()
            canvas.person(
                at: Point(spot.x, spot.y + radius * 0.72),
                height: radius * 1.35,
                scene.palette.accent.lighter(0.2),
                scene.dice.pick(Dress.allCases)
            )
        }
    }

    private func lids(_ canvas: Canvas, _ center: Point, _ half: Double, _ open: Double) {
        canvas.start(center.x - half, center.y)
        canvas.bend(
            Point(center.x - half * 0.5, center.y - open * 1.32),
            Point(center.x + half * 0.5, center.y - open * 1.32),
            Point(center.x + half, center.y)
        )
        canvas.bend(
            Point(center.x + half * 0.5, center.y + open * 1.16),
            Point(center.x - half * 0.5, center.y + open * 1.16),
            Point(center.x - half, center.y)
        )
        canvas.close()
    }

    private func lashes(in scene: inout Scene, _ center: Point, _ half: Double, _ open: Double) {
        let count = scene.dice.integer(9...13)
        for index in 0..<count {
            let t = Double(index) / Double(count - 1) * 2 - 1
            let root = Point(
                center.x + t * half * 0.84,
                center.y - open * 0.98 * (1 - t * t * 0.72)
            )
            let tip = root.moved(scene.unit * (15 - 5 * abs(t)), angle: -.pi / 2 + t * 0.8)
            guard scene.stage.inset(-60, -20).contains(tip) else { continue }
            scene.canvas.polygon([
                Point(root.x - scene.unit * 1.2, root.y + 6), tip,
                Point(root.x + scene.unit * 1.2, root.y + 6),
            ])
        }
        scene.canvas.fill(scene.palette.deep)
    }

    private func tear(in scene: Scene, _ top: Point, _ size: Double) {
        let canvas = scene.canvas
        canvas.start(top.x, top.y)
        canvas.bend(
            Point(top.x + size * 0.2, top.y + size * 0.7),
            Point(top.x + size * 0.5, top.y + size * 0.8),
            Point(top.x + size * 0.5, top.y + size * 1.2)
        )
        canvas.bend(
            Point(top.x + size * 0.5, top.y + size * 1.85),
            Point(top.x - size * 0.5, top.y + size * 1.85),
            Point(top.x - size * 0.5, top.y + size * 1.2)
        )
        canvas.bend(
            Point(top.x - size * 0.5, top.y + size * 0.8),
            Point(top.x - size * 0.2, top.y + size * 0.7),
            top
        )
        canvas.close()
        canvas.fill(scene.palette.second)
    }
}
