import CAdw
import CGTK

/// Text and colors for the widget that is being drawn.
extension Canvas {
    /// The widget's text color; gray without a widget.
    package var foreground: Color {
        guard let widget else { return Color(0x808080) }
        var color = GdkRGBA()
        vt_widget_get_color(widget, &color)
        return Color(color)
    }

    /// Returns a named color from the style sheet, such as `accent_bg_color`.
    ///
    /// Returns the text color if no such color exists.
    /// https://docs.gtk.org/gtk4/method.StyleContext.lookup_color.html
    package func color(named name: String) -> Color {
        guard let widget else { return foreground }
        var color = GdkRGBA()
        let context = gtk_widget_get_style_context(widget)
        let isKnown = gtk_style_context_lookup_color(context, name, &color) != 0
        return isKnown ? Color(color) : foreground
    }

    /// Returns the width of a text on a single line, in application pixels.
    package func width(of text: String) -> Double {
        guard let layout = layout(text) else { return 0 }
        defer { g_object_unref(layout.raw) }
        return Double(size(of: layout).width)
    }

    /// Draws one line in the widget's font, vertically centered, with an ellipsis if it doesn't
    /// fit.
    ///
    /// - Parameters:
    ///   - text: the text; never parsed as markup.
    ///   - frame: the rectangle in application pixels; nothing is drawn if it is narrower than 1.
    ///   - isAtEnd: whether to align the text to the right of the rectangle instead of the left;
    ///     false by default.
    ///   - color: the text color.
    package func write(_ text: String, in frame: Rectangle, isAtEnd: Bool = false, _ color: Color) {
        guard frame.width >= 1, let layout = layout(text) else { return }
        defer { g_object_unref(layout.raw) }
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_width(layout, Int32(frame.width * Double(PANGO_SCALE)))
        pango_layout_set_alignment(layout, isAtEnd ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
        let height = Double(size(of: layout).height)
        cairo_move_to(context, frame.x, frame.y + (frame.height - height) / 2)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        pango_cairo_show_layout(context, layout)
    }

    private func layout(_ text: String) -> OpaquePointer? {
        widget.flatMap { gtk_widget_create_pango_layout($0, text) }
    }

    private func size(of layout: OpaquePointer) -> (width: Int32, height: Int32) {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        return (width, height)
    }
}

extension Canvas.Color {
    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red),
            green: Double(color.green),
            blue: Double(color.blue),
            alpha: Double(color.alpha)
        )
    }

    /// Returns the color with its alpha multiplied by `part`, from 0 to 1.
    package func faded(to part: Double) -> Canvas.Color {
        Canvas.Color(red: red, green: green, blue: blue, alpha: alpha * part)
    }
}
