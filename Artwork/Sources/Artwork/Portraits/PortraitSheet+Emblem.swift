import Glibc

extension PortraitSheet {
    /// Draws a symmetric mask.
    func drawMask(by dice: inout Chance) {
        let skin = faceColor
        let colors = [skin] + colors(besides: skin)
        // Rays like those of the sun on an old map.
        let root = Point(500, center.y - 10)
        let rays = dice.integer(9...16)
        star(at: root, radius: 460, points: rays, waist: 0.72)
        canvas.fill(colors[1])
        star(at: root, radius: 390, points: rays, waist: 0.8, turned: .pi / Double(rays))
        canvas.fill(colors[2])
        let chin = dice.number(240...340)
        let brow = dice.number(210...290)
        fillShaded(colors[0], light: dice.sign()) { mask(brow: brow, chin: chin) }
        canvas.saved {
            mask(brow: brow, chin: chin)
            canvas.clip()
            canvas.circle(Point(500, center.y - 330), dice.number(150...230))
            canvas.fill(colors[1])
            let bars = dice.integer(0...3)
            for bar in 0..<bars {
                for side in [-1.0, 1] {
                    let y = center.y + 70 + Double(bar) * 46
                    canvas.line([Point(500 + side * 150, y), Point(500 + side * 330, y - 40)])
                    canvas.stroke(colors[2], 20, butt: true)
                }
            }
        }
        let ink = ink(on: colors[0])
        let wide = dice.number(85...115)
        for side in [-1.0, 1] {
            let spot = Point(500 + side * wide, center.y - 40)
            canvas.ellipse(spot, 66, dice.hit(0.5) ? 40 : 66, turned: side * 0.25)
            canvas.fill(ink)
            canvas.circle(spot, 24)
            canvas.fill(colors[0])
        }
        canvas.polygon([
            Point(500, center.y - 130), Point(540, center.y + 95), Point(460, center.y + 95),
        ])
        canvas.fill(colors[2])
        canvas.slice(Point(500, center.y + 150), dice.number(45...80), 0, .pi)
        canvas.fill(ink)
    }

    /// Draws leaves around a star.
    func drawEmblem(by dice: inout Chance) {
        let colors = [faceColor] + colors(besides: faceColor)
        let leaves = dice.integer(5...10)
        let rounds = dice.integer(2...3)
        for round in 0..<rounds {
            let reach = 330 - Double(round) * 95
            for leaf in 0..<leaves {
                let turn = (Double(leaf) + Double(round) / 2) * 2 * .pi / Double(leaves)
                let width = reach * 2.1 / Double(leaves)
                let middle = center.moved(reach * 0.68, angle: turn)
                canvas.ellipse(middle, reach * 0.5, width, turned: turn)
                canvas.fill(colors[round % 3])
                canvas.circle(center.moved(reach * 0.95, angle: turn), 18)
                canvas.fill(colors[(round + 1) % 3])
            }
        }
        canvas.circle(center, 120)
        canvas.fill(colors[0])
        star(
            at: center,
            radius: 92,
            points: dice.integer(4...7),
            waist: dice.number(0.35...0.6)
        )
        canvas.fill(ink(on: colors[0]))
    }

    /// Draws an initial on a shape with a border.
    func draw(
        _ letter: String,
        in face: Typeface,
        setter: Typesetter,
        by dice: inout Chance
    ) {
        let colors = [faceColor] + colors(besides: faceColor)
        let sides = dice.pick([4, 6, 8, 12, 40])
        let waist = sides == 40 ? 1 : dice.number(0.82...0.93)
        let turn = dice.hit(0.5) ? 0 : .pi / Double(sides)
        for (radius, color) in [(390.0, colors[1]), (345, colors[2]), (318, colors[0])] {
            star(at: center, radius: radius, points: sides, waist: waist, turned: turn)
            canvas.fill(color)
        }
        let beads = dice.integer(12...24)
        for bead in 0..<beads {
            let angle = Double(bead) * 2 * .pi / Double(beads)
            canvas.circle(center.moved(272 * waist, angle: angle), 9)
        }
        canvas.fill(colors[1])
        let ink = setter.ink(of: letter, in: face)
        let size = min(330 / max(ink.height, 0.1), 330 / max(ink.width, 0.1))
        let origin = Point(
            center.x - (ink.x + ink.width / 2) * size,
            center.y - (ink.y + ink.height / 2) * size
        )
        let line = TextLine(text: letter, face: face, size: size, origin: origin, ink: ink)
        setter.outline(line, on: canvas)
        canvas.fill(self.ink(on: colors[0]))
    }

    private func mask(brow: Double, chin: Double) {
        let y = center.y
        canvas.curve(
            [
                Point(500, y - 300), Point(500 + brow, y - 200), Point(500 + brow * 0.95, y),
                Point(500 + 130, y + chin * 0.75), Point(500, y + chin),
                Point(500 - 130, y + chin * 0.75), Point(500 - brow * 0.95, y),
                Point(500 - brow, y - 200),
            ],
            closed: true
        )
    }
}
