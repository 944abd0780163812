import CAdw
import CGTK

/// A question or an error that must be answered.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.MessageDialog.html
@MainActor
public struct AlertDialog {
    /// One answer.
    public struct Response {
        /// The answer's name for the program.
        public let id: String
        /// The words on the button.
        public let label: String
        /// Whether something is lost by it, which its color says.
        public let isDestructive: Bool

        /// Makes an answer; nothing is lost by it unless said.
        public init(_ id: String, label: String, isDestructive: Bool = false) {
            self.id = id
            self.label = label
            self.isDestructive = isDestructive
        }
    }

    private let pointer: WidgetPointer

    /// Makes a dialog; the last answer is the one that Enter and Escape give.
    ///
    /// Without a window to stand above it keeps the application running by itself.
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

    /// Shows it and runs `answered` with the id of the answer, once; it closes itself.
    ///
    /// It is not answered where the window below is closed.
    public func present(_ answered: @escaping @MainActor (String) -> Void) {
        Signal.connect(pointer, "response", string: answered)
        gtk_window_present(pointer.cast())
    }
}
