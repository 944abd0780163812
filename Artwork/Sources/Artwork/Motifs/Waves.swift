import Glibc

/// Rows of waves with a boat, a fin or a whale's tail.
struct Waves: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let sun = stage.at(scene.dice.number(0.25...0.75), scene.dice.number(0.24...0.36))
        scene.sun(
            at: sun,
            radius: scene.unit * scene.dice.number(16...28),
            colors.accent,
            behind: colors.ground
        )
        let rows = 6
        let hero = scene.variant ?? scene.dice.integer(0...2)
        let scales = scene.dice.hit(0.5)
        for row in 0..<rows {
            let t = Double(row) / Double(rows - 1)
            let y = stage.y + stage.height * (0.5 + 0.44 * t)
            let tone = colors.second.mixed(with: colors.deep, t)
            if row == 1 {
                draw(
                    hero: hero,
                    in: &scene,
                    Point(stage.midX + stage.width * scene.dice.number(-0.2...0.2), y)
                )
            }
            if scales {
                fans(in: scene, y, row, tone)
            } else {
                swell(in: &scene, y, row, tone)
            }
        }
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, stage.maxY + 10, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
    }

    private func fans(in scene: Scene, _ y: Double, _ row: Int, _ tone: Color) {
        let canvas = scene.canvas
        let width = scene.bounds.width / 5
        let shift = row.isMultiple(of: 2) ? 0 : width / 2
        canvas.rect(Rect(scene.bounds.x, y + width * 0.2, scene.bounds.width, 1500))
        canvas.fill(tone)
        for column in -1...5 {
            let center = Point(
                scene.bounds.x + width * (Double(column) + 0.5) + shift,
                y + width * 0.3
            )
            for ring in 0..<4 {
                canvas.circle(center, width * (0.5 - 0.11 * Double(ring)))
                canvas.fill(
                    ring.isMultiple(of: 2) ? tone : scene.palette.light.mixed(with: tone, 0.12)
                )
            }
        }
        canvas.rect(Rect(scene.bounds.x, y + width * 0.42, scene.bounds.width, 1500))
        canvas.fill(tone)
    }

    private func swell(in scene: inout Scene, _ y: Double, _ row: Int, _ tone: Color) {
        let phase = scene.dice.number(0...6.28)
        let height = scene.unit * 3.4
        let points = stride(from: scene.bounds.x - 40, through: scene.bounds.maxX + 40, by: 40).map
        {
            Point($0, y + sin($0 / 92 + phase) * height + sin($0 / 41 + phase) * height * 0.3)
        }
        scene.canvas.land(points, floor: scene.bounds.maxY + 5)
        scene.canvas.fill(tone)
        scene.canvas.curve(points)
        scene.canvas.stroke(scene.palette.light, 5, row == 0 ? 0.9 : 0.55)
    }

    private func draw(hero: Int, in scene: inout Scene, _ spot: Point) {
        let canvas = scene.canvas
        let colors = scene.palette
        canvas.placed(
            at: spot,
            unit: scene.unit,
            turned: scene.dice.number(-0.1...0.1),
            mirrored: scene.dice.hit(0.5)
        ) {
            switch hero {
            case 0:
                canvas.polygon([Point(-15, -5), Point(15, -5), Point(10, 6), Point(-11, 6)])
                canvas.fill(colors.deep)
                canvas.rect(Rect(-0.6, -38, 1.2, 34))
                canvas.fill(colors.deep)
                canvas.polygon([Point(1.6, -36), Point(1.6, -8), Point(17, -8)])
                canvas.fill(colors.light)
                canvas.polygon([Point(-1.6, -32), Point(-1.6, -8), Point(-12, -8)])
                canvas.fill(colors.light.mixed(with: colors.second, 0.35))
            case 1:
                canvas.start(-9, 8)
                canvas.bend(Point(-6, -8), Point(0, -22), Point(11, -27))
                canvas.bend(Point(6, -18), Point(7, -4), Point(12, 8))
                canvas.close()
                canvas.fill(colors.deep)
            default:
                canvas.start(-3, 10)
                canvas.bend(Point(-2.4, -4), Point(-3, -10), Point(-2, -16))
                canvas.bend(Point(-9, -17), Point(-17, -20), Point(-20, -29))
                canvas.bend(Point(-12, -29), Point(-4, -27), Point(0, -20))
                canvas.bend(Point(4, -27), Point(12, -29), Point(20, -29))
                canvas.bend(Point(17, -20), Point(9, -17), Point(2, -16))
                canvas.bend(Point(3, -10), Point(2.4, -4), Point(3, 10))
                canvas.close()
                canvas.fill(colors.deep)
            }
        }
    }
}
