import Glibc

extension PortraitSheet {
    private static let half = 178.0

    private var nose: Point { Point(500, center.y - 35) }
    private var chin: Double { center.y + 190 }

    /// Draws a figure from the shoulders up.
    func draw(_ head: PortraitHead, by dice: inout Chance) {
        let skin = faceColor
        let colors = colors(besides: skin)
        let swap = dice.hit(0.5)
        let coat = colors[swap ? 1 : 0]
        let hair = colors[swap ? 0 : 1]
        drawBehind(head, hair: hair, trim: coat)
        drawShoulders(head, coat: coat, skin: skin, by: &dice)
        fillShaded(skin, light: head.light) { outline(head.shape) }
        drawFace(head, on: skin, by: &dice)
        drawFringe(head, hair, by: &dice)
        drawGear(head.gear, color: coat, trim: ink(on: coat), by: &dice)
    }
}

extension PortraitSheet {
    private func outline(_ shape: PortraitHead.Shape) {
        let (x, y, half) = (nose.x, nose.y, Self.half)
        switch shape {
        case .egg: canvas.ellipse(nose, half, half * 1.25)
        case .block:
            canvas.start(x - half, y - 190)
            canvas.to(x + half, y - 190)
            canvas.to(x + half, y + 90)
            canvas.arcOn(Point(x, y + 60), half, 0.15, .pi - 0.15)
            canvas.close()
        case .hexagon:
            canvas.polygon([
                Point(x - half * 0.8, y - 200), Point(x + half * 0.8, y - 200),
                Point(x + half * 1.1, y - 20), Point(x + half * 0.55, y + 215),
                Point(x - half * 0.55, y + 215), Point(x - half * 1.1, y - 20),
            ])
        case .shield:
            canvas.start(x - half, y - 190)
            canvas.to(x + half, y - 190)
            canvas.bend(Point(x + half * 1.1, y + 60), Point(x + 90, y + 190), Point(x, y + 240))
            canvas.bend(
                Point(x - 90, y + 190),
                Point(x - half * 1.1, y + 60),
                Point(x - half, y - 190)
            )
            canvas.close()
        case .drop:
            canvas.curve(
                [
                    Point(x, y - 225), Point(x + half * 0.9, y - 90), Point(x + half, y + 75),
                    Point(x, y + 215), Point(x - half, y + 75), Point(x - half * 0.9, y - 90),
                ],
                closed: true
            )
        }
    }

    private func drawBehind(_ head: PortraitHead, hair: Color, trim: Color) {
        let half = Self.half
        if head.gear == .halo {
            canvas.ring(Point(nose.x, nose.y - 40), 300, 335)
            canvas.fill(trim)
        }
        switch head.hair {
        case .none, .spikes: return
        case .bob:
            canvas.ellipse(Point(nose.x, nose.y - 20), half * 1.42, 275)
        case .curtain:
            canvas.start(nose.x - half * 1.3, chin + 210)
            canvas.bend(
                Point(nose.x - half * 1.7, nose.y - 440),
                Point(nose.x + half * 1.7, nose.y - 440),
                Point(nose.x + half * 1.3, chin + 210)
            )
            canvas.close()
        case .bun: canvas.circle(Point(nose.x, nose.y - 270), 88)
        case .hood:
            canvas.start(nose.x - half * 1.9, chin + 150)
            canvas.bend(
                Point(nose.x - half * 1.6, nose.y - 260),
                Point(nose.x - 60, nose.y - 330),
                Point(nose.x, nose.y - 360)
            )
            canvas.bend(
                Point(nose.x + 60, nose.y - 330),
                Point(nose.x + half * 1.6, nose.y - 260),
                Point(nose.x + half * 1.9, chin + 150)
            )
            canvas.close()
        }
        canvas.fill(hair)
    }

    private func drawFringe(_ head: PortraitHead, _ color: Color, by dice: inout Chance) {
        let top = nose.y - 225
        switch head.hair {
        case .none, .hood: return
        case .spikes:
            let points = (0...10).map { step in
                Point(
                    nose.x - 200 + Double(step) * 40,
                    step.isMultiple(of: 2) ? nose.y - 110 : top - dice.number(20...90)
                )
            }
            canvas.polygon(points)
            canvas.fill(color)
        case .bob, .curtain, .bun:
            let part = nose.x + dice.number(-120...120)
            canvas.saved {
                outline(head.shape)
                canvas.clip()
                canvas.ellipse(Point(part - 190, top + 20), 230, 150, turned: -0.35)
                canvas.fill(color)
                canvas.ellipse(Point(part + 190, top + 20), 230, 150, turned: 0.35)
                canvas.fill(color)
            }
        }
    }

    private func drawShoulders(
        _ head: PortraitHead,
        coat: Color,
        skin: Color,
        by dice: inout Chance
    ) {
        let slope = dice.number(250...360)
        canvas.rect(Rect(430, chin - 40, 140, 150))
        canvas.fill(skin.mixed(with: palette.deep, 0.24))
        fillShaded(coat, light: head.light) {
            canvas.start(500 - slope - 90, bounds.maxY + 5)
            canvas.bend(
                Point(500 - slope - 60, chin + 130),
                Point(500 - slope * 0.6, chin + 60),
                Point(420, chin + 45)
            )
            canvas.bend(
                Point(460, chin + 110),
                Point(540, chin + 110),
                Point(580, chin + 45)
            )
            canvas.bend(
                Point(500 + slope * 0.6, chin + 60),
                Point(500 + slope + 60, chin + 130),
                Point(500 + slope + 90, bounds.maxY + 5)
            )
            canvas.close()
        }
        drawCollar(head.collar, color: ink(on: coat), second: palette.second)
    }
}
