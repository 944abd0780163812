extension Photo {
    /// Draws spruces in fog, row behind row.
    mutating func drawForest() throws(ArtworkError) {
        light.sky[0] = light.sky[0].mixed(with: light.haze, 0.55)
        light.sky[1] = light.sky[1].mixed(with: light.haze, 0.55)
        try paintSky(horizon: height * 0.85)
        let green = dice.pick([Color(0x1d2b26), Color(0x20302f), Color(0x2b2c22), Color(0x1c2733)])
        let dark = light.shadow.mixed(with: green, 0.7).darker(0.25)
        let rows = dice.integer(5...7)
        let sun = Point(light.sunX * width, height * 0.16)
        let reach = max(width, height) * 0.7
        for row in 0..<rows {
            let near = Double(row) / Double(rows - 1)
            let floor = height * (0.5 + 0.64 * near * near)
            let color = light.haze.mixed(with: dark, 0.1 + 0.9 * near * near)
            let tall = height * (0.17 + 0.66 * near * near)
            paintTrees(floor: floor, tall: tall, near: near, color)
            guard near < 1 else { continue }
            paintMist(at: floor, thickness: height * (0.16 + 0.1 * near), 0.75 - 0.35 * near)
            try paintSoftly { photo in
                photo.paintGlow(at: sun, reach, 0.2 * light.glow * (1 - near))
            }
        }
        if light.glow > 0.6 { try paintRays(from: sun) }
        paintMist(at: height, thickness: height * 0.3, 0.35)
    }

    /// Draws a row of trees with gaps, on uneven ground.
    private mutating func paintTrees(floor: Double, tall: Double, near: Double, _ color: Color) {
        let gap = tall * (0.075 + 0.1 * near)
        let (row, start) = (dice.integer(0...255), dice.number(0...200))
        let slope = dice.number(-0.22...0.22) * tall
        var x = -gap * dice.unit()
        while x < width + gap {
            let across = x / width
            let stand = Noise.cloud.along(row, start + across * 60)
            // The nearest rows leave the middle of the picture empty.
            let middle = near > 0.7 ? 1.2 - abs(across - 0.5) * 2.6 : 0
            if stand > 0.22 + max(0, middle) * 0.42 {
                let ground = Noise.gentle.along(row, start + across * 50) - 0.5
                spruce(
                    foot: Point(x, floor + slope * (across - 0.5) + ground * tall * 0.3),
                    tall: tall * (0.45 + 0.6 * stand) * dice.number(0.6...1.15)
                )
            }
            x += gap * dice.number(0.3...1.5)
        }
        let pale = color.mixed(with: light.haze, 0.85 - 0.55 * near)
        canvas.fill(
            from: Point(0, floor - tall),
            to: Point(0, floor + tall * 0.1),
            [.init(0, color), .init(0.4, color), .init(1, pale)]
        )
        // The ground covers the trees' bases.
        let ground = (0...60).map { step -> Point in
            let across = Double(step) / 60
            let swell = Noise.gentle.along(row, start + across * 50) - 0.5
            return Point(
                across * width,
                floor + slope * (across - 0.5) + (swell * 0.3 - 0.03) * tall
            )
        }
        canvas.land(ground, floor: height + tall)
        canvas.fill(
            from: Point(0, floor - tall * 0.15),
            to: Point(0, floor + tall * 0.35),
            [
                .init(0, pale, 0.2), .init(0.5, pale.mixed(with: light.haze, 0.4)),
                .init(1, light.haze),
            ]
        )
    }

    /// Adds a spruce to the path: tiers of slightly drooping branches.
    private mutating func spruce(foot: Point, tall: Double) {
        let tiers = max(7, min(60, Int(tall / (6.5 * unit))))
        let lean = dice.number(-0.02...0.02) * tall
        let wide = tall * dice.number(0.17...0.27)
        var left: [Point] = []
        var right: [Point] = []
        for tier in 0..<tiers {
            let at = Double(tier) / Double(tiers)
            let y = foot.y - tall * (1 - at * 0.96)
            let x = foot.x + lean * (1 - at)
            let spread = wide * (0.05 + at) * 0.62
            let drop = tall / Double(tiers)
            for side in [-1.0, 1.0] {
                let reach = spread * dice.number(0.55...1.25)
                let tip = Point(x + side * reach, y + drop * dice.number(0.55...1.05))
                let back = Point(x + side * reach * dice.number(0.28...0.5), y + drop * 0.75)
                if side < 0 { left += [tip, back] } else { right += [tip, back] }
            }
        }
        canvas.polygon(
            [Point(foot.x + lean, foot.y - tall)] + right
                + [
                    Point(foot.x + wide * 0.05, foot.y + tall * 0.1),
                    Point(foot.x - wide * 0.05, foot.y + tall * 0.1),
                ]
                + left.reversed()
        )
    }

    /// Draws shafts of light between the trees.
    private mutating func paintRays(from sun: Point) throws(ArtworkError) {
        let length = max(width, height) * 1.1
        let rays = (0..<12).map { _ in (dice.number(0.2...2.94), dice.number(0.02...0.09)) }
        try paintSoftly { photo in
            for (angle, half) in rays {
                for part in 1...6 {
                    let spread = half * Double(part) / 6
                    photo.canvas.polygon([
                        sun, sun.moved(length, angle: angle - spread),
                        sun.moved(length, angle: angle + spread),
                    ])
                    photo.canvas.fill(
                        around: sun,
                        radius: length,
                        [
                            .init(0, light.sun, 0), .init(0.12, light.sun, 0.013 * light.glow),
                            .init(0.75, light.sun, 0),
                        ]
                    )
                }
            }
        }
    }
}
