import CAdw

/// A field for several lines of text.
///
/// https://docs.gtk.org/gtk4/class.TextView.html
package struct TextView: Widget {
    package let pointer: WidgetPointer
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let changes: UInt

    /// Creates an empty field; `changed` receives the text after every edit by the user.
    ///
    /// `name` is its accessible name. Lines wrap, and Tab moves the focus.
    package init(name: String, changed: @escaping @MainActor (String) -> Void) {
        pointer = gtk_text_view_new()
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = gtk_text_view_get_buffer(pointer.cast())
        self.buffer = buffer
        changes = Signal.connect(buffer, "changed") { changed(Self.text(of: buffer)) }
        gtk_text_view_set_wrap_mode(pointer.cast(), GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_accepts_tab(pointer.cast(), 0)
        _ = named(name)
    }

    /// The text; setting it doesn't call `changed`.
    package var text: String {
        get { Self.text(of: buffer) }
        nonmutating set {
            guard text != newValue else { return }
            g_signal_handler_block(buffer, changes)
            gtk_text_buffer_set_text(buffer, newValue, -1)
            g_signal_handler_unblock(buffer, changes)
        }
    }

    private static func text(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
