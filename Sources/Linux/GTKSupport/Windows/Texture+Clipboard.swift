import CAdw

extension Texture {
    /// Copies it to the clipboard of the display that shows `widget`.
    ///
    /// https://docs.gtk.org/gdk4/method.Clipboard.set_texture.html
    @MainActor
    public func copy(from widget: some Widget) {
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(widget.pointer), pointer)
    }
}
