import Glibc

extension PortraitSheet {
    /// Draws the headgear.
    func drawGear(
        _ gear: PortraitHead.Gear,
        color: Color,
        trim: Color,
        by dice: inout Chance
    ) {
        let brow = Point(500, center.y - 195)
        switch gear {
        case .none, .halo: return
        case .crown: crown(brow, color, trim)
        case .cone:
            let tip = Point(500 + dice.number(-90...90), brow.y - 270)
            canvas.polygon([Point(300, brow.y + 12), tip, Point(700, brow.y + 12)])
            canvas.fill(color)
            canvas.ellipse(Point(500, brow.y + 14), 270, 38)
            canvas.fill(color)
            star(at: Point(500, brow.y - 75), radius: 46, points: 5, waist: 0.45)
            canvas.fill(trim)
        case .brim:
            canvas.rect(Rect(345, brow.y - 190, 310, 195))
            canvas.fill(color)
            canvas.rect(Rect(345, brow.y - 55, 310, 50))
            canvas.fill(trim)
            canvas.ellipse(Point(500, brow.y + 4), 290, 40)
            canvas.fill(color)
        case .beret:
            let side = dice.sign()
            canvas.ellipse(Point(500 + side * 50, brow.y - 25), 245, 92, turned: side * 0.2)
            canvas.fill(color)
            canvas.circle(Point(500 + side * 62, brow.y - 118), 20)
            canvas.fill(trim)
        case .feather:
            canvas.rect(Rect(325, brow.y - 8, 350, 52))
            canvas.fill(color)
            feather(from: Point(500 + dice.sign() * 110, brow.y + 15), color, trim)
        case .helmet:
            canvas.slice(Point(500, brow.y + 50), 222, .pi, 2 * .pi)
            canvas.fill(color)
            canvas.rect(Rect(472, brow.y - 215, 56, 345))
            canvas.fill(trim)
        case .horns:
            for side in [-1.0, 1] {
                canvas.start(500 + side * 80, brow.y - 5)
                canvas.bend(
                    Point(500 + side * 130, brow.y - 120),
                    Point(500 + side * 260, brow.y - 80),
                    Point(500 + side * 225, brow.y - 270)
                )
                canvas.bend(
                    Point(500 + side * 360, brow.y - 60),
                    Point(500 + side * 260, brow.y + 40),
                    Point(500 + side * 170, brow.y + 50)
                )
                canvas.close()
            }
            canvas.fill(color)
        }
    }

    private func crown(_ brow: Point, _ color: Color, _ trim: Color) {
        let points = (0...6).map { step in
            Point(310 + Double(step) * 380 / 6, step.isMultiple(of: 2) ? brow.y - 175 : brow.y - 75)
        }
        canvas.polygon([Point(330, brow.y + 20)] + points + [Point(670, brow.y + 20)])
        canvas.fill(color)
        for step in 0..<4 {
            canvas.circle(Point(310 + Double(step) * 380 / 3, brow.y - 182), 22)
        }
        canvas.fill(color)
        for step in 0..<3 {
            let x = 415 + Double(step) * 85
            canvas.polygon([
                Point(x, brow.y - 62), Point(x + 20, brow.y - 30), Point(x, brow.y + 2),
                Point(x - 20, brow.y - 30),
            ])
        }
        canvas.fill(trim)
    }

    private func feather(from root: Point, _ color: Color, _ trim: Color) {
        let side = root.x > 500 ? 1.0 : -1
        let tip = Point(root.x + side * 130, root.y - 290)
        canvas.start(root.x, root.y)
        canvas.bend(
            Point(root.x - side * 70, root.y - 160),
            Point(tip.x - side * 110, tip.y + 10),
            tip
        )
        canvas.bend(
            Point(tip.x + side * 40, tip.y + 120),
            Point(root.x + side * 90, root.y - 90),
            root
        )
        canvas.close()
        canvas.fill(color)
        canvas.line([root, tip.mixed(with: root, 0.15)])
        canvas.stroke(trim, 8)
    }
}
