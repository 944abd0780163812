import CAdw

extension Button {
    /// The words on it; none where it shows a picture.
    public var label: String {
        get { gtk_button_get_label(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_button_set_label(pointer.cast(), newValue) }
    }

    /// The name of its icon; empty where it shows words.
    public var icon: String {
        get { gtk_button_get_icon_name(pointer.cast()).map { String(cString: $0) } ?? "" }
        nonmutating set { gtk_button_set_icon_name(pointer.cast(), newValue) }
    }
}
