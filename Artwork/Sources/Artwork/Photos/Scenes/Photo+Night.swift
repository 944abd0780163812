import Glibc

extension Photo {
    /// Draws the Milky Way above a ridge.
    mutating func drawStars() throws(ArtworkError) {
        let horizon = height * dice.number(0.8...0.9)
        try paintSky(horizon: horizon)
        let band = StarBand(
            center: Point(dice.number(0.35...0.65), 0.45),
            angle: dice.sign() * dice.number(0.7...1.35),
            width: dice.number(0.1...0.16),
            aspect: width / height
        )
        try paintBand(band)
        paintStars(2600, above: height, along: band)
        // The glow of towns beyond the hills.
        let town = Point(width * dice.number(0.1...0.9), horizon + height * 0.06)
        try paintSoftly { photo in
            photo.paintGlow(at: town, width * 0.5, 0.3, Color(0xd98d52))
        }
        try paintRidges(
            dice.integer(2...3),
            from: horizon - height * 0.03,
            to: height * 0.93,
            trees: true
        )
    }

    /// Draws the moon through thin clouds.
    mutating func drawMoon() throws(ArtworkError) {
        let isLake = dice.hit(0.4)
        let horizon = height * (isLake ? 0.62 : dice.number(0.8...0.88))
        light.sky = light.sky.map { $0.mixed(with: Color(0x3d5f93), 0.2) }
        light.haze = light.haze.mixed(with: Color(0x4e6c99), 0.25)
        light.sunY = dice.number(0.45...0.75)
        try paintSky(horizon: horizon)
        paintStars(420, above: horizon, along: nil)
        let moon = Point(light.sunX * width, horizon * (1 - light.sunY))
        let radius = dice.number(30...62) * unit
        try paintSoftly { photo in
            photo.paintGlow(at: moon, radius * 14, 0.34, Color(0x7f9cc9))
            photo.paintGlow(at: moon, radius * 4, 0.5, Color(0xb9cbe6))
        }
        try paintMoon(at: moon, radius)
        light.glow = 0.5
        try paintClouds(horizon: horizon, cover: dice.number(0.2...0.5), softness: 0.55, under: 0.9)
        try paintRidges(
            isLake ? 2 : 3,
            from: horizon - height * 0.04,
            to: isLake ? horizon : height * 0.93,
            trees: true
        )
        guard isLake else { return }
        try paintReflection(shore: horizon + height * 0.012, ripple: 60 * unit)
    }

    /// Draws northern lights above a ridge or a lake.
    mutating func drawAurora() throws(ArtworkError) {
        let isLake = dice.hit(0.5)
        let horizon = height * (isLake ? 0.64 : dice.number(0.82...0.9))
        try paintSky(horizon: horizon)
        paintStars(900, above: horizon, along: nil)
        let columns = 360
        let layer = try Layer(columns, Int(Double(columns) * horizon / width))
        var curtains = Aurora(width: columns, height: layer.pixelHeight)
        curtains.fill(layer, by: &dice)
        canvas.put(layer, in: Rect(0, 0, width, horizon), adding: true)
        light.haze = light.haze.mixed(with: Color(0x2f7a62), 0.35)
        try paintRidges(
            2,
            from: horizon - height * 0.03,
            to: isLake ? horizon : height * 0.94,
            trees: true
        )
        guard isLake else { return }
        try paintReflection(shore: horizon + height * 0.012, ripple: 40 * unit)
    }
}

extension Photo {
    private mutating func paintBand(_ band: StarBand) throws(ArtworkError) {
        let columns = 320
        let layer = try Layer(columns, Int(Double(columns) * height / width))
        let rows = layer.pixelHeight
        let (du, dv) = (dice.integer(0...255), dice.integer(0...255))
        layer.withPixels { pixels, stride in
            Noise.cloud.values.withUnsafeBufferPointer { noise in
                for y in 0..<rows {
                    for x in 0..<columns {
                        let far = band.distance(
                            Double(x) / Double(columns),
                            Double(y) / Double(rows)
                        )
                        if far > 3 || far < -3 { continue }
                        let wide = Double(noise[((y + dv) & 255) << 8 | (x + du) & 255])
                        let fine = Double(noise[((y * 2 + du) & 255) << 8 | (x * 2 + dv) & 255])
                        let bright = exp(-far * far * 0.9) * (0.25 + 0.9 * wide)
                        // Dust darkens the middle.
                        let dust = exp(-far * far * 5) * max(0, fine + wide - 0.78) * 1.7
                        let shine = max(0, bright - dust) * 0.62
                        let warm = exp(-far * far * 2.2)
                        let red = UInt32(min(1, shine * (0.62 + 0.33 * warm)) * 255)
                        let green = UInt32(min(1, shine * (0.66 + 0.12 * warm)) * 255)
                        let blue = UInt32(min(1, shine * (0.9 - 0.16 * warm)) * 255)
                        pixels[y * stride + x] = red << 16 | green << 8 | blue
                    }
                }
            }
        }
        canvas.put(layer, in: frame, adding: true)
    }

    private mutating func paintStars(_ count: Int, above floor: Double, along band: StarBand?) {
        for (index, color) in [Color(0xffffff), Color(0xc9d8ff), Color(0xffe6c4)].enumerated() {
            for size in 0..<3 {
                for _ in 0..<(count >> (index > 0 ? 1 : 0)) / (size == 0 ? 2 : size == 1 ? 6 : 40) {
                    let (x, y) = (dice.unit(), dice.unit())
                    if let band {
                        let far = band.distance(x, y)
                        if dice.unit() > 0.3 + 0.9 * exp(-far * far) { continue }
                    }
                    let side = max(0.8, (0.9 + Double(size) * 0.75) * unit)
                    canvas.circle(Point(x * width, y * floor), side * 0.62)
                }
                canvas.fill(color, [0.42, 0.75, 1][size])
            }
        }
        for _ in 0..<count / 130 {
            let star = Point(dice.unit() * width, dice.unit() * floor)
            let color = dice.pick([Color(0xdfe8ff), Color(0xfff1dc)])
            canvas.adding { paintGlow(at: star, dice.number(7...15) * unit, 0.8, color) }
        }
    }

    private mutating func paintMoon(at center: Point, _ radius: Double) throws(ArtworkError) {
        let side = 96
        let layer = try Layer(side, side)
        let (du, dv) = (dice.integer(0...255), dice.integer(0...255))
        layer.withPixels { pixels, stride in
            let values = Noise.cloud.values
            for y in 0..<side {
                for x in 0..<side {
                    let (fx, fy) = (Double(x) / 47.5 - 1, Double(y) / 47.5 - 1)
                    let far = fx * fx + fy * fy
                    guard far < 1 else { continue }
                    let seas = Double(values[((y / 2 + dv) & 255) << 8 | (x / 2 + du) & 255])
                    let fine = Double(values[((y * 2 + du) & 255) << 8 | (x * 2 + dv) & 255])
                    var shine = 0.99 - max(0, min(0.26, (seas - 0.5) * 1.7)) - (fine - 0.5) * 0.12
                    shine *= 0.86 + 0.14 * sqrt(1 - far)
                    let edge = min(1, (1 - far) * 14)
                    let value = { (tone: Double) in
                        UInt32(max(0, min(1, shine * tone * edge)) * 255)
                    }
                    pixels[y * stride + x] =
                        UInt32(edge * 255) << 24 | value(1) << 16 | value(0.98) << 8 | value(0.93)
                }
            }
        }
        canvas.put(layer, in: Rect(center.x - radius, center.y - radius, radius * 2, radius * 2))
    }
}
