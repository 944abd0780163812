import CAdw

/// A circle with the initials of a name, on a color that depends on the name.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/main/class.Avatar.html
public struct Avatar: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Creates an empty circle with a diameter of `size` application pixels.
    public init(size: Int) {
        pointer = adw_avatar_new(Int32(size), "", 1)
    }

    /// Shows the initials of a name.
    public func show(_ name: String) {
        adw_avatar_set_text(pointer.opaque, name)
    }
}
