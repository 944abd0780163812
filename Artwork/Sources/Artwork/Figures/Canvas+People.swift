extension Canvas {
    /// A standing figure of cut paper, seen from behind; `feet` is the point on the ground between
    /// its feet.
    func person(
        at feet: Point,
        height: Double,
        _ color: Color,
        _ dress: Dress = .coat,
        mirrored: Bool = false
    ) {
        placed(at: feet, unit: height / 10, mirrored: mirrored) {
            if dress == .child { return child(color) }
            // Fills each part separately: mirrored limbs have the opposite direction, and overlaps
            // within one path would be holes.
            for side in [-1.0, 1.0] {
                leg(dress, side)
                fill(color)
                arm(dress, side)
                fill(color)
            }
            torso(dress)
            fill(color)
            head(dress, color)
            hat(dress)
            fill(color)
        }
    }

    /// Two figures holding hands.
    func couple(at feet: Point, height: Double, _ color: Color) {
        let gap = height * 0.17
        person(at: Point(feet.x - gap, feet.y), height: height, color, .coat)
        person(at: Point(feet.x + gap, feet.y), height: height * 0.93, color, .skirt)
        let hand = feet.y - height * 0.42
        line([
            Point(feet.x - gap * 0.35, hand - height * 0.05), Point(feet.x, hand),
            Point(feet.x + gap * 0.35, hand - height * 0.05),
        ])
        stroke(color, height * 0.04)
    }

    /// A figure's long shadow toward the viewer.
    func shadow(from feet: Point, length: Double, width: Double, lean: Double, _ color: Color) {
        polygon([
            Point(feet.x - width * 0.32, feet.y), Point(feet.x + width * 0.32, feet.y),
            Point(feet.x + lean + width * 0.75, feet.y + length),
            Point(feet.x + lean - width * 0.75, feet.y + length),
        ])
        fill(color)
    }

    private func head(_ dress: Dress, _ color: Color) {
        ellipse(Point(0.04, -9.28), 0.56, 0.7)
        polygon([
            Point(-0.24, -9), Point(0.28, -9), Point(0.34, -8.3), Point(0.9, -8), Point(-0.9, -8),
            Point(-0.3, -8.3),
        ])
        fill(color)
        guard dress == .skirt else { return }
        ellipse(Point(0, -9.1), 0.72, 0.86)
        circle(Point(0.1, -9.95), 0.34)
        fill(color)
    }

    private func leg(_ dress: Dress, _ side: Double) {
        let top = dress == .skirt ? -3 : -5.0
        let stance = dress == .cowboy ? 0.5 : 0.12
        let slim = dress == .skirt ? 0.72 : 1.0
        polygon([
            Point(side * 0.03, top), Point(side * 0.98 * slim, top),
            Point(side * (0.72 * slim + stance), -0.3), Point(side * (1.02 * slim + stance), 0),
            Point(side * (0.26 + stance), 0), Point(side * (0.28 + stance), -0.4),
        ])
    }

    private func torso(_ dress: Dress) {
        start(-0.4, -8.35)
        switch dress {
        case .skirt:
            bend(Point(-1, -8.2), Point(-1.1, -8), Point(-0.98, -7.2))
            bend(Point(-0.85, -6.6), Point(-0.62, -6.2), Point(-0.6, -5.8))
            bend(Point(-0.9, -4.6), Point(-1.4, -3.4), Point(-1.75, -2.5))
            bend(Point(-0.8, -2.2), Point(0.8, -2.2), Point(1.75, -2.5))
            bend(Point(1.4, -3.4), Point(0.9, -4.6), Point(0.6, -5.8))
            bend(Point(0.62, -6.2), Point(0.85, -6.6), Point(0.98, -7.2))
            bend(Point(1.1, -8), Point(1, -8.2), Point(0.4, -8.35))
        default:
            let hem = dress == .cowboy ? -4.6 : -3.1
            bend(Point(-1.1, -8.25), Point(-1.35, -8), Point(-1.25, -7.2))
            bend(Point(-1.12, -6.4), Point(-0.92, -6), Point(-0.92, -5.6))
            bend(Point(-0.98, -4.6), Point(-1.15, -4), Point(-1.28, hem))
            to(-0.1, hem + 0.12)
            to(0, hem - 0.9)
            to(0.1, hem + 0.12)
            to(1.28, hem)
            bend(Point(1.15, -4), Point(0.98, -4.6), Point(0.92, -5.6))
            bend(Point(0.92, -6), Point(1.12, -6.4), Point(1.25, -7.2))
            bend(Point(1.35, -8), Point(1.1, -8.25), Point(0.4, -8.35))
        }
        close()
    }

    private func arm(_ dress: Dress, _ side: Double) {
        let reach = dress == .cowboy ? 1.0 : 0.45
        let width = dress == .skirt ? 0.72 : 1.0
        start(side * 0.8 * width, -8.2)
        bend(
            Point(side * 1.5 * width, -8.15),
            Point(side * 1.55 * width, -7.4),
            Point(side * (1.4 + reach * 0.5) * width, -6.3)
        )
        to(side * (1.3 + reach * 0.6) * width, -4.5)
        to(side * (0.95 + reach * 0.55) * width, -4.4)
        to(side * (0.9 + reach * 0.4) * width, -6.2)
        to(side * 0.8 * width, -7.4)
        close()
    }

    private func hat(_ dress: Dress) {
        switch dress {
        case .hat:
            ellipse(Point(0.04, -9.55), 1.2, 0.2, turned: -0.05)
            start(-0.62, -9.5)
            bend(Point(-0.6, -10.5), Point(-0.3, -10.42), Point(0, -10.3))
            bend(Point(0.3, -10.45), Point(0.66, -10.5), Point(0.72, -9.5))
            close()
        case .cowboy:
            start(-1.7, -9.85)
            bend(Point(-1, -9.35), Point(1, -9.35), Point(1.7, -9.85))
            bend(Point(1.1, -9.1), Point(-1.1, -9.1), Point(-1.7, -9.85))
            close()
            start(-0.68, -9.4)
            bend(Point(-0.6, -10.6), Point(-0.3, -10.55), Point(0, -10.35))
            bend(Point(0.3, -10.55), Point(0.6, -10.6), Point(0.68, -9.4))
            close()
        default:
            break
        }
    }

    private func child(_ color: Color) {
        circle(Point(0, -8.3), 1.25)
        polygon([
            Point(-0.9, -7), Point(0.9, -7), Point(1.5, -3.3), Point(0.75, -3.1), Point(0.85, 0),
            Point(0.15, 0), Point(0, -2.4), Point(-0.15, 0), Point(-0.85, 0), Point(-0.75, -3.1),
            Point(-1.5, -3.3),
        ])
        fill(color)
        line([Point(-1, -6.5), Point(-1.9, -4.3)])
        line([Point(1, -6.5), Point(1.9, -4.3)])
        stroke(color, 0.55)
    }
}
