import Glibc

extension Scene {
    /// Draws stars over the stage, but not behind the title.
    mutating func stars(_ count: Int, _ color: Color, in area: Rect? = nil) {
        let area = area ?? stage
        for _ in 0..<count {
            let center = area.at(dice.unit(), dice.unit())
            let size = pow(dice.unit(), 3)
            let radius = 1.3 + 3.4 * size
            guard stage.inset(-10, -10).contains(center) else { continue }
            canvas.circle(center, radius)
            canvas.fill(color, 0.55 + 0.45 * size)
        }
    }

    /// Draws a sun or moon in a style of the period.
    mutating func sun(at center: Point, radius: Double, _ color: Color, behind: Color) {
        switch dice.integer(0...3) {
        case 0:
            canvas.circle(center, radius)
            canvas.fill(color)
        case 1:
            for ring in 0..<3 {
                canvas.circle(center, radius * (1.5 - 0.25 * Double(ring)))
                canvas.fill(behind.mixed(with: color, 0.16 + 0.14 * Double(ring)))
            }
            canvas.circle(center, radius * 0.78)
            canvas.fill(color)
        case 2:
            canvas.circle(center, radius)
            canvas.fill(color)
            cut(center, radius, behind)
        default:
            canvas.circle(center, radius)
            canvas.fill(
                from: Point(0, center.y - radius),
                to: Point(0, center.y + radius),
                [.init(0, color), .init(1, color.mixed(with: behind, 0.7))]
            )
        }
    }

    /// Draws bars across the lower half of a sun.
    func cut(_ center: Point, _ radius: Double, _ behind: Color) {
        canvas.saved {
            canvas.circle(center, radius + 1)
            canvas.clip()
            for bar in 0..<6 {
                let down = 0.08 + 0.16 * Double(bar)
                let thick = radius * (0.025 + 0.017 * Double(bar))
                canvas.rect(Rect(center.x - radius, center.y + radius * down, radius * 2, thick))
            }
            canvas.fill(behind)
        }
    }

    /// A smooth ridge across the bounds around the height `y`.
    mutating func ridge(at y: Double, swing: Double, steps: Int) -> [Point] {
        let width = bounds.width + 80
        return (0...steps).map { index in
            Point(
                bounds.x - 40 + width * Double(index) / Double(steps),
                y + dice.number(-swing...swing)
            )
        }
    }
}
