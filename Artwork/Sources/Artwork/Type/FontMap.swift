import CCairo
import Foundation

/// A separate pango font map, not the thread's default one, so that no other settings affect it.
/// <https://docs.gtk.org/PangoCairo/type_func.FontMap.new.html>
// SAFETY: pango is only called within `alone`, and keeps no thread-local state in a font map.
final class FontMap: @unchecked Sendable {
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>

    private static let text = NSLock()

    /// Runs `body` while no other thread of the process works on text.
    ///
    /// Font maps aren't independent: cairo and FreeType share the faces of a file between all of
    /// them, and a process that drew on several threads crashed. Not reentrant.
    static func alone<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        text.lock()
        defer { text.unlock() }
        return try body()
    }

    /// - Throws: `drawing` if pango has no cairo back end.
    init() throws(ArtworkError) {
        (map, context) = try Self.alone { () throws(ArtworkError) in try Self.make() }
    }

    deinit {
        Self.alone {
            g_object_unref(UnsafeMutableRawPointer(context))
            g_object_unref(map)
        }
    }
}

extension FontMap {
    private static func make() throws(ArtworkError) -> (
        UnsafeMutablePointer<PangoFontMap>, OpaquePointer
    ) {
        guard let map = pango_cairo_font_map_new() else { throw .drawing("no font map") }
        guard let context = pango_font_map_create_context(map) else {
            g_object_unref(map)
            throw .drawing("no text context")
        }
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
        return (map, context)
    }
}
