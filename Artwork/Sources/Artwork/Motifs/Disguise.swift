/// A face made only of props: hat, glasses, mustache, bow tie.
struct Disguise: Motif {
    func draw(in scene: inout Scene) {
        let colors = scene.palette
        let canvas = scene.canvas
        let center = scene.stage.at(0.5, 0.5)
        scene.flood(colors.ground)
        if scene.dice.hit(0.55) {
            canvas.circle(center, scene.unit * 46)
            canvas.fill(
                colors.accent.contrast(with: colors.deep) > 2.5 ? colors.accent : colors.light
            )
        }
        let ink = colors.deep
        let unit = scene.unit * 1.06
        let hat = scene.dice.integer(0...2)
        let eyes = scene.dice.integer(0...2)
        let mouth = scene.dice.integer(0...2)
        let tie = scene.dice.hit(0.7)
        canvas.placed(at: center, unit: unit) {
            drawHat(hat, canvas, ink, colors.second)
            drawEyes(eyes, canvas, ink, colors.light)
            drawMouth(mouth, canvas, ink, colors.light)
            guard tie else { return }
            canvas.polygon([Point(0, 37), Point(-15, 30), Point(-15, 45)])
            canvas.polygon([Point(0, 37), Point(15, 30), Point(15, 45)])
            canvas.fill(colors.second.contrast(with: colors.ground) > 1.4 ? colors.second : ink)
            canvas.circle(Point(0, 37.4), 3.6)
            canvas.fill(ink)
        }
    }

    private func drawHat(_ kind: Int, _ canvas: Canvas, _ ink: Color, _ band: Color) {
        switch kind {
        case 0:
            canvas.slice(Point(0, -20), 19, .pi, 2 * .pi)
            canvas.fill(ink)
            canvas.ellipse(Point(0, -20), 29, 3.6)
            canvas.fill(ink)
            canvas.rect(Rect(-19, -27, 38, 4))
            canvas.fill(band)
        case 1:
            canvas.polygon([Point(-16, -20), Point(-19, -50), Point(19, -50), Point(16, -20)])
            canvas.ellipse(Point(0, -20), 29, 3.8)
            canvas.fill(ink)
            canvas.polygon([
                Point(-16.7, -30), Point(16.7, -30), Point(16.1, -23), Point(-16.1, -23),
            ])
            canvas.fill(band)
        default:
            canvas.start(-19, -20)
            canvas.bend(Point(-17, -44), Point(-8, -42), Point(0, -37))
            canvas.bend(Point(8, -42), Point(17, -44), Point(19, -20))
            canvas.close()
            canvas.fill(ink)
            canvas.ellipse(Point(0, -19), 34, 4.6, turned: -0.05)
            canvas.fill(ink)
            canvas.rect(Rect(-18.6, -27, 37.2, 5))
            canvas.fill(band)
        }
    }

    private func drawEyes(_ kind: Int, _ canvas: Canvas, _ ink: Color, _ shine: Color) {
        for side in [-1.0, 1.0] {
            switch kind {
            case 0:
                canvas.circle(Point(side * 12, -5), 9)
                canvas.stroke(ink, 2.6)
                canvas.circle(Point(side * 12, -4), 2.5)
                canvas.fill(ink)
            case 1:
                canvas.polygon([
                    Point(side * 2, -12), Point(side * 23, -13), Point(side * 21, -1),
                    Point(side * 12, 2), Point(side * 5, -1),
                ])
                canvas.fill(ink)
                canvas.line([Point(side * 8 - 2, -3), Point(side * 8 + 4, -10)])
                canvas.stroke(shine, 1.2)
            default:
                canvas.ellipse(Point(side * 11, -4), 3.2, 5)
                canvas.fill(ink)
                canvas.arc(Point(side * 11, -8), 8, .pi * 1.15, .pi * 1.85)
                canvas.stroke(ink, 3)
            }
        }
        if kind < 2 {
            canvas.arc(Point(0, -4), 4, .pi * 1.1, .pi * 1.9)
            canvas.stroke(ink, 2.4)
        }
    }

    private func drawMouth(_ kind: Int, _ canvas: Canvas, _ ink: Color, _ teeth: Color) {
        switch kind {
        case 0:
            for side in [-1.0, 1.0] {
                canvas.start(0, 11)
                canvas.bend(Point(side * 6, 6), Point(side * 14, 10), Point(side * 17, 17))
                canvas.bend(Point(side * 20, 21), Point(side * 24, 18), Point(side * 25, 14))
                canvas.bend(Point(side * 26, 24), Point(side * 14, 27), Point(0, 19))
                canvas.close()
            }
            canvas.fill(ink)
        case 1:
            canvas.rect(Rect(-5.5, 9, 11, 8))
            canvas.fill(ink)
            canvas.arc(Point(0, 14), 9, 0.5, .pi - 0.5)
            canvas.stroke(ink, 2.2)
        default:
            canvas.slice(Point(0, 11), 15, 0, .pi)
            canvas.fill(ink)
            canvas.saved {
                canvas.slice(Point(0, 11), 15, 0, .pi)
                canvas.clip()
                canvas.rect(Rect(-20, 11, 40, 4.5))
                canvas.fill(teeth)
            }
        }
    }
}
