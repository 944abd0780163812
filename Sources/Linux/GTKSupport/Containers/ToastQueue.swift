import CAdw

/// One overlay's messages, shown one after another.
///
/// libadwaita has its own queue, but it crashes if a message is dismissed while the message it
/// replaced is still disappearing. This queue therefore passes the overlay one message at a time,
/// and the next one only after the last has disappeared.
@MainActor
final class ToastQueue {
    struct Message {
        let text: String
        let seconds: UInt32
        /// The button; messages with a button precede others, and each replaces the one before.
        var button: (caption: String, tapped: @MainActor () -> Void, ended: @MainActor () -> Void)?
    }

    private let overlay: WidgetPointer
    private var waiting: [Message] = []
    /// The message on screen, until it has disappeared.
    private var shown: Message?
    /// The AdwToast of the message on screen; nil once it starts to disappear.
    private var toast: OpaquePointer?

    private static let key = "vitrine-toast-queue"

    private init(_ overlay: WidgetPointer) {
        self.overlay = overlay
    }

    /// Returns the queue of an overlay, which retains it.
    static func of(_ overlay: WidgetPointer) -> ToastQueue {
        let object: UnsafeMutablePointer<GObject> = overlay.cast()
        if let data = g_object_get_data(object, key) {
            return Unmanaged<ToastQueue>.fromOpaque(data).takeUnretainedValue()
        }
        let queue = ToastQueue(overlay)
        g_object_set_data_full(object, key, held(queue), releaseHeld)
        return queue
    }

    /// Queues a message and shows it in turn; a message that it covers is shown again later.
    func show(_ message: Message) {
        if message.button == nil {
            waiting.append(message)
        } else {
            withdraw()
            if let shown, shown.button == nil, toast != nil { waiting.insert(shown, at: 0) }
            waiting.insert(message, at: 0)
            if let toast { adw_toast_dismiss(toast) }
        }
        showNext()
    }

    /// Removes the message with a button, whether visible or queued.
    func withdraw() {
        waiting.removeAll { $0.button != nil }
        if let toast, shown?.button != nil { adw_toast_dismiss(toast) }
    }

    private func showNext() {
        guard shown == nil, !waiting.isEmpty else { return }
        let message = waiting.removeFirst()
        guard let toast = make(message) else { return }
        self.toast = toast
        shown = message
        adw_toast_overlay_add_toast(overlay.opaque, toast)
        guard let widget = AnyWidget(gtk_widget_get_last_child(overlay)) else { return }
        // libadwaita removes the widget when the message has faded out, or at once without
        // animations.
        widget.on("notify::parent") { [weak self] in self?.left() }
    }

    private func make(_ message: Message) -> OpaquePointer? {
        guard let markup = g_markup_escape_text(message.text, -1) else { return nil }
        defer { g_free(markup) }
        guard let toast = adw_toast_new(markup) else { return nil }
        adw_toast_set_timeout(toast, message.seconds)
        if let (caption, tapped, _) = message.button {
            adw_toast_set_button_label(toast, caption)
            Signal.connect(toast, "button-clicked", tapped)
        }
        Signal.connect(toast, "dismissed") { [weak self] () -> Void in
            self?.dismissed()
            message.button?.ended()
        }
        return toast
    }

    private func dismissed() {
        toast = nil
        AnyWidget(gtk_widget_get_last_child(overlay))?.ignorePressesIfHovered()
    }

    private func left() {
        shown = nil
        toast = nil
        guard !waiting.isEmpty else { return }
        // Waits, because libadwaita is still removing the old widget.
        AnyWidget(overlay).beforeNextFrame { [weak self] isInWindow in
            if isInWindow { self?.showNext() }
        }
    }
}
