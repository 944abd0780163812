extension Photo {
    /// Draws sand in low light, crest behind crest.
    mutating func drawDunes() throws(ArtworkError) {
        let horizon = height * dice.number(0.3...0.42)
        try paintSky(horizon: horizon)
        try paintClouds(horizon: horizon, cover: dice.number(0...0.3), softness: 0.5, under: 0.5)
        let columns = min(canvas.pixelWidth, 1000)
        let ratio = Double(columns) / width
        let layer = try Layer(columns, Int(height * ratio))
        let camera = Viewpoint(
            over: .dune,
            relief: 38,
            height: dice.number(36...44),
            near: 70,
            spread: 0.5,
            by: &dice
        )
        let sand = dice.pick([Color(0xf2c48d), Color(0xe8b27c), Color(0xf5d6a8), Color(0xe09a6a)])
        let terrain = Terrain(
            noise: .dune,
            look: Terrain.Look(
                low: sand,
                high: sand.lighter(0.12),
                line: 0.5,
                blend: 0.4,
                slope: 0,
                relief: 38,
                haze: dice.number(420...700),
                mist: 0.15,
                smoothness: 5,
                detail: 0,
                contrast: 0.8
            ),
            light: light,
            camera: camera,
            horizon: horizon * ratio,
            focus: Double(columns) * dice.number(0.9...1.3),
            reach: 26...900
        )
        terrain.fill(layer)
        canvas.put(layer, in: frame)
    }
}
