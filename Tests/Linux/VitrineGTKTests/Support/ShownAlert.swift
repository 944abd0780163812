import CAdw

@testable import GTKSupport

/// An alert on screen: a window, or a part of one where libadwaita is 1.5 or later.
@MainActor
struct ShownAlert {
    let widget: AnyWidget

    private static let kinds: Set<String> = ["AdwMessageDialog", "AdwAlertDialog"]

    /// All that are open; from libadwaita 1.5 on they are mapped a frame before what they say.
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

    /// The one that is open.
    static var first: ShownAlert? { all.first }

    var texts: [String] { widget.texts }

    /// The id of what Enter answers.
    var defaultResponse: String? {
        var value = GValue()
        g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro
        defer { g_value_unset(&value) }
        g_object_get_property(widget.pointer.cast(), "default-response", &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    /// Clicks the button with this text once it is seen; false if there is none.
    @discardableResult
    func answer(_ label: String) -> Bool {
        guard pump(until: { !widget.buttons(label).isEmpty }) else { return false }
        widget.buttons(label).first?.click()
        return true
    }

    /// Does what Escape does.
    func close() { widget.activate(action: "window.close") }
}
