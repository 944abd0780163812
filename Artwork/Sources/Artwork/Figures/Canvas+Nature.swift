extension Canvas {
    /// A flying bird with two wings, `span` wide.
    func bird(at center: Point, span: Double, _ color: Color, lift: Double = 0.3) {
        let half = span / 2
        let tip = center.y - span * lift
        start(center.x - half, tip)
        bend(
            Point(center.x - half * 0.6, tip - span * 0.08),
            Point(center.x - half * 0.15, center.y - span * 0.2),
            center
        )
        bend(
            Point(center.x + half * 0.15, center.y - span * 0.2),
            Point(center.x + half * 0.6, tip - span * 0.08),
            Point(center.x + half, tip)
        )
        bend(
            Point(center.x + half * 0.5, tip + span * 0.1),
            Point(center.x + half * 0.2, center.y - span * 0.02),
            Point(center.x, center.y + span * 0.1)
        )
        bend(
            Point(center.x - half * 0.2, center.y - span * 0.02),
            Point(center.x - half * 0.5, tip + span * 0.1),
            Point(center.x - half, tip)
        )
        close()
        fill(color)
    }

    /// A fir of cut paper with its base at `foot`.
    func pine(at foot: Point, height: Double, _ color: Color, tiers: Int = 4) {
        let width = height * 0.42
        rect(Rect(foot.x - height * 0.025, foot.y - height * 0.2, height * 0.05, height * 0.2))
        for tier in 0..<tiers {
            let down = Double(tier + 1) / Double(tiers)
            let top = foot.y - height + height * 0.8 * Double(tier) / Double(tiers) * 0.86
            let bottom = foot.y - height + height * (0.1 + 0.8 * down)
            let half = width / 2 * (0.35 + 0.65 * down)
            polygon([
                Point(foot.x, top), Point(foot.x + half, bottom), Point(foot.x - half, bottom),
            ])
        }
        fill(color)
    }

    /// A cactus with two arms.
    func cactus(at foot: Point, height: Double, _ color: Color) {
        let width = height * 0.13
        line([foot, Point(foot.x, foot.y - height * 0.92)])
        stroke(color, width)
        curve([
            Point(foot.x, foot.y - height * 0.38),
            Point(foot.x - height * 0.17, foot.y - height * 0.4),
            Point(foot.x - height * 0.25, foot.y - height * 0.48),
            Point(foot.x - height * 0.26, foot.y - height * 0.66),
        ])
        stroke(color, width * 0.8)
        curve([
            Point(foot.x, foot.y - height * 0.28),
            Point(foot.x + height * 0.15, foot.y - height * 0.3),
            Point(foot.x + height * 0.24, foot.y - height * 0.4),
            Point(foot.x + height * 0.25, foot.y - height * 0.55),
        ])
        stroke(color, width * 0.8)
    }

    /// A tree without leaves; `height` is the length of the first trunk segment.
    func bareTree(
        at foot: Point,
        height: Double,
        width: Double,
        _ color: Color,
        angle: Double = -.pi / 2,
        depth: Int = 7,
        by dice: inout Chance
    ) {
        let end = foot.moved(height, angle: angle)
        let middle = foot.mixed(with: end, 0.5)
            .moved(height * dice.number(-0.1...0.1), angle: angle + .pi / 2)
        let side = angle + .pi / 2
        let tip = width * 0.66
        curve(
            [
                foot.moved(width / 2, angle: side), middle.moved(width * 0.42, angle: side),
                end.moved(tip / 2, angle: side), end.moved(-tip / 2, angle: side),
                middle.moved(-width * 0.42, angle: side), foot.moved(-width / 2, angle: side),
            ],
            closed: true
        )
        fill(color)
        guard depth > 0, tip > 0.8 else { return }
        for turn in [-1.0, 1.0] {
            let swing = turn * dice.number(0.2...0.62) + dice.number(-0.12...0.12)
            bareTree(
                at: end,
                height: height * dice.number(0.66...0.86),
                width: tip,
                color,
                angle: angle + swing,
                depth: depth - 1,
                by: &dice
            )
        }
    }

    /// A cloud of cut paper with a flat bottom.
    func cloud(at center: Point, width: Double, _ color: Color, _ alpha: Double = 1) {
        let r = width / 6
        rect(Rect(center.x - width / 2 + r * 0.8, center.y - r * 0.8, width - r * 1.6, r * 0.8))
        slice(Point(center.x - width / 2 + r * 0.8, center.y), r * 0.8, .pi, 2 * .pi)
        slice(Point(center.x + width / 2 - r * 0.8, center.y), r * 0.8, .pi, 2 * .pi)
        slice(Point(center.x - r * 0.9, center.y - r * 0.3), r * 1.25, .pi, 2 * .pi)
        slice(Point(center.x + r * 0.8, center.y - r * 0.2), r * 0.95, .pi, 2 * .pi)
        rect(Rect(center.x - r * 2.15, center.y - r * 0.35, r * 3.9, r * 0.35))
        fill(color, alpha)
    }

    /// A star with `points` tips.
    func star(at center: Point, radius: Double, points: Int, inner: Double, turned: Double = 0) {
        let tips = (0..<points * 2).map { index in
            center.moved(
                index.isMultiple(of: 2) ? radius : radius * inner,
                angle: turned - .pi / 2 + .pi * Double(index) / Double(points)
            )
        }
        polygon(tips)
    }
}
