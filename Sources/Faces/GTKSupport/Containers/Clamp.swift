import CAdw

/// Limits the width of its content for readability.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Clamp.html
public struct Clamp: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Makes `child` at most `width` application pixels wide.
    public init(_ child: some Widget, width: Int) {
        pointer = adw_clamp_new()
        adw_clamp_set_child(pointer.opaque, child.pointer)
        adw_clamp_set_maximum_size(pointer.opaque, Int32(width))
        adw_clamp_set_tightening_threshold(pointer.opaque, Int32(width))
    }

    /// The same for content that scrolls itself, such as a list.
    public init(scrollable child: some Widget, width: Int) {
        pointer = adw_clamp_scrollable_new()
        adw_clamp_scrollable_set_child(pointer.opaque, child.pointer)
        adw_clamp_scrollable_set_maximum_size(pointer.opaque, Int32(width))
        adw_clamp_scrollable_set_tightening_threshold(pointer.opaque, Int32(width))
    }
}
