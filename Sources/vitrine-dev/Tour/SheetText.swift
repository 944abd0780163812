import CAdw
import GTKSupport

/// A contact sheet's text style, in the system's interface font.
@MainActor
struct SheetText {
    /// The size relative to the interface font; 1 by default.
    var scale = 1.0
    var isBold = false
    let color: Canvas.Color

    /// Writes one line on the left or right of a rectangle, vertically centered.
    ///
    /// The line ends with an ellipsis if it doesn't fit.
    func write(_ text: String, on canvas: Canvas, in frame: Rectangle, isAtEnd: Bool = false) {
        let align = isAtEnd ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        guard let layout = layout(text, on: canvas, width: frame.width, align) else { return }
        defer { g_object_unref(layout.raw) }
        var height: Int32 = 0
        pango_layout_get_pixel_size(layout, nil, &height)
        show(layout, on: canvas, x: frame.x, y: frame.y + (frame.height - Double(height)) / 2)
    }

    /// Writes wrapped text from the top of a rectangle, horizontally centered.
    ///
    /// The text ends with an ellipsis if it doesn't fit.
    func write(_ text: String, on canvas: Canvas, centeredIn frame: Rectangle) {
        let layout = layout(text, on: canvas, width: frame.width, PANGO_ALIGN_CENTER)
        guard let layout else { return }
        defer { g_object_unref(layout.raw) }
        pango_layout_set_height(layout, Int32(frame.height * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        show(layout, on: canvas, x: frame.x, y: frame.y)
    }

    /// Creates a Pango layout; returns nil if `width` is less than 1.
    ///
    /// https://docs.gtk.org/Pango/class.Layout.html
    private func layout(
        _ text: String,
        on canvas: Canvas,
        width: Double,
        _ align: PangoAlignment
    ) -> OpaquePointer? {
        guard width >= 1, let layout = pango_cairo_create_layout(canvas.context),
            let description = pango_font_description_from_string(Style.fontName)
        else { return nil }
        defer { pango_font_description_free(description) }
        let size = Double(pango_font_description_get_size(description)) * scale
        pango_font_description_set_size(description, Int32(size))
        let weight = isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL
        pango_font_description_set_weight(description, weight)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text, -1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_alignment(layout, align)
        return layout
    }

    private func show(_ layout: OpaquePointer, on canvas: Canvas, x: Double, y: Double) {
        cairo_move_to(canvas.context, x, y)
        cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
        pango_cairo_show_layout(canvas.context, layout)
    }
}
