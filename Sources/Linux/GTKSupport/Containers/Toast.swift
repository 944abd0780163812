import CAdw

/// Shows short messages above its content.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ToastOverlay.html
public struct ToastOverlay: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Messages appear above `child`.
    public init(_ child: some Widget) {
        pointer = adw_toast_overlay_new()
        adw_toast_overlay_set_child(pointer.opaque, child.pointer)
    }

    /// The nearest overlay around a widget; nil if there is none.
    public static func around(_ widget: some Widget) -> ToastOverlay? {
        AnyWidget(gtk_widget_get_ancestor(widget.pointer, adw_toast_overlay_get_type()))
            .map { ToastOverlay($0.pointer) }
    }

    private init(_ pointer: WidgetPointer) {
        self.pointer = pointer
    }

    /// Shows a message for three seconds, after the ones queued before it.
    public func show(_ text: String) {
        ToastQueue.of(pointer).show(ToastQueue.Message(text: text, seconds: 3))
    }

    /// Shows a message with a button for five seconds, replacing the last one with a button.
    ///
    /// A message without a button that it covers is shown again afterwards.
    public func show(_ text: String, button: String, tapped: @escaping @MainActor () -> Void) {
        ToastQueue.of(pointer).show(
            ToastQueue.Message(text: text, seconds: 5, button: (button, tapped))
        )
    }

    /// Removes the message with a button: what it offers is no longer possible.
    public func withdrawButton() {
        ToastQueue.of(pointer).withdraw()
    }
}
