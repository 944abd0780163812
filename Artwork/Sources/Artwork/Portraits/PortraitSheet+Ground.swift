import Glibc

extension PortraitSheet {
    /// Draws the background of the sheet.
    func draw(_ ground: PortraitDesign.Ground, by dice: inout Chance) {
        canvas.rect(bounds)
        canvas.fill(palette.ground)
        let soft = palette.ground.mixed(with: palette.second, dice.number(0.3...0.55))
        switch ground {
        case .disc:
            canvas.circle(Point(500, center.y - 40), dice.number(360...440))
            canvas.fill(soft)
        case .rays: rays(soft, count: dice.integer(7...15))
        case .rings:
            for ring in 0..<7 where ring.isMultiple(of: 2) {
                canvas.ring(center, Double(ring) * 120 + 60, Double(ring) * 120 + 180)
                canvas.fill(soft)
            }
        case .stripes: stripes(soft, width: dice.number(40...110), turned: dice.number(-0.9...0.9))
        case .dots: dots(soft, pitch: dice.number(60...110))
        case .tiles: tiles(soft, by: &dice)
        case .arch:
            let half = dice.number(330...400)
            for (step, color) in [soft, palette.ground.mixed(with: soft, 0.45)].enumerated() {
                let half = half - Double(step) * 55
                canvas.circle(Point(500, center.y - 60), half)
                canvas.fill(color)
                canvas.rect(Rect(500 - half, center.y - 60, half * 2, bounds.maxY))
                canvas.fill(color)
            }
        case .hills: hills(soft, by: &dice)
        case .halves:
            let tilt = dice.number(-220...220)
            canvas.polygon([
                Point(500 + tilt, -5), Point(1005, -5), Point(1005, bounds.maxY + 5),
                Point(500 - tilt, bounds.maxY + 5),
            ])
            canvas.fill(soft)
        case .stars: stars(by: &dice)
        }
    }
}

extension PortraitSheet {
    private func rays(_ color: Color, count: Int) {
        let step = 2 * Double.pi / Double(count * 2)
        for ray in 0..<count {
            canvas.slice(center, 1500, Double(ray * 2) * step, Double(ray * 2 + 1) * step)
            canvas.fill(color)
        }
    }

    private func stripes(_ color: Color, width: Double, turned: Double) {
        canvas.saved {
            canvas.moveOrigin(to: center, turned: turned)
            for stripe in -30...30 where stripe.isMultiple(of: 2) {
                canvas.rect(Rect(Double(stripe) * width, -1600, width, 3200))
            }
            canvas.fill(color)
        }
    }

    private func dots(_ color: Color, pitch: Double) {
        for row in 0...Int(bounds.height / pitch) + 1 {
            let y = Double(row) * pitch
            // Dots grow toward the bottom, like a halftone.
            let radius = pitch * (0.12 + 0.33 * y / bounds.height)
            for column in -1...Int(1000 / pitch) + 1 {
                let shift = row.isMultiple(of: 2) ? 0 : pitch / 2
                canvas.circle(Point(Double(column) * pitch + shift, y), radius)
            }
        }
        canvas.fill(color)
    }

    private func tiles(_ color: Color, by dice: inout Chance) {
        let side = 250.0
        for row in 0...Int(bounds.height / side) {
            for column in 0..<4 {
                let (x, y) = (Double(column) * side, Double(row) * side)
                let corner = dice.integer(0...3)
                let middle = Point(
                    x + (corner == 1 || corner == 2 ? side : 0),
                    y + (corner >= 2 ? side : 0)
                )
                canvas.slice(
                    middle,
                    side,
                    Double(corner) * .pi / 2,
                    Double(corner + 1) * .pi / 2
                )
                let bright = palette.ground.mixed(with: palette.accent, 0.4)
                canvas.fill(dice.hit(0.25) ? bright : color)
            }
        }
    }

    private func hills(_ color: Color, by dice: inout Chance) {
        canvas.circle(
            Point(dice.number(230...770), center.y - 190),
            dice.number(110...170)
        )
        canvas.fill(palette.ground.mixed(with: palette.accent, 0.55))
        for layer in 0..<3 {
            let top = center.y + Double(layer) * 110 + 20
            let phase = dice.number(0...6)
            let ridge = (0...8).map { step in
                Point(Double(step) * 125, top + 60 * sin(Double(step) * 0.9 + phase))
            }
            canvas.land(ridge, floor: bounds.maxY + 5)
            canvas.fill(palette.ground.mixed(with: color, 0.4 + 0.3 * Double(layer)))
        }
    }

    private func stars(by dice: inout Chance) {
        let color = palette.ground.mixed(with: ink(on: palette.ground), 0.5)
        for _ in 0..<46 {
            let spot = bounds.at(dice.unit(), dice.unit())
            star(at: spot, radius: dice.number(7...26), points: 4, waist: 0.28)
            canvas.fill(color)
        }
    }

    /// Adds a star to the path; `waist` is the inner radius as a fraction of the outer one.
    func star(at spot: Point, radius: Double, points: Int, waist: Double, turned: Double = 0) {
        canvas.polygon(
            (0..<points * 2).map { index in
                spot.moved(
                    index.isMultiple(of: 2) ? radius : radius * waist,
                    angle: turned - .pi / 2 + Double(index) * .pi / Double(points)
                )
            }
        )
    }
}
