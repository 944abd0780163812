import CAdw

extension Button {
    /// The button's text; empty if it shows a picture.
    public var label: String {
        get { gtk_button_get_label(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_button_set_label(pointer.cast(), newValue) }
    }

    /// The name of its icon; empty if it shows text.
    public var icon: String {
        get { gtk_button_get_icon_name(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_button_set_icon_name(pointer.cast(), newValue) }
    }
}
