import CAdw
import CGTK

/// Limits the width of its content for readability; its natural width is at most the content's.
///
/// The width doesn't depend on the height. Without a clamp, GTK asks text that wraps for its width at
/// the height that it has, and the text is laid out hundreds of times to find the narrowest.
package struct Clamp: Widget {
    package let pointer: WidgetPointer

    /// Creates a container that makes `child` at most `width` application pixels wide; unlimited by
    /// default.
    package init(_ child: some Widget, width: Int = Int(Int32.max)) {
        pointer = vt_clamp_new(child.pointer, Int32(width), -1)
    }

    /// Creates a container whose natural width is `naturalWidth` application pixels, regardless of
    /// its content.
    package init(_ child: some Widget, naturalWidth: Int) {
        pointer = vt_clamp_new(child.pointer, .max, Int32(naturalWidth))
    }

    /// Makes the content `overhang` wider than the container, beyond its end, and moves it by
    /// `shift` toward the end; both in application pixels, and 0 by default.
    package func slide(overhang: Int = 0, shift: Int = 0) {
        vt_clamp_slide(pointer.opaque, Int32(overhang), Int32(shift))
    }

    /// Sets the natural width, regardless of the content, in application pixels.
    package func setNaturalWidth(_ width: Int) {
        vt_clamp_set_natural(pointer.opaque, Int32(width))
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
