import CAdw
import CGTK

/// A question or an error that must be answered.
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

    /// The last response is the default for Enter and Escape.
    ///
    /// Without a parent window it keeps the application running by itself.
    public init(
        heading: String,
        body: String,
        responses: [Response],
        above parent: (any Widget)?
    ) {
        pointer = vt_message_dialog_new(parent.map { $0.pointer.cast() }, heading, body)
        AnyWidget(pointer).accessibleName(heading)
        if parent == nil, let application = g_application_get_default() {
            gtk_window_set_application(pointer.cast(), application.raw.cast())
        }
        for response in responses {
            adw_message_dialog_add_response(pointer.cast(), response.id, response.label)
            if response.isDestructive {
                adw_message_dialog_set_response_appearance(
                    pointer.cast(),
                    response.id,
                    ADW_RESPONSE_DESTRUCTIVE
                )
            }
        }
        if let last = responses.last {
            adw_message_dialog_set_default_response(pointer.cast(), last.id)
            adw_message_dialog_set_close_response(pointer.cast(), last.id)
        }
    }

    /// Shows it and calls `answered` once with the id of the response; the dialog closes itself.
    ///
    /// `answered` is not called if the parent window is closed.
    public func present(_ answered: @escaping @MainActor (String) -> Void) {
        Signal.connect(pointer, "response", string: answered)
        gtk_window_present(pointer.cast())
    }
}
