import CAdw

extension Button {
    /// Makes a button with an icon and words.
    ///
    /// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ButtonContent.html
    public init(icon: String, label: String) {
        self.init(label)
        let content = adw_button_content_new()
        adw_button_content_set_icon_name(content?.opaque, icon)
        adw_button_content_set_label(content?.opaque, label)
        gtk_button_set_child(pointer.cast(), content)
        accessibleName(label)
    }

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
