extension Photo {
    /// Draws mountains and their reflection.
    mutating func drawLake() throws(ArtworkError) {
        let shore = height * dice.number(0.5...0.6)
        let horizon = shore * dice.number(0.8...0.88)
        try paintSky(horizon: horizon)
        try paintClouds(horizon: horizon, cover: dice.number(0.3...0.6), softness: 0.4, under: 0.7)
        try paintPeaks(horizon: horizon, within: Rect(0, 0, width, shore))
        paintShore(shore)
        try paintReflection(shore: shore, ripple: dice.number(10...46) * unit)
        paintMist(at: shore, thickness: height * 0.05, 0.32)
    }

    /// Draws waves up to the horizon.
    mutating func drawSea() throws(ArtworkError) {
        let horizon = height * dice.number(0.4...0.56)
        try paintSky(horizon: horizon)
        try paintClouds(
            horizon: horizon,
            cover: dice.number(0.35...0.7),
            softness: 0.35,
            under: 0.8
        )
        try paintSea(horizon: horizon, swell: dice.number(0.7...1.5))
        paintMist(at: horizon, thickness: height * 0.03, 0.5)
        try paintSoftly { photo in
            let sun = Point(light.sunX * width, horizon)
            photo.paintGlow(at: sun, width * 0.4, 0.22 * light.glow)
        }
    }

    /// Draws a wooded strip of land that ends in the water.
    private mutating func paintShore(_ shore: Double) {
        let line = ridge(
            base: shore - height * 0.012,
            swing: height * 0.016,
            waves: 2,
            trees: height * 0.02
        )
        let dark = light.shadow.darker(0.45)
        paintLand(line, dark.mixed(with: light.haze, 0.3), dark, depth: height * 0.06)
    }
}
