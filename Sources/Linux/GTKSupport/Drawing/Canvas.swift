import CAdw

/// A surface to draw on; coordinates are in application pixels from the top left corner.
///
/// https://www.cairographics.org
@MainActor
package struct Canvas {
    /// A color with straight alpha; each component ranges from 0 to 1.
    package struct Color: Sendable {
        package let red, green, blue, alpha: Double

        /// Creates a color from `0xRRGGBB`; opaque by default.
        package init(_ hex: UInt32, alpha: Double = 1) {
            red = Double(hex >> 16 & 0xFF) / 255
            green = Double(hex >> 8 & 0xFF) / 255
            blue = Double(hex & 0xFF) / 255
            self.alpha = alpha
        }

        init(red: Double, green: Double, blue: Double, alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    package let context: OpaquePointer
    /// The width in application pixels.
    package let width: Double
    /// The height in application pixels.
    package let height: Double
    /// The widget that is drawn; nil if none is.
    let widget: WidgetPointer?

    /// Fills a shape with a color; `shape` adds the path, for example with ``circle(x:y:radius:)``.
    package func fill(_ color: Color, _ shape: (Canvas) -> Void) {
        cairo_new_path(context)
        shape(self)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_fill(context)
    }

    /// Draws a shape's outline; `line` is its width in application pixels.
    package func stroke(_ color: Color, line: Double, _ shape: (Canvas) -> Void) {
        cairo_new_path(context)
        shape(self)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_set_line_width(context, line)
        cairo_stroke(context)
    }

    /// Fills a shape with a linear gradient of evenly spaced colors.
    package func fill(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        _ colors: [Color],
        _ shape: (Canvas) -> Void
    ) {
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else {
            return
        }
        fill(pattern, colors, shape)
    }

    /// Fills a shape with a radial gradient of evenly spaced colors.
    package func fill(
        around center: (x: Double, y: Double),
        radius: Double,
        _ colors: [Color],
        _ shape: (Canvas) -> Void
    ) {
        let (x, y) = center
        guard let pattern = cairo_pattern_create_radial(x, y, 0, x, y, radius) else { return }
        fill(pattern, colors, shape)
    }

    /// Draws into an image once, which GTK then repeats in each frame instead of the drawing.
    ///
    /// It takes 4 bytes per device pixel. If memory is short, it draws without the image.
    package func drawOnce(_ draw: @MainActor (Canvas) -> Void) {
        let target = cairo_get_target(context)
        let scale = Double(widget.map { gtk_widget_get_scale_factor($0) } ?? 1)
        let image = cairo_surface_create_similar_image(
            target,
            CAIRO_FORMAT_ARGB32,
            Int32(width * scale),
            Int32(height * scale)
        )
        defer { cairo_surface_destroy(image) }
        cairo_surface_set_device_scale(image, scale, scale)
        let inner = cairo_create(image)
        defer { cairo_destroy(inner) }
        guard let inner, cairo_status(inner) == CAIRO_STATUS_SUCCESS else { return draw(self) }
        draw(Canvas(context: inner, width: width, height: height, widget: widget))
        cairo_set_source_surface(context, image, 0, 0)
        cairo_paint(context)
    }

    /// Adds the whole surface to the path.
    package func everything() {
        cairo_rectangle(context, 0, 0, width, height)
    }

    /// Adds a closed polygon to the path.
    package func polygon(_ points: [(x: Double, y: Double)]) {
        for point in points { cairo_line_to(context, point.x, point.y) }
        cairo_close_path(context)
    }

    /// Adds a rectangle with rounded corners to the path.
    package func roundedRectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radius: Double
    ) {
        cairo_new_sub_path(context)
        cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
        cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
        cairo_arc(context, x + radius, y + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(context)
    }

    /// Adds a circle to the path.
    package func circle(x: Double, y: Double, radius: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, x, y, radius, 0, .pi * 2)
    }

    private func fill(_ pattern: OpaquePointer, _ colors: [Color], _ shape: (Canvas) -> Void) {
        let last = Double(max(1, colors.count - 1))
        for (index, color) in colors.enumerated() {
            cairo_pattern_add_color_stop_rgba(
                pattern,
                Double(index) / last,
                color.red,
                color.green,
                color.blue,
                color.alpha
            )
        }
        cairo_new_path(context)
        shape(self)
        cairo_set_source(context, pattern)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
    }
}
