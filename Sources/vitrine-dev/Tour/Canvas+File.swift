import CAdw
import GTKSupport

/// Draws to image files, without a window.
extension Canvas {
    /// Draws a PNG of the given size in pixels and writes it; returns false on failure.
    ///
    /// https://www.cairographics.org/manual/cairo-PNG-Support.html
    static func write(
        width: Int,
        height: Int,
        to path: String,
        _ draw: (Canvas) -> Void
    ) -> Bool {
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_RGB24,
                Int32(width),
                Int32(height)
            )
        else { return false }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return false }
        defer { cairo_destroy(context) }
        draw(Canvas(context: context, width: Double(width), height: Double(height)))
        return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
    }

    /// Draws a PNG file into a rectangle with rounded corners; returns false if it can't be read.
    func draw(pictureAt path: String, in frame: Rectangle, radius: Double) -> Bool {
        guard let picture = cairo_image_surface_create_from_png(path) else { return false }
        defer { cairo_surface_destroy(picture) }
        let width = Double(cairo_image_surface_get_width(picture))
        let height = Double(cairo_image_surface_get_height(picture))
        guard width > 0, height > 0 else { return false }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        roundedRectangle(
            x: frame.x,
            y: frame.y,
            width: frame.width,
            height: frame.height,
            radius: radius
        )
        cairo_clip(context)
        cairo_translate(context, frame.x, frame.y)
        cairo_scale(context, frame.width / width, frame.height / height)
        cairo_set_source_surface(context, picture, 0, 0)
        // Extends the edge pixels outwards; otherwise the edges of a scaled-down copy would fade
        // out.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_paint(context)
        return true
    }

    /// Returns the size of a PNG file in pixels, or nil if it can't be read.
    static func size(ofPictureAt path: String) -> (width: Int, height: Int)? {
        guard let picture = cairo_image_surface_create_from_png(path) else { return nil }
        defer { cairo_surface_destroy(picture) }
        let width = Int(cairo_image_surface_get_width(picture))
        return width > 0 ? (width, Int(cairo_image_surface_get_height(picture))) : nil
    }
}
