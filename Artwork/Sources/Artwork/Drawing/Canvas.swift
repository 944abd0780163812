import CCairo

/// A cairo image surface addressed in poster units, whatever its size in pixels.
///
/// Not Sendable: one drawing, one thread. <https://www.cairographics.org/manual/>
final class Canvas {
    let pixelWidth: Int
    let pixelHeight: Int
    /// Pixels per poster unit.
    let scale: Double
    let surface: OpaquePointer
    let context: OpaquePointer

    private static let widths = 16...4000

    /// A black canvas `pixelWidth` wide and half as much again in height.
    convenience init(pixelWidth: Int) throws(ArtworkError) {
        guard Self.widths.contains(pixelWidth) else { throw .unsupportedWidth(pixelWidth) }
        try self.init(pixelWidth: pixelWidth, pixelHeight: pixelWidth * 3 / 2, unitsDown: 1500)
    }

    /// A black canvas, `unitsAcross` poster units across and `unitsDown` down.
    convenience init(
        pixelWidth: Int,
        pixelHeight: Int,
        unitsAcross: Double = 1000,
        unitsDown: Double
    ) throws(ArtworkError) {
        try self.init(pixelWidth: pixelWidth, pixelHeight: pixelHeight, unitsAcross: unitsAcross)
        cairo_scale(context, scale, Double(pixelHeight) / unitsDown)
    }

    /// A black canvas addressed in pixels.
    init(
        pixelWidth: Int,
        pixelHeight: Int,
        unitsAcross: Double = 1000
    ) throws(ArtworkError) {
        guard Self.widths.contains(pixelWidth) else { throw .unsupportedWidth(pixelWidth) }
        guard (16...8000).contains(pixelHeight) else { throw .unsupportedHeight(pixelHeight) }
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        scale = Double(pixelWidth) / unitsAcross
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_RGB24,
                Int32(pixelWidth),
                Int32(pixelHeight)
            ), let context = cairo_create(surface)
        else { throw .drawing("out of memory") }
        self.surface = surface
        self.context = context
        // Fixed here, so that no desktop setting affects the pictures.
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Runs `body` and restores clip, matrix and line style afterwards.
    func saved(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }

    /// - Throws: `drawing` if any call since the start has failed.
    func finish() throws(ArtworkError) {
        cairo_surface_flush(surface)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .drawing(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
        }
    }

    /// Passes the pixels to `body`: rows of `bytesPerRow` bytes, each pixel B, G, R and an unused
    /// byte.
    func withPixels<Result, Failure>(
        _ body: (UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        cairo_surface_flush(surface)
        let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        let bytes = UnsafeMutableRawBufferPointer(
            start: cairo_image_surface_get_data(surface),
            count: bytesPerRow * pixelHeight
        )
        defer { cairo_surface_mark_dirty(surface) }
        return try body(bytes, bytesPerRow)
    }
}
