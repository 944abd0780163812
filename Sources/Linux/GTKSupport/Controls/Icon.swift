import CAdw

/// A small symbolic icon from the icon theme.
///
/// https://docs.gtk.org/gtk4/class.Image.html
package struct Icon: Widget {
    package let pointer: WidgetPointer

    /// Creates an icon; `size` is in application pixels, and defaults to the text size.
    package init(_ name: String, size: Int? = nil) {
        pointer = gtk_image_new_from_icon_name(name)
        if let size { gtk_image_set_pixel_size(pointer.opaque, Int32(size)) }
    }

    /// Shows an icon from the theme by name; does nothing if it is already shown.
    package func show(_ name: String) {
        let shown = gtk_image_get_icon_name(pointer.opaque)
        // Otherwise GTK would look the icon up again and lay out the whole window.
        guard shown.map({ String(cString: $0) }) != name else { return }
        gtk_image_set_from_icon_name(pointer.opaque, name)
    }
}

/// A circle with the initials of a name, on a color that depends on the name.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/main/class.Avatar.html
package struct Avatar: Widget {
    package let pointer: WidgetPointer

    /// Creates an empty circle with a diameter of `size` application pixels.
    package init(size: Int) {
        pointer = adw_avatar_new(Int32(size), "", 1)
    }

    /// Sets the diameter in application pixels.
    package func resize(_ size: Int) { adw_avatar_set_size(pointer.opaque, Int32(size)) }

    /// Shows the initials of a name.
    package func show(_ name: String) {
        adw_avatar_set_text(pointer.opaque, name)
    }
}
