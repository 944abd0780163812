import Glibc

extension PortraitSheet {
    /// Draws the parts of a face, as simple as cut paper.
    func drawFace(_ head: PortraitHead, on skin: Color, by dice: inout Chance) {
        let ink = ink(on: skin)
        let middle = Point(500, center.y - 35)
        let gap = dice.number(66...92)
        let line = middle.y - dice.number(0...26)
        for side in [-1.0, 1] {
            draw(head.eyes, at: Point(middle.x + side * gap, line), ink, side: side)
            if dice.hit(0.35) {
                canvas.circle(Point(middle.x + side * (gap + 26), line + 82), 30)
                canvas.fill(palette.accent, 0.55)
            }
        }
        let tip = Point(middle.x - head.light * 26, middle.y + 70)
        canvas.line([Point(middle.x, line - 30), tip, Point(middle.x, middle.y + 74)])
        canvas.stroke(ink, 9)
        let mouth = Point(middle.x, middle.y + 122)
        switch dice.integer(0...3) {
        case 0: canvas.arc(Point(mouth.x, mouth.y - 40), 52, 0.5, .pi - 0.5)
        case 1: canvas.line([Point(mouth.x - 38, mouth.y), Point(mouth.x + 38, mouth.y - 6)])
        case 2:
            canvas.slice(Point(mouth.x, mouth.y - 12), 42, 0, .pi)
            return canvas.fill(ink)
        default:
            canvas.circle(mouth, 17)
            return canvas.fill(ink)
        }
        canvas.stroke(ink, 12)
    }

    /// Draws a collar or necklace.
    func drawCollar(_ collar: PortraitHead.Collar, color: Color, second: Color) {
        let top = center.y + 235
        switch collar {
        case .ruff:
            for petal in -4...4 {
                let away = Double(petal)
                canvas.circle(Point(500 + away * 48, top + 20 - abs(away) * 8), 40)
                canvas.fill(petal.isMultiple(of: 2) ? color : second)
            }
        case .zigzag:
            canvas.polygon(
                (0...8).map { Point(340 + Double($0) * 40, $0.isMultiple(of: 2) ? top : top + 95) }
            )
            canvas.fill(color)
        case .buttons:
            for button in 0..<8 { canvas.circle(Point(500, top + 95 + Double(button) * 85), 19) }
            canvas.fill(color)
        case .cape:
            for side in [-1.0, 1] {
                canvas.polygon([
                    Point(500 + side * 40, top + 40), Point(500 + side * 190, top - 20),
                    Point(500 + side * 330, bounds.maxY + 5),
                    Point(500 + side * 200, bounds.maxY + 5),
                ])
            }
            canvas.fill(color)
        case .bow:
            for side in [-1.0, 1] {
                canvas.polygon([
                    Point(500, top + 45), Point(500 + side * 120, top - 12),
                    Point(500 + side * 120, top + 102),
                ])
            }
            canvas.circle(Point(500, top + 45), 26)
            canvas.fill(color)
        case .stripes:
            for stripe in 0..<6 {
                canvas.rect(Rect(462, top + 70 + Double(stripe) * 90, 76, 45))
            }
            canvas.fill(color)
        case .necklace:
            for bead in 0...8 {
                let angle = 0.25 + Double(bead) * (Double.pi - 0.5) / 8
                canvas.circle(Point(500, top - 30).moved(125, angle: angle), 17)
            }
            canvas.fill(color)
        }
    }

    private func draw(_ eyes: PortraitHead.Eyes, at spot: Point, _ ink: Color, side: Double) {
        switch eyes {
        case .dots:
            canvas.circle(spot, 19)
            canvas.fill(ink)
        case .closed:
            canvas.arc(Point(spot.x, spot.y - 14), 32, 0.35, .pi - 0.35)
            canvas.stroke(ink, 11)
        case .half:
            canvas.slice(spot, 34, 0, .pi)
            canvas.fill(ink)
        case .rings:
            canvas.circle(spot, 44)
            canvas.stroke(ink, 10)
            canvas.circle(spot, 14)
            canvas.fill(ink)
        case .lozenges:
            canvas.polygon([
                Point(spot.x, spot.y - 38), Point(spot.x + 21, spot.y),
                Point(spot.x, spot.y + 38), Point(spot.x - 21, spot.y),
            ])
            canvas.fill(ink)
        }
    }
}
