import CAdw

/// Shows short messages above its content.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.ToastOverlay.html
public struct ToastOverlay: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes an overlay of `child`.
    public init(_ child: some Widget) {
        pointer = adw_toast_overlay_new()
        adw_toast_overlay_set_child(pointer.opaque, child.pointer)
    }

    /// The overlay around a widget; nil where there is none.
    public static func around(_ widget: some Widget) -> ToastOverlay? {
        AnyWidget(gtk_widget_get_ancestor(widget.pointer, adw_toast_overlay_get_type()))
            .map { ToastOverlay($0.pointer) }
    }

    private init(_ pointer: WidgetPointer) {
        self.pointer = pointer
    }

    /// Shows a message for three seconds, after those before it.
    public func show(_ text: String) {
        ToastQueue.of(pointer).show(ToastQueue.Message(text: text, seconds: 3))
    }

    /// Shows a message with a button for five seconds, in place of the last one with a button.
    ///
    /// A message without one that it covers is shown again after it.
    public func show(_ text: String, button: String, tapped: @escaping @MainActor () -> Void) {
        ToastQueue.of(pointer).show(
            ToastQueue.Message(text: text, seconds: 5, button: (button, tapped))
        )
    }

    /// Takes the message with a button away: what it offers cannot be done any more.
    public func withdrawButton() {
        ToastQueue.of(pointer).withdraw()
    }
}
