extension Photo {
    /// Draws a road at dusk, exposed for half a minute.
    mutating func drawTrails() throws(ArtworkError) {
        light = Light.Mood.dusk.light
        light.sunX = dice.number(0.25...0.75)
        light.glow = 0.6
        let horizon = height * dice.number(0.4...0.5)
        try paintSky(horizon: horizon)
        try paintClouds(horizon: horizon, cover: dice.number(0.2...0.6), softness: 0.5, under: 0.8)
        try paintRidges(3, from: horizon - height * 0.04, to: horizon + height * 0.015, trees: true)
        canvas.rect(Rect(0, horizon, width, height - horizon))
        canvas.fill(
            from: Point(0, horizon),
            to: Point(0, height),
            [.init(0, Color(0x252a3a)), .init(0.3, Color(0x151824)), .init(1, Color(0x0a0b11))]
        )
        let road = Highway(
            vanishing: Point(width * dice.number(0.35...0.65), horizon + 2 * unit),
            bend: dice.number(-0.5...0.5) * width,
            width: width * dice.number(0.75...1.05),
            floor: height
        )
        paintTowns(along: horizon)
        canvas.adding {
            for _ in 0..<dice.integer(22...34) {
                let isLeaving = dice.hit(0.5)
                let lane = isLeaving ? dice.number(0.1...0.62) : dice.number(-0.62...(-0.1))
                let color =
                    isLeaving
                    ? dice.pick([Color(0xff2a1f), Color(0xff4a26), Color(0xe0182a)])
                    : dice.pick([Color(0xfff0d0), Color(0xffdca0), Color(0xe8f0ff)])
                paintTrail(on: road, lane: lane, lift: dice.number(0.02...0.07), color)
            }
        }
    }
}

extension Photo {
    private mutating func paintTrail(on road: Highway, lane: Double, lift: Double, _ color: Color) {
        let start = dice.hit(0.3) ? dice.number(0.02...0.2) : 0.004
        let end = dice.hit(0.25) ? dice.number(0.4...0.9) : 1.15
        let thick = dice.number(2...5.5)
        let strength = dice.number(0.35...0.9)
        let unit = unit
        let points = (0...40).map { step -> (Point, Double) in
            let at = Double(step) / 40
            let near = start + (end - start) * at * at
            return (road.point(near, lane: lane, lift: lift), near)
        }
        for (spread, amount) in [(9.0, 0.035), (4.5, 0.07), (2.2, 0.16), (1, 0.75)] {
            let half = { (near: Double) in (0.35 + thick * near) * spread * 0.5 * unit }
            let upper = points.map { Point($0.0.x, $0.0.y - half($0.1)) }
            let lower = points.reversed().map { Point($0.0.x, $0.0.y + half($0.1)) }
            canvas.polygon(upper + lower)
            canvas.fill(spread == 1 ? color.lighter(0.35) : color, amount * strength)
        }
    }

    private mutating func paintTowns(along horizon: Double) {
        canvas.adding {
            for _ in 0..<46 {
                let at = Point(width * dice.unit(), horizon + dice.number(-10...6) * unit)
                let color = dice.pick([
                    Color(0xffc27a), Color(0xfff0d8), Color(0xff8f5a), Color(0xa8cfff),
                ])
                paintGlow(at: at, dice.number(5...22) * unit, dice.number(0.3...0.9), color)
            }
        }
    }
}
