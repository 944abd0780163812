import CAdw
import CGTK

/// A dialog with a question or an error that the user must answer.
///
/// If built against libadwaita 1.5 or later, it is inside the window; otherwise it is a window
/// above it.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AlertDialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.MessageDialog.html
@MainActor
package struct AlertDialog {
    package struct Response {
        /// The identifier that the closure of ``present(_:)`` receives.
        package let id: String
        package let label: String
        /// Whether the response destroys data; GTK colors its button accordingly.
        package let isDestructive: Bool

        /// Creates a response that isn't destructive by default.
        package init(_ id: String, label: String, isDestructive: Bool = false) {
            self.id = id
            self.label = label
            self.isDestructive = isDestructive
        }
    }

    private let pointer: WidgetPointer
    private let parent: AnyWidget?

    /// Creates the dialog; its last response is the default for Enter and Escape.
    ///
    /// Without a parent, the dialog is a separate window of the default application and keeps it
    /// running.
    package init(
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

    /// Shows the dialog and calls `answered` with the id of the response; the dialog closes itself.
    ///
    /// It calls `answered` at most once. If the parent window is closed, the version of libadwaita
    /// decides whether `answered` is called.
    package func present(_ answered: @escaping @MainActor (String) -> Void) {
        Signal.connect(pointer, "response", string: answered)
        vt_alert_present(pointer, parent?.pointer)
    }

    /// Asks whether to destroy data, and calls `accepted` if the user clicks `accept`; Enter and Escape
    /// cancel.
    package static func confirm(
        _ heading: String,
        body: String,
        accept: String,
        cancel: String,
        above parent: some Widget,
        accepted: @escaping @MainActor () -> Void
    ) {
        AlertDialog(
            heading: heading,
            body: body,
            responses: [
                Response("accept", label: accept, isDestructive: true),
                Response("cancel", label: cancel),
            ],
            above: parent
        ).present { if $0 == "accept" { accepted() } }
    }

    /// Closes the dialog as Escape does; don't call this after the dialog has closed.
    package func close() { vt_dialog_close(pointer) }
}
