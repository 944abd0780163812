import CAdw
import CGTK

/// A question or an error that must be answered.
///
/// It stands within the window where libadwaita is 1.5 or later when built, and is a window above it
/// before that.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AlertDialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.MessageDialog.html
@MainActor
public struct AlertDialog {
    /// A button of the dialog.
    public struct Response {
        /// Passed to the closure of ``present(_:)``.
        public let id: String
        /// The text of the button.
        public let label: String
        /// Whether it loses something, which is shown by its color.
        public let isDestructive: Bool

        /// Not destructive by default.
        public init(_ id: String, label: String, isDestructive: Bool = false) {
            self.id = id
            self.label = label
            self.isDestructive = isDestructive
        }
    }

    private let pointer: WidgetPointer
    private let parent: AnyWidget?

    /// The last response is the default for Enter and Escape.
    ///
    /// Without a parent it is a window, which keeps the application running by itself.
    public init(
        heading: String,
        body: String,
        responses: [Response],
        above parent: (any Widget)?
    ) {
        pointer = vt_alert_new(heading, body)
        self.parent = parent?.erased
        AnyWidget(pointer).accessibleName(heading)
        for response in responses {
            let isDestructive: gboolean = response.isDestructive ? 1 : 0
            vt_alert_add_response(pointer, response.id, response.label, isDestructive)
        }
        if let last = responses.last { vt_alert_set_default(pointer, last.id) }
    }

    /// Shows it and calls `answered` with the id of the response; the dialog closes itself.
    ///
    /// `answered` is called at most once; whether it is if the parent window is closed depends on
    /// the version of libadwaita.
    public func present(_ answered: @escaping @MainActor (String) -> Void) {
        Signal.connect(pointer, "response", string: answered)
        vt_alert_present(pointer, parent?.pointer)
    }

    /// Closes it as Escape does; must not be called once it is closed.
    public func close() { vt_dialog_close(pointer) }
}
