import CAdw
import CGTK

extension Overlay {
    /// Puts nothing above `base` yet; to screen readers it is a dialog with a name.
    public init(dialog name: String, _ base: some Widget) {
        self.init(role: GTK_ACCESSIBLE_ROLE_DIALOG)
        gtk_overlay_set_child(pointer.opaque, base.pointer)
        _ = named(name)
    }

    /// Puts a widget on top of all others.
    public func add(_ layer: some Widget) {
        gtk_overlay_add_overlay(pointer.opaque, layer.pointer)
    }

    /// Takes a widget out; the tree forgets it.
    public func remove(_ layer: some Widget) {
        gtk_overlay_remove_overlay(pointer.opaque, layer.pointer)
    }
}

extension Widget {
    /// Takes it out of sight and out of reach, of screen readers too, without a change of layout.
    ///
    /// It keeps its place, its size and its scroll position.
    /// https://docs.gtk.org/gtk4/method.Widget.set_child_visible.html
    public func setCovered(_ isCovered: Bool) {
        gtk_widget_set_child_visible(pointer, isCovered ? 0 : 1)
    }

    /// Sets whether it and what is in it take clicks and the keyboard.
    public func setReachable(_ isReachable: Bool) {
        gtk_widget_set_can_target(pointer, isReachable ? 1 : 0)
        gtk_widget_set_can_focus(pointer, isReachable ? 1 : 0)
    }

    /// Sets whether it takes clicks and touches; false lets them through to what lies below.
    public func touchable(_ isTouchable: Bool) -> Self {
        gtk_widget_set_can_target(pointer, isTouchable ? 1 : 0)
        return self
    }

    /// Sets whether the keyboard's focus can come to it.
    public func focusable(_ isFocusable: Bool = true) -> Self {
        gtk_widget_set_focusable(pointer, isFocusable ? 1 : 0)
        return self
    }
}
