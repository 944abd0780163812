import CCairo
import Glibc

extension Photo {
    /// Draws the reflection of everything above the shore in the water below.
    ///
    /// - Parameters:
    ///   - shore: In pixels from the top.
    ///   - ripple: The distortion of the reflection in the foreground, in pixels.
    /// - Throws: `drawing` if memory runs out.
    mutating func paintReflection(shore: Double, ripple: Double) throws(ArtworkError) {
        let mirror = try Layer(canvas.pixelWidth / 2, max(1, Int(shore / 2)))
        cairo_scale(
            mirror.context,
            Double(mirror.pixelWidth) / width,
            Double(mirror.pixelHeight) / shore
        )
        cairo_surface_flush(canvas.surface)
        cairo_set_source_surface(mirror.context, canvas.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(mirror.context), CAIRO_FILTER_BILINEAR)
        cairo_paint(mirror.context)
        let (row, start) = (dice.integer(0...255), dice.number(0...200))
        var y = shore
        while y < height {
            let depth = (y - shore) / (height - shore)
            let strip = max(1, (1 + 4 * depth) * unit)
            // Distant waves are closer together.
            let wave = start + 90 * log(1 + depth * 14)
            let shift = (Noise.cloud.along(row, wave) - 0.5) * ripple * (0.06 + depth)
            let side = (Noise.cloud.along(row + 50, wave) - 0.5) * ripple * 0.35 * depth
            canvas.saved {
                canvas.rect(Rect(0, y, width, strip + 1))
                canvas.clip()
                canvas.put(
                    mirror,
                    in: Rect(side, shore + shift, width, shore),
                    flipped: true
                )
            }
            y += strip
        }
        let deep = light.shadow.mixed(with: light.sky[0], 0.5)
        canvas.rect(Rect(0, shore, width, height - shore))
        canvas.fill(
            from: Point(0, shore),
            to: Point(0, height),
            [.init(0, deep, 0.12), .init(0.5, deep, 0.2), .init(1, deep, 0.62)]
        )
    }

    /// Draws open water with waves from `horizon` to the bottom of the picture.
    mutating func paintSea(horizon: Double, swell: Double) throws(ArtworkError) {
        let columns = min(canvas.pixelWidth, 640)
        let layer = try Layer(columns, Int((height - horizon) * Double(columns) / width))
        let deep = light.shadow.mixed(with: Color(0x1c4456), 0.5).darker(0.15)
        let swellColors = (0..<256).map { step -> UInt32 in
            let at = Double(step) / 255
            let sky =
                at < 0.5
                ? light.horizon.mixed(with: light.sky[2], at * 2)
                : light.sky[2].mixed(with: light.sky[1], at * 2 - 1)
            return deep.mixed(with: sky, 0.9 - 0.65 * at).packed
        }
        let sea = Sea(
            width: columns,
            height: layer.pixelHeight,
            offset: (dice.number(0...256), dice.number(0...256)),
            swell: Float(swell),
            sunX: Float(light.sunX),
            glitter: Float(light.glow * (light.sunY > 0.5 ? 0.35 : 1)),
            colors: swellColors,
            sun: light.sun.packed
        )
        sea.fill(layer)
        canvas.put(layer, in: Rect(0, horizon, width, height - horizon))
    }
}
