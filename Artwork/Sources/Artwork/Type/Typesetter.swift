import CCairo

/// Measures and draws single lines of text.
///
/// All fonts are loaded at one size and scaled by the canvas. Text then has the same proportions at
/// every width, and pango looks up each face once instead of once per size.
struct Typesetter {
    /// The size of one em of a loaded font in poster units.
    static let unitSize = 100.0

    private let fonts: FontMap

    init(fonts: FontMap) {
        self.fonts = fonts
    }

    /// The ink area of `text` at 1 unit per em, with the origin on the baseline.
    func ink(of text: String, in face: Typeface) -> Rect {
        withLine(of: text, in: face) { line in
            var ink = PangoRectangle()
            pango_layout_line_get_extents(line, &ink, nil)
            let unit = Double(PANGO_SCALE) * Self.unitSize
            return Rect(
                Double(ink.x) / unit,
                Double(ink.y) / unit,
                Double(ink.width) / unit,
                Double(ink.height) / unit
            )
        }
    }

    /// The advance of `text` at 1 unit per em.
    func advance(of text: String, in face: Typeface) -> Double {
        withLine(of: text, in: face) { line in
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            return Double(logical.width) / (Double(PANGO_SCALE) * Self.unitSize)
        }
    }

    /// Whether `face` itself has every letter of `text`.
    func covers(_ text: String, in face: Typeface) -> Bool {
        FontMap.alone {
            let layout = makeLayout(of: text, in: face, fallback: false)
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            return pango_layout_get_unknown_glyphs_count(layout) == 0
        }
    }

    /// Adds the outlines of `line` to the canvas's path.
    func outline(_ line: TextLine, on canvas: Canvas) {
        let size = line.size / Self.unitSize
        withLine(of: line.text, in: line.face) { layoutLine in
            canvas.placed(at: line.origin, unit: size) {
                cairo_move_to(canvas.context, 0, 0)
                pango_cairo_layout_line_path(canvas.context, layoutLine)
            }
        }
    }

    /// `body` must not call the typesetter.
    private func withLine<Result>(
        of text: String,
        in face: Typeface,
        _ body: (UnsafeMutablePointer<PangoLayoutLine>?) -> Result
    ) -> Result {
        FontMap.alone {
            let layout = makeLayout(of: text, in: face, fallback: true)
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            return body(pango_layout_get_line_readonly(layout, 0))
        }
    }

    /// Treats the text as plain text, never as markup.
    private func makeLayout(
        of text: String,
        in face: Typeface,
        fallback: Bool
    ) -> OpaquePointer? {
        let layout = pango_layout_new(fonts.context)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_text(layout, text, -1)
        let description = face.makeDescription()
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let attributes = pango_attr_list_new()
        if face.tracking != 0 {
            let spacing = face.tracking * Self.unitSize * Double(PANGO_SCALE)
            pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(spacing)))
        }
        if !fallback {
            pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        return layout
    }
}
