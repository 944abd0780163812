extension Photo {
    /// Draws hill behind hill, each paler than the one in front.
    mutating func drawHills() throws(ArtworkError) {
        let top = height * dice.number(0.3...0.46)
        try paintSky(horizon: top * 1.25)
        try paintClouds(horizon: top, cover: dice.number(0.2...0.55), softness: 0.5, under: 0.8)
        if light.sunY < 0.3 { paintSun(horizon: top * 1.1, size: 34) }
        try paintRidges(
            dice.integer(6...9),
            from: top,
            to: height * dice.number(0.86...0.94),
            trees: dice.hit(0.7)
        )
    }

    /// Draws a sky as the subject, with only a line of land below it.
    mutating func drawClouds() throws(ArtworkError) {
        let horizon = height * dice.number(0.82...0.92)
        try paintSky(horizon: horizon)
        try paintClouds(horizon: horizon, cover: dice.number(0.5...0.85), softness: 0.3, under: 1)
        paintMist(at: horizon, thickness: height * 0.12, 0.5)
        if light.glow > 0.5 { paintSun(horizon: horizon, size: 22) }
        try paintRidges(dice.integer(2...3), from: horizon, to: height * 0.96, trees: true)
    }

    /// Draws a front of heavy clouds, sometimes with lightning.
    mutating func drawStorm() throws(ArtworkError) {
        let horizon = height * dice.number(0.78...0.88)
        light.sky = light.sky.enumerated().map { index, color in
            color.mixed(with: Color(0x1d2733), 0.72 - 0.17 * Double(index))
        }
        light.shadow = light.shadow.mixed(with: Color(0x12181f), 0.6)
        light.haze = light.haze.mixed(with: Color(0x47525c), 0.55)
        light.glow *= 0.4
        try paintSky(horizon: horizon)
        try paintClouds(horizon: horizon, cover: 0.95, softness: 0.4, under: 0.3, contrast: 2.1)
        paintMist(at: horizon, thickness: height * 0.2, 0.55)
        if dice.hit(0.65) { try paintLightning(from: -height * 0.02, to: horizon) }
        paintRain(to: horizon)
        try paintRidges(3, from: horizon - height * 0.01, to: height * 0.95, trees: true)
    }
}

extension Photo {
    private mutating func paintLightning(from top: Double, to bottom: Double) throws(ArtworkError) {
        let x = width * dice.number(0.25...0.75)
        let light = Color(0xe9e6ff)
        var branches: [(points: [Point], strength: Double)] = []
        var open = [(Point(x, top), 1.0, 0.0)]
        while let (start, strength, lean) = open.popLast(), branches.count < 14 {
            var points = [start]
            var point = start
            var drift = lean
            while point.y < bottom, strength == 1 || points.count < 26 {
                drift = drift * 0.8 + dice.number(-9...9)
                point = Point(
                    point.x + (drift + dice.number(-8...8)) * unit,
                    point.y + dice.number(6...20) * unit
                )
                points.append(point)
                if strength > 0.3, dice.hit(0.07) {
                    open.append((point, strength * 0.42, dice.sign() * 16))
                }
            }
            branches.append((points, strength))
        }
        try paintSoftly { photo in
            photo.paintGlow(at: Point(x, (top + bottom) / 2), height * 0.7, 0.42, Color(0x8f8ad8))
            photo.paintGlow(at: Point(x, top), height * 0.5, 0.3, Color(0xa9a5ee))
        }
        canvas.adding {
            for (points, strength) in branches {
                for (size, amount) in [(26.0, 0.05), (11, 0.1), (4.5, 0.3), (1.8, 0.95)] {
                    canvas.line(points)
                    canvas.stroke(light, size * unit * (0.35 + 0.65 * strength), amount * strength)
                }
            }
        }
    }

    /// Draws curtains of rain under the clouds.
    private mutating func paintRain(to bottom: Double) {
        let color = light.haze.darker(0.15)
        for _ in 0..<26 {
            let x = width * dice.number(0...1)
            let wide = width * dice.number(0.03...0.14)
            let lean = wide * 0.5
            canvas.saved {
                canvas.polygon([
                    Point(x, bottom * 0.45), Point(x + wide, bottom * 0.45),
                    Point(x + wide - lean, bottom), Point(x - lean, bottom),
                ])
                canvas.clip()
                canvas.rect(frame)
                canvas.fill(
                    from: Point(x - lean, bottom * 0.5),
                    to: Point(x + wide, bottom * 0.5),
                    [
                        .init(0, color, 0), .init(0.5, color, dice.number(0.02...0.09)),
                        .init(1, color, 0),
                    ]
                )
            }
        }
    }
}
