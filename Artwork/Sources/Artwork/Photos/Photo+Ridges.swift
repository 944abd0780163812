extension Photo {
    /// The outline of a ridge across the picture.
    ///
    /// - Parameters:
    ///   - base: Its mean, in pixels from the top.
    ///   - swing: The maximum deviation, up and down, in pixels.
    ///   - waves: The approximate number of hills across the picture.
    ///   - trees: The height of the trees on it, in pixels; 0 for none.
    /// - Returns: Points from the left edge to the right.
    mutating func ridge(base: Double, swing: Double, waves: Double, trees: Double = 0) -> [Point] {
        let noise = Noise.cloud
        let (row, start) = (dice.integer(0...255), dice.number(0...256))
        let step = max(1.5, width / 900)
        var points: [Point] = []
        var x = -step
        while x <= width + step {
            // The texture has one hill per 40 texels or so.
            let at = start + x / width * waves * 40
            var y = base - (noise.along(row, at) - 0.5) * 2 * swing
            y -= (noise.along(row + 77, at * 2.9) - 0.5) * swing * 0.45
            y -= (noise.along(row + 33, at * 9) - 0.5) * swing * 0.12
            if trees > 0 {
                let stand = noise.along(row + 120, at * 3)
                y -= trees * (dice.unit() * 0.7 + 0.3) * (0.35 + stand)
            }
            points.append(Point(x, y))
            x += step
        }
        return points
    }

    /// Fills the land below a ridge, clear at the top and misty at the bottom.
    func paintLand(_ line: [Point], _ top: Color, _ foot: Color, depth: Double) {
        let crest = line.map(\.y).min() ?? 0
        canvas.land(line, floor: height + 2, smooth: false)
        canvas.fill(
            from: Point(0, crest),
            to: Point(0, crest + depth),
            [.init(0, top), .init(0.35, top.mixed(with: foot, 0.25)), .init(1, foot)]
        )
    }

    /// Draws ridges one behind another from `top` to the bottom of the picture, the last one nearly
    /// black.
    mutating func paintRidges(_ count: Int, from top: Double, to bottom: Double, trees: Bool)
        throws(ArtworkError)
    {
        let dark = light.shadow.mixed(with: .black, light.isNight ? 0.55 : 0.4)
        let far = light.haze.mixed(with: light.horizon, 0.4)
        let sun = Point(light.sunX * width, top - light.sunY * top * 0.3)
        let reach = max(width, height) * 0.55
        for index in 0..<count {
            let near = count == 1 ? 1 : Double(index) / Double(count - 1)
            let base = top + (bottom - top) * (near * (0.55 + 0.45 * near))
            let color = far.mixed(with: dark, 0.12 + 0.83 * near * near)
            let mist = far.mixed(with: dark, 0.55 * near * near)
            let isWooded = trees && near > 0.35
            let line = ridge(
                base: base,
                swing: height * (0.025 + 0.06 * near),
                waves: 3.4 - 2 * near,
                trees: isWooded ? height * 0.016 * near * near : 0
            )
            paintLand(line, color, mist, depth: height * (0.12 + 0.2 * near))
            // Haze glows in front of a low sun.
            guard light.glow > 0, near < 0.9, index % 2 == 0 else { continue }
            try paintSoftly { photo in
                photo.paintGlow(at: sun, reach, 0.24 * light.glow * (1 - near))
            }
        }
    }

    /// A band of mist across the picture.
    func paintMist(at y: Double, thickness: Double, _ amount: Double) {
        let color = light.haze.mixed(with: light.horizon, 0.5)
        canvas.rect(Rect(0, y - thickness, width, 2 * thickness))
        canvas.fill(
            from: Point(0, y - thickness),
            to: Point(0, y + thickness),
            [
                .init(0, color, 0), .init(0.3, color, amount * 0.4), .init(0.5, color, amount),
                .init(0.7, color, amount * 0.4), .init(1, color, 0),
            ]
        )
    }
}
