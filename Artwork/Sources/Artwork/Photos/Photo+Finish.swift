import CCairo

extension Photo {
    /// Darkens the corners like a lens.
    func darkenCorners(_ amount: Double) {
        let center = Point(width / 2, height / 2)
        canvas.saved {
            cairo_translate(canvas.context, center.x, center.y)
            cairo_scale(canvas.context, width / 2, height / 2)
            canvas.rect(Rect(-1, -1, 2, 2))
            canvas.fill(
                around: Point(0, 0),
                radius: 1.42,
                [
                    .init(0.5, .black, 0), .init(0.75, .black, amount * 0.3),
                    .init(1, .black, amount),
                ]
            )
        }
    }

    /// Adds grain, which also hides the banding of soft gradients.
    mutating func addGrain(_ strength: Double) throws(ArtworkError) {
        for color in [Color.white, Color.black] {
            let tile = Grain.tile
            let data = tile.bytes
            let (x, y) = (dice.integer(0...Grain.side), dice.integer(0...Grain.side))
            let isPainted = data.withUnsafeBufferPointer { bytes -> Bool in
                // cairo only reads the mask, and no longer uses it when this closure ends.
                let pixels = UnsafeMutablePointer(mutating: bytes.baseAddress)
                guard
                    let surface = cairo_image_surface_create_for_data(
                        pixels,
                        CAIRO_FORMAT_A8,
                        Int32(Grain.side),
                        Int32(Grain.side),
                        Int32(Grain.side)
                    )
                else { return false }
                defer { cairo_surface_destroy(surface) }
                let pattern = cairo_pattern_create_for_surface(surface)
                defer { cairo_pattern_destroy(pattern) }
                var matrix = cairo_matrix_t()
                cairo_matrix_init_translate(&matrix, Double(x), Double(y))
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
                cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
                cairo_set_source_rgba(
                    canvas.context,
                    color.red,
                    color.green,
                    color.blue,
                    min(1, strength * (color == .white ? 0.55 : 0.6))
                )
                cairo_mask(canvas.context, pattern)
                cairo_surface_flush(canvas.surface)
                return true
            }
            guard isPainted else { throw .drawing("out of memory") }
        }
    }
}
