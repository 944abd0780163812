import CCairo

/// A pango font map of our own: never the thread's default one, so that nobody else's settings
/// reach it. <https://docs.gtk.org/PangoCairo/type_func.FontMap.new.html>
// SAFETY: a font map must not be used from two threads at once; `FontMapPool` lends each to one
// drawing at a time, and pango keeps no thread-local state in it.
final class FontMap: @unchecked Sendable {
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>

    /// - Throws: `drawing` where pango has no cairo back end.
    init() throws(ArtworkError) {
        guard let map = pango_cairo_font_map_new() else { throw .drawing("no font map") }
        guard let context = pango_font_map_create_context(map) else {
            g_object_unref(map)
            throw .drawing("no text context")
        }
        self.map = map
        self.context = context
        // 72 dpi: one point is one unit.
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }
}
