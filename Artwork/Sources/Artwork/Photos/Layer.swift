import CCairo

/// A transparent picture, often smaller than the canvas, that is drawn separately and then
/// composited.
final class Layer {
    let pixelWidth: Int
    let pixelHeight: Int
    let surface: OpaquePointer
    let context: OpaquePointer

    /// Creates an empty layer.
    init(_ width: Int, _ height: Int) throws(ArtworkError) {
        pixelWidth = max(1, width)
        pixelHeight = max(1, height)
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32,
                Int32(pixelWidth),
                Int32(pixelHeight)
            ), let context = cairo_create(surface)
        else { throw .drawing("out of memory") }
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Passes the pixels to `body`: premultiplied 0xAARRGGBB, in rows of `stride` pixels.
    func withPixels(_ body: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let bytes = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
        // Without pixels the surface has failed, which `Canvas.finish` reports.
        guard let pixels = bytes?.assumingMemoryBound(to: UInt32.self) else { return }
        body(pixels, stride)
        cairo_surface_mark_dirty(surface)
    }
}

extension Canvas {
    /// Stretches a layer over a rectangle.
    func put(_ layer: Layer, in rect: Rect, adding: Bool = false, flipped: Bool = false) {
        put(layer.surface, in: rect, adding: adding, flipped: flipped)
    }

    /// Stretches an image surface over a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The target in pixels.
    ///   - adding: Whether to add light instead of covering.
    ///   - flipped: Whether to turn the image upside down.
    func put(_ image: OpaquePointer, in rect: Rect, adding: Bool = false, flipped: Bool = false) {
        let columns = Double(cairo_image_surface_get_width(image))
        let rows = Double(cairo_image_surface_get_height(image))
        saved {
            cairo_translate(context, rect.x, flipped ? rect.maxY : rect.y)
            cairo_scale(context, rect.width / columns, rect.height / rows * (flipped ? -1 : 1))
            cairo_set_source_surface(context, image, 0, 0)
            let pattern = cairo_get_source(context)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_rectangle(context, 0, 0, columns, rows)
            if adding { cairo_set_operator(context, CAIRO_OPERATOR_ADD) }
            cairo_fill(context)
        }
    }

    /// Draws with additive light.
    func adding(_ body: () -> Void) {
        saved {
            cairo_set_operator(context, CAIRO_OPERATOR_ADD)
            body()
        }
    }
}
