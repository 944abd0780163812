import CCairo
import Glibc

extension Photo {
    /// Fills everything above `horizon` with the sky and the sun's glow, and everything below with
    /// the color of the haze.
    func paintSky(horizon: Double) throws(ArtworkError) {
        let colors = light.sky
        let last = Double(colors.count - 1)
        let stops = colors.enumerated().map { index, color in
            Canvas.Stop(pow(Double(index) / last, 0.8), color)
        }
        canvas.rect(frame)
        canvas.fill(from: Point(0, 0), to: Point(0, horizon), stops)
        guard light.glow > 0 else { return }
        let sun = Point(light.sunX * width, horizon * (1 - light.sunY))
        let reach = max(width, height) * 0.8
        try paintSoftly { photo in
            photo.paintGlow(at: sun, 1.1 * reach, 0.2 * light.glow)
            photo.paintGlow(at: sun, 0.5 * reach, 0.25 * light.glow)
            photo.paintGlow(at: sun, 0.18 * reach, 0.3 * light.glow)
        }
    }

    /// Adds light without edges.
    ///
    /// It draws a small picture and stretches it, which is many times faster.
    ///
    /// `body` gets a photo with a separate black canvas and the same coordinates.
    func paintSoftly(_ body: (Photo) -> Void) throws(ArtworkError) {
        let small = try Photo(self, shrunk: 8)
        small.canvas.adding { body(small) }
        canvas.put(small.canvas.surface, in: frame, adding: true)
    }

    /// Draws a soft light that fades outwards.
    func paintGlow(at center: Point, _ radius: Double, _ amount: Double, _ color: Color? = nil) {
        let color = color ?? light.sun
        // Falls off like light scattered in a lens, first steeply, then slowly, without a visible
        // edge.
        let stops = (0...8).map { step in
            let at = Double(step) / 8
            let left = 1 - at
            return Canvas.Stop(at, color, amount * left * left * (0.25 + 0.75 * left * left))
        }
        canvas.circle(center, radius)
        canvas.fill(around: center, radius: radius, stops)
    }

    /// Draws the disc of the sun, overexposed as on film.
    func paintSun(horizon: Double, size: Double) {
        let sun = Point(light.sunX * width, horizon * (1 - light.sunY))
        canvas.adding {
            paintGlow(at: sun, size * 3.4 * unit, 0.9)
            paintGlow(at: sun, size * unit, 1, .white)
        }
    }

    /// Draws a layer of clouds in perspective above `horizon`, lit from the sun's side.
    ///
    /// - Parameters:
    ///   - horizon: In pixels from the top.
    ///   - cover: How much of the sky they cover, 0 to 1.
    ///   - softness: How gradually they end, about 0.1 to 0.6.
    ///   - under: How strongly the low sun lights them from below, 0 to 1.
    ///   - contrast: How much their sides differ; 1 by default.
    /// - Throws: `drawing` if memory runs out.
    mutating func paintClouds(
        horizon: Double,
        cover: Double,
        softness: Double,
        under: Double,
        contrast: Double = 1
    ) throws(ArtworkError) {
        let columns = min(canvas.pixelWidth, 460)
        let rows = max(2, Int(Double(columns) * horizon / width))
        let layer = try Layer(columns, rows)
        let deck = CloudDeck(
            width: columns,
            height: rows,
            aspect: width / horizon,
            offset: (dice.number(0...256), dice.number(0...256)),
            stretch: dice.number(0.35...0.8),
            threshold: Float(0.74 - cover * 0.52),
            softness: Float(softness),
            sun: (Float(light.sunX), Float(1 - light.sunY)),
            under: Float(under),
            contrast: Float(contrast),
            lit: light.sun.mixed(with: light.horizon, 0.25),
            body: light.horizon.mixed(with: light.sky[1], 0.55),
            dark: light.sky[0].mixed(with: light.shadow, 0.35).mixed(with: light.horizon, 0.12)
        )
        deck.fill(layer)
        canvas.put(layer, in: Rect(0, 0, width, horizon))
    }
}
