extension Photo {
    /// Draws snowy peaks above hazy valleys.
    mutating func drawMountains() throws(ArtworkError) {
        let horizon = height * dice.number(0.5...0.62)
        try paintSky(horizon: horizon)
        try paintClouds(
            horizon: horizon,
            cover: dice.number(0.25...0.55),
            softness: 0.4,
            under: 0.7
        )
        try paintPeaks(horizon: horizon, within: frame)
        // Fog fills the valley in the foreground.
        paintMist(at: height * 1.04, thickness: height * 0.34, dice.number(0.35...0.75))
    }

    /// Draws mountain terrain over a part of the picture; `horizon` is relative to the part's top.
    mutating func paintPeaks(horizon: Double, within part: Rect) throws(ArtworkError) {
        let columns = min(canvas.pixelWidth, 1000)
        let ratio = Double(columns) / part.width
        let layer = try Layer(columns, Int(part.height * ratio))
        let snow = Color(0xf4f6fb)
        let relief = 125.0
        let camera = Viewpoint(
            over: .ridge,
            relief: relief,
            height: dice.number(58...74),
            near: 150,
            spread: 0.45,
            by: &dice
        )
        let terrain = Terrain(
            noise: .ridge,
            look: Terrain.Look(
                low: dice.pick([Color(0x5b6157), Color(0x6b6259), Color(0x55605f)]),
                high: snow,
                line: dice.number(0.32...0.5),
                blend: 0.16,
                slope: 0.16,
                relief: relief,
                haze: dice.number(260...420),
                mist: dice.number(0.5...0.95),
                smoothness: 1,
                detail: 0.7,
                contrast: 0.7
            ),
            light: light,
            camera: camera,
            horizon: horizon * ratio,
            focus: max(Double(columns), part.height * ratio * 1.3) * dice.number(0.95...1.25),
            reach: 70...900
        )
        terrain.fill(layer)
        canvas.put(layer, in: part)
    }
}
