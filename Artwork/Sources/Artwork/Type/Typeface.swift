import CCairo

/// A typeface from a Debian package, with its setting on posters.
struct Typeface: Hashable, Sendable {
    let family: String
    /// From 100, thin, to 900, black.
    var weight = 400
    var italic = false
    var condensed = false
    /// Whether titles are in capitals.
    var caps = false
    /// Additional space between letters, in ems.
    var tracking = 0.0
    /// The distance between baselines: in cap heights if `caps`, otherwise in ems.
    var leading = 1.0

    /// The description for pango, at `Typesetter.unitSize`.
    func makeDescription() -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
        if italic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if condensed {
            pango_font_description_set_stretch(description, PANGO_STRETCH_EXTRA_CONDENSED)
        }
        pango_font_description_set_absolute_size(
            description,
            Typesetter.unitSize * Double(PANGO_SCALE)
        )
        return description
    }
}
