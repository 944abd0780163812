import Glibc

/// How a small standing figure is dressed.
enum Dress: CaseIterable, Sendable {
    case coat, hat, skirt, cowboy, child
}

extension Canvas {
    /// A standing figure seen from behind, cut from paper; `feet` on the ground between them.
    func person(
        at feet: Point,
        height: Double,
        _ color: Color,
        _ dress: Dress = .coat,
        mirrored: Bool = false
    ) {
        placed(at: feet, unit: height / 10, mirrored: mirrored) {
            legs(dress)
            torso(dress)
            let head = Point(0.05, dress == .child ? -7.9 : -9.15)
            circle(head, dress == .child ? 0.95 : 0.72)
            rect(Rect(-0.25, head.y, 0.5, 1.2))
            hat(dress)
            fill(color)
        }
    }

    /// Two figures, hand in hand.
    func couple(at feet: Point, height: Double, _ color: Color) {
        let gap = height * 0.16
        person(at: Point(feet.x - gap, feet.y), height: height, color, .coat)
        person(at: Point(feet.x + gap, feet.y), height: height * 0.93, color, .skirt)
        let hand = feet.y - height * 0.47
        line([
            Point(feet.x - gap * 0.6, hand - height * 0.12), Point(feet.x, hand),
            Point(feet.x + gap * 0.6, hand - height * 0.1),
        ])
        stroke(color, height * 0.035)
    }

    /// The long shadow that a figure throws towards the viewer.
    func shadow(from feet: Point, length: Double, width: Double, lean: Double, _ color: Color) {
        polygon([
            Point(feet.x - width * 0.32, feet.y), Point(feet.x + width * 0.32, feet.y),
            Point(feet.x + lean + width * 0.75, feet.y + length),
            Point(feet.x + lean - width * 0.75, feet.y + length),
        ])
        fill(color)
    }

    private func legs(_ dress: Dress) {
        let top = dress == .skirt ? -2.6 : -4.0
        let stance = dress == .cowboy ? 0.5 : 0.15
        polygon([
            Point(-0.85, top), Point(-0.02, top), Point(-0.2 - stance, -0.15),
            Point(-0.35 - stance, 0), Point(-1.0 - stance, 0), Point(-0.75 - stance, -0.3),
        ])
        polygon([
            Point(0.02, top), Point(0.85, top), Point(0.75 + stance, -0.3),
            Point(1.0 + stance, 0), Point(0.35 + stance, 0), Point(0.2 + stance, -0.15),
        ])
    }

    private func torso(_ dress: Dress) {
        switch dress {
        case .skirt:
            polygon([
                Point(-0.85, -8.1), Point(0.85, -8.1), Point(1.05, -6.4), Point(0.6, -5.6),
                Point(1.75, -2.3), Point(-1.75, -2.3), Point(-0.6, -5.6), Point(-1.05, -6.4),
            ])
        case .child:
            polygon([
                Point(-0.9, -6.9), Point(0.9, -6.9), Point(1.35, -3.2), Point(-1.35, -3.2),
            ])
        case .coat, .hat:
            polygon([
                Point(-0.5, -8.4), Point(0.5, -8.4), Point(1.3, -7.9), Point(1.55, -4.6),
                Point(1.3, -2.4), Point(-1.3, -2.4), Point(-1.55, -4.6), Point(-1.3, -7.9),
            ])
        case .cowboy:
            polygon([
                Point(-0.5, -8.4), Point(0.5, -8.4), Point(1.35, -7.9), Point(1.75, -5.2),
                Point(1.35, -4.4), Point(1.0, -3.6), Point(-1.0, -3.6), Point(-1.35, -4.4),
                Point(-1.75, -5.2), Point(-1.35, -7.9),
            ])
        }
    }

    private func hat(_ dress: Dress) {
        switch dress {
        case .hat:
            ellipse(Point(0, -9.4), 1.25, 0.22, turned: -0.06)
            polygon([
                Point(-0.72, -9.4), Point(-0.62, -10.25), Point(0.66, -10.3), Point(0.76, -9.4),
            ])
        case .cowboy:
            ellipse(Point(0, -9.45), 1.75, 0.26)
            polygon([
                Point(-0.75, -9.4), Point(-0.55, -10.5), Point(0, -10.3), Point(0.55, -10.5),
                Point(0.75, -9.4),
            ])
        default:
            break
        }
    }
}
