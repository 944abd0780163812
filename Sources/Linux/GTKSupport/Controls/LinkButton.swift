import CAdw

/// A link to a page in the browser.
///
/// https://docs.gtk.org/gtk4/class.LinkButton.html
package struct LinkButton: Widget {
    package let pointer: WidgetPointer

    /// Creates a link with a text; the address is its tooltip.
    ///
    /// `activated` must open the address, because GTK's default handler doesn't report a missing
    /// browser.
    package init(_ text: String, address: String, activated: @escaping @MainActor () -> Void) {
        pointer = gtk_link_button_new_with_label(address, text)
        // Long names wrap instead of widening the window.
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
