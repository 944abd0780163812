/// Sunbursts, fans and a stepped tower, in the style of the 1920s.
struct DecoFan: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let gold = colors.accent.contrast(with: colors.ground) > 1.8 ? colors.accent : colors.deep
        let low = scene.titleBelow ? stage.maxY : scene.bounds.maxY
        switch scene.dice.integer(0...4) {
        case 0: scales(in: &scene, gold, low)
        case 1, 2: tower(in: &scene, gold, low)
        default:
            let center = Point(stage.midX, stage.y + stage.height * 0.62)
            canvas.saved {
                canvas.rect(Rect(scene.bounds.x, stage.y, scene.bounds.width, low - stage.y))
                canvas.clip()
                rays(canvas, center, scene.unit * 70, gold, count: scene.dice.integer(15...23))
            }
            for ring in 0..<4 {
                canvas.circle(center, scene.unit * (30 - 5 * Double(ring)))
                canvas.fill([gold, colors.ground, colors.second, colors.deep][ring])
            }
            canvas.person(
                at: Point(center.x, center.y + scene.unit * 13),
                height: scene.unit * 26,
                colors.light,
                scene.dice.pick([.skirt, .hat])
            )
        }
    }

    private func rays(
        _ canvas: Canvas,
        _ center: Point,
        _ reach: Double,
        _ color: Color,
        count: Int
    ) {
        for ray in 0..<count {
            let angle = 2 * Double.pi * Double(ray) / Double(count) - .pi / 2
            let length = ray.isMultiple(of: 2) ? reach : reach * 0.74
            canvas.polygon([
                center.moved(10, angle: angle - 1.5), center.moved(length, angle: angle - 0.035),
                center.moved(length, angle: angle + 0.035), center.moved(10, angle: angle + 1.5),
            ])
        }
        canvas.fill(color)
    }

    private func scales(in scene: inout Scene, _ gold: Color, _ low: Double) {
        let stage = scene.stage
        let canvas = scene.canvas
        let columns = scene.dice.integer(3...6)
        let width = stage.width / Double(columns)
        let rows = Int(stage.height / (width * 0.5))
        canvas.saved {
            canvas.rect(stage)
            canvas.clip()
            for row in -1...rows {
                let y = stage.y + width * 0.5 * Double(row + 1)
                let shift = row.isMultiple(of: 2) ? 0 : width / 2
                for column in -1...columns {
                    let center = Point(stage.x + width * (Double(column) + 0.5) + shift, y)
                    for ring in 0..<5 {
                        canvas.circle(center, width * (0.5 - 0.1 * Double(ring)))
                        let inks = [
                            gold, scene.palette.ground.mixed(with: scene.palette.deep, 0.4), gold,
                            scene.palette.second, gold,
                        ]
                        canvas.fill(inks[ring])
                    }
                }
            }
        }
        canvas.rect(stage)
        canvas.stroke(gold, 8)
    }

    private func tower(in scene: inout Scene, _ gold: Color, _ low: Double) {
        let stage = scene.stage
        let canvas = scene.canvas
        let colors = scene.palette
        let top = Point(stage.midX, stage.y + stage.height * 0.2)
        canvas.saved {
            canvas.rect(Rect(scene.bounds.x, stage.y, scene.bounds.width, low - stage.y))
            canvas.clip()
            rays(
                canvas,
                top,
                scene.unit * 110,
                colors.ground.mixed(with: gold, 0.35),
                count: scene.dice.integer(10...15) * 2
            )
            let tiers = scene.dice.integer(5...7)
            for tier in 0..<tiers {
                let t = Double(tier) / Double(tiers - 1)
                let width = stage.width * (0.07 + 0.62 * t * t)
                let y = top.y + stage.height * (0.06 + 0.62 * t)
                canvas.rect(Rect(stage.midX - width / 2, y, width, 1500))
                canvas.fill(
                    tier.isMultiple(of: 2)
                        ? colors.deep : colors.second.mixed(with: colors.deep, 0.5)
                )
                canvas.rect(Rect(stage.midX - width / 2, y, width, 7))
                canvas.fill(gold)
                for line in [-0.3, 0.0, 0.3] {
                    canvas.rect(Rect(stage.midX + width * line - 3, y + 24, 6, 1500))
                }
                canvas.fill(gold, 0.9)
            }
            canvas.polygon([
                Point(top.x - 10, top.y + stage.height * 0.07),
                Point(top.x, top.y - stage.height * 0.16),
                Point(top.x + 10, top.y + stage.height * 0.07),
            ])
            canvas.fill(gold)
        }
        if scene.titleBelow {
            canvas.rect(Rect(scene.bounds.x, low - 6, scene.bounds.width, 900))
            canvas.fill(colors.deep)
        }
    }
}
