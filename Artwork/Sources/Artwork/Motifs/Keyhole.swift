/// A keyhole and the view through it.
struct Keyhole: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let stage = scene.stage
        let canvas = scene.canvas
        scene.flood(colors.ground)
        let radius = scene.unit * scene.dice.number(23...27)
        let center = stage.at(0.5, 0.36)
        let bottom = stage.y + stage.height * 0.95
        let lit = colors.isNight ? colors.accent : colors.deep
        let figure = colors.isNight ? colors.deep : colors.accent
        canvas.saved {
            hole(canvas, center, radius, bottom)
            canvas.clip()
            canvas.rect(scene.bounds)
            canvas.fill(
                from: Point(0, center.y - radius),
                to: Point(0, bottom),
                [.init(0, lit.mixed(with: colors.light, 0.28)), .init(1, lit)]
            )
            switch scene.dice.integer(0...2) {
            case 0:
                canvas.person(
                    at: Point(center.x, bottom - 30),
                    height: (bottom - center.y) * 1.02,
                    figure,
                    .hat
                )
            case 1:
                canvas.circle(center, radius * 0.62)
                canvas.fill(colors.light)
                canvas.circle(center, radius * 0.4)
                canvas.fill(figure)
                canvas.circle(center, radius * 0.2)
                canvas.fill(colors.deep)
            default:
                steps(in: scene, center, radius, bottom, lit, figure)
            }
        }
        canvas.saved {
            hole(canvas, center, radius, bottom)
            canvas.stroke(colors.second, scene.unit * 1.6)
        }
    }

    private func steps(
        in scene: Scene,
        _ center: Point,
        _ radius: Double,
        _ bottom: Double,
        _ lit: Color,
        _ figure: Color
    ) {
        for step in 0..<9 {
            let t = Double(step) / 8
            let y = center.y + radius * 0.2 + (bottom - center.y) * t
            scene.canvas.rect(
                Rect(center.x - radius * (0.5 + 1.6 * t), y, radius * (1 + 3.2 * t), 400)
            )
            scene.canvas.fill(lit.mixed(with: figure, 0.25 + 0.5 * t))
        }
        scene.canvas.person(
            at: Point(center.x, center.y + radius * 0.24),
            height: radius * 0.85,
            figure.mixed(with: scene.palette.deep, 0.5),
            .coat
        )
    }

    private func hole(_ canvas: Canvas, _ center: Point, _ radius: Double, _ bottom: Double) {
        canvas.arc(center, radius, .pi * 0.66, .pi * 2.34)
        canvas.to(center.x + radius * 1.05, bottom)
        canvas.to(center.x - radius * 1.05, bottom)
        canvas.close()
    }
}
