import CAdw
import CGTK

/// Limits the width of its content for readability, and asks for no more than the content does.
public struct Clamp: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Makes `child` at most `width` application pixels wide.
    public init(_ child: some Widget, width: Int) {
        pointer = vt_clamp_new(child.pointer, Int32(width))
    }

    /// Makes the content at most `width` application pixels wide.
    public func setWidth(_ width: Int) { vt_clamp_set_width(pointer.opaque, Int32(width)) }
}

/// The same for content that scrolls itself, such as a list.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ClampScrollable.html
public struct ScrollableClamp: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Makes `child` at most `width` application pixels wide.
    public init(_ child: some Widget, width: Int) {
        pointer = adw_clamp_scrollable_new()
        adw_clamp_scrollable_set_child(pointer.opaque, child.pointer)
        adw_clamp_scrollable_set_maximum_size(pointer.opaque, Int32(width))
        adw_clamp_scrollable_set_tightening_threshold(pointer.opaque, Int32(width))
    }
}
