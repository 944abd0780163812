import CAdw

/// What copied things are kept in until they are pasted.
/// https://docs.gtk.org/gdk4/class.Clipboard.html
@MainActor
public struct Clipboard {
    private let pointer: OpaquePointer?

    /// The clipboard of the display that shows `widget`.
    public init(of widget: some Widget) {
        pointer = gtk_widget_get_clipboard(widget.pointer)
    }

    /// Puts a text on it, in place of what was there.
    public func set(_ text: String) {
        gdk_clipboard_set_text(pointer, text)
    }
}
