import CAdw

extension String {
    /// The text escaped for Pango markup and XML.
    /// https://docs.gtk.org/glib/func.markup_escape_text.html
    var escapedForMarkup: String {
        guard let markup = g_markup_escape_text(self, -1) else { return self }
        defer { g_free(markup) }
        return String(cString: markup)
    }
}
