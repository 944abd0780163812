import CAdw
import CGTK

/// Limits the width of its content for readability; its natural width is at most the content's.
package struct Clamp: Widget {
    package let pointer: WidgetPointer

    /// Creates a container that makes `child` at most `width` application pixels wide.
    package init(_ child: some Widget, width: Int) {
        pointer = vt_clamp_new(child.pointer, Int32(width), -1)
    }

    /// Creates a container whose natural width is `naturalWidth` application pixels, regardless of
    /// its content.
    package init(_ child: some Widget, naturalWidth: Int) {
        pointer = vt_clamp_new(child.pointer, .max, Int32(naturalWidth))
    }

    /// Sets the maximum width of the content, in application pixels.
    package func setWidth(_ width: Int) { vt_clamp_set_width(pointer.opaque, Int32(width)) }
}

/// Limits the width of content that scrolls itself, such as a list.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ClampScrollable.html
package struct ScrollableClamp: Widget {
    package let pointer: WidgetPointer

    /// Creates a container that makes `child` at most `width` application pixels wide.
    package init(_ child: some Widget, width: Int) {
        pointer = adw_clamp_scrollable_new()
        adw_clamp_scrollable_set_child(pointer.opaque, child.pointer)
        adw_clamp_scrollable_set_maximum_size(pointer.opaque, Int32(width))
        adw_clamp_scrollable_set_tightening_threshold(pointer.opaque, Int32(width))
    }
}
