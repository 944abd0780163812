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

    /// Shows a message for two seconds.
    public func show(_ text: String) {
        guard let markup = g_markup_escape_text(text, -1) else { return }
        defer { g_free(markup) }
        guard let toast = adw_toast_new(markup) else { return }
        adw_toast_set_timeout(toast, 2)
        adw_toast_overlay_add_toast(pointer.opaque, toast)
    }

    /// Shows a message with a button for five seconds, in place of the one before.
    public func show(_ text: String, button: String, tapped: @escaping @MainActor () -> Void) {
        guard let markup = g_markup_escape_text(text, -1) else { return }
        defer { g_free(markup) }
        guard let toast = adw_toast_new(markup) else { return }
        adw_toast_set_button_label(toast, button)
        adw_toast_set_timeout(toast, 5)
        adw_toast_set_priority(toast, ADW_TOAST_PRIORITY_HIGH)
        Signal.connect(toast, "button-clicked", tapped)
        adw_toast_overlay_add_toast(pointer.opaque, toast)
    }
}
