import CAdw

/// A display's clipboard.
///
/// https://docs.gtk.org/gdk4/class.Clipboard.html
@MainActor
package struct Clipboard {
    private let pointer: OpaquePointer?

    /// The clipboard of the display that shows `widget`.
    package init(of widget: some Widget) {
        pointer = gtk_widget_get_clipboard(widget.pointer)
    }

    /// Replaces the clipboard content with a text.
    package func set(_ text: String) {
        gdk_clipboard_set_text(pointer, text)
    }
}

extension Texture {
    /// Copies the texture to the clipboard of the display that shows `widget`.
    ///
    /// https://docs.gtk.org/gdk4/method.Clipboard.set_texture.html
    @MainActor
    package func copy(from widget: some Widget) {
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(widget.pointer), pointer)
    }
}
