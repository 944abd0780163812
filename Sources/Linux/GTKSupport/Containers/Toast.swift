import CAdw

/// A container that shows short messages above its content.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ToastOverlay.html
package struct ToastOverlay: Widget {
    package let pointer: WidgetPointer

    /// Creates an overlay that shows messages above `child`.
    package init(_ child: some Widget) {
        pointer = adw_toast_overlay_new()
        adw_toast_overlay_set_child(pointer.opaque, child.pointer)
    }

    /// Returns the nearest overlay around a widget, or nil.
    package static func around(_ widget: some Widget) -> ToastOverlay? {
        AnyWidget(gtk_widget_get_ancestor(widget.pointer, adw_toast_overlay_get_type()))
            .map { ToastOverlay($0.pointer) }
    }

    private init(_ pointer: WidgetPointer) {
        self.pointer = pointer
    }

    /// Shows a message for three seconds, after those that are already queued.
    package func show(_ text: String) {
        ToastQueue.of(pointer).show(ToastQueue.Message(text: text, seconds: 3))
    }

    /// Shows a message with a button for five seconds; it replaces the last message with a button.
    ///
    /// If it covers a message without a button, that message appears again afterwards. `ended` is
    /// called when it disappears.
    package func show(
        _ text: String,
        button: String,
        tapped: @escaping @MainActor () -> Void,
        ended: @escaping @MainActor () -> Void = {}
    ) {
        ToastQueue.of(pointer).show(
            ToastQueue.Message(text: text, seconds: 5, button: (button, tapped, ended))
        )
    }

    /// Removes the message with a button because its action is no longer possible.
    package func withdrawButton() {
        ToastQueue.of(pointer).withdraw()
    }
}
