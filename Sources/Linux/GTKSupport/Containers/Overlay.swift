import CAdw
import CGTK

/// A container that stacks widgets on top of one another.
///
/// https://docs.gtk.org/gtk4/class.Overlay.html
package struct Overlay: Widget {
    package let pointer: WidgetPointer

    init(role: GtkAccessibleRole) {
        pointer = vt_widget_new_with_role(gtk_overlay_get_type(), role)
    }

    /// Creates an overlay with `layers` above `base`, the last one on top.
    package init(_ base: some Widget, _ layers: any Widget...) {
        pointer = gtk_overlay_new()
        gtk_overlay_set_child(pointer.opaque, base.pointer)
        for layer in layers { add(layer) }
    }
}

extension Overlay {
    /// Creates an overlay with only `base`; its accessible role is a dialog named `name`.
    package init(dialog name: String, _ base: some Widget) {
        self.init(role: GTK_ACCESSIBLE_ROLE_DIALOG)
        gtk_overlay_set_child(pointer.opaque, base.pointer)
        _ = named(name)
    }

    /// Adds a widget above all others.
    package func add(_ layer: some Widget) {
        gtk_overlay_add_overlay(pointer.opaque, layer.pointer)
    }

    /// Adds a widget below all others, with the size of the base.
    ///
    /// This is preferable to content above a background. GTK makes a layer at least as high as it
    /// needs to be at its minimum width, at which text has more lines than at its actual width.
    package func add(below layer: some Widget) {
        add(layer)
        gtk_widget_insert_after(layer.pointer, pointer, nil)
    }

    /// Removes a widget from the overlay, which releases it.
    package func remove(_ layer: some Widget) {
        gtk_overlay_remove_overlay(pointer.opaque, layer.pointer)
    }
}

extension Widget {
    /// Hides the widget from the screen, from input and from screen readers, without a new layout.
    ///
    /// The widget keeps its position, size and scroll position.
    /// https://docs.gtk.org/gtk4/method.Widget.set_child_visible.html
    package func setCovered(_ isCovered: Bool) {
        guard isCovered == isInPlace else { return }
        gtk_widget_set_child_visible(pointer, isCovered ? 0 : 1)
        // GTK skipped its layouts meanwhile, and warns if it draws the widget without one.
        if !isCovered { gtk_widget_get_parent(pointer).map { gtk_widget_queue_allocate($0) } }
    }

    /// Sets whether the widget and its descendants receive clicks and keys.
    package func setReachable(_ isReachable: Bool) {
        gtk_widget_set_can_target(pointer, isReachable ? 1 : 0)
        gtk_widget_set_can_focus(pointer, isReachable ? 1 : 0)
    }

    /// Sets whether the widget receives clicks and touches; if not, the widget below receives them.
    package func touchable(_ isTouchable: Bool) -> Self {
        gtk_widget_set_can_target(pointer, isTouchable ? 1 : 0)
        return self
    }

    /// Sets whether the widget can have the keyboard focus; true by default.
    package func focusable(_ isFocusable: Bool = true) -> Self {
        gtk_widget_set_focusable(pointer, isFocusable ? 1 : 0)
        return self
    }
}
