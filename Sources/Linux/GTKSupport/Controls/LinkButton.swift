import CAdw

/// A link to a page in the browser. https://docs.gtk.org/gtk4/class.LinkButton.html
public struct LinkButton: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Shows `text`, with the address as its tooltip.
    ///
    /// `activated` opens it: GTK's own way reports nothing if there is no browser.
    public init(_ text: String, address: String, activated: @escaping @MainActor () -> Void) {
        pointer = gtk_link_button_new_with_label(address, text)
        // Long names wrap rather than widen the window.
        if let label = gtk_button_get_child(pointer.cast()) {
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_xalign(label.opaque, 0)
        }
        Signal.connect(
            pointer,
            "activate-link",
            deciding: {
                activated()
                return true
            }
        )
    }
}
