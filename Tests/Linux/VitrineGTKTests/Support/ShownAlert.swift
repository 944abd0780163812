import CAdw

@testable import GTKSupport

/// An alert on screen: its own window, or part of one since libadwaita 1.5.
@MainActor
struct ShownAlert {
    let widget: AnyWidget

    private static let kinds: Set<String> = ["AdwMessageDialog", "AdwAlertDialog"]

    /// All open alerts; since libadwaita 1.5, they are mapped one frame before their texts.
    static var all: [ShownAlert] {
        guard let windows = gtk_window_get_toplevels() else { return [] }
        return (0..<g_list_model_get_n_items(windows)).flatMap { index in
            guard let window = g_list_model_get_object(windows, index) else {
                return [ShownAlert]()
            }
            defer { g_object_unref(window) }
            return AnyWidget(window.raw.cast()).descendants(mapped: true)
                .filter { kinds.contains($0.kind) && $0.isMapped && !$0.texts.isEmpty }
                .map { ShownAlert(widget: $0) }
        }
    }

    /// The first open alert.
    static var first: ShownAlert? { all.first }

    var texts: [String] { widget.texts }

    /// The identifier of the response to Enter.
    var defaultResponse: String? {
        var value = GValue()
        g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro
        defer { g_value_unset(&value) }
        g_object_get_property(widget.pointer.cast(), "default-response", &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    /// Waits for the button with this text and clicks it; false if there isn't one.
    @discardableResult
    func answer(_ label: String) -> Bool {
        guard pump(until: { !widget.buttons(label).isEmpty }) else { return false }
        widget.buttons(label).first?.click()
        return true
    }

    /// Closes the alert, as Escape does.
    func close() { widget.activate(action: "window.close") }
}
