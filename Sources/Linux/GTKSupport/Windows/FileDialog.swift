import CAdw
import CGTK

extension Window {
    /// Returns the window that contains a widget, or nil if it isn't in one.
    package static func containing(_ widget: some Widget) -> AnyWidget? {
        gtk_widget_get_root(widget.pointer).map { AnyWidget($0.raw.cast()) }
    }
}

/// The system's file chooser for saving a file or opening one.
///
/// Before it replaces an existing file, it asks for confirmation.
/// https://docs.gtk.org/gtk4/class.FileDialog.html
/// https://docs.gtk.org/gtk4/class.FileChooserNative.html
@MainActor
package final class FileDialog {
    private let pointer: UnsafeMutablePointer<GObject>

    /// Shows the file chooser and passes the path of the chosen file to `answered`.
    ///
    /// Retain the dialog until it calls `answered`.
    ///
    /// - Parameters:
    ///   - title: the dialog's title, which says what is being saved or opened.
    ///   - name: the suggested name of the file to save; nil, the default, to open a file.
    ///   - accept: the label of the button that saves or opens.
    ///   - cancel: the label of the Cancel button; used before GTK 4.10.
    ///   - parent: the window below the dialog.
    ///   - answered: receives the path; nil if the user cancelled or chose a file that isn't local.
    ///     Called at most once.
    package init(
        title: String,
        name: String? = nil,
        accept: String,
        cancel: String,
        above parent: some Widget,
        _ answered: @escaping @MainActor (String?) -> Void
    ) {
        let saved: @convention(c) @MainActor (UnsafePointer<CChar>?, gpointer?) -> Void = {
            path,
            data in
            guard let data else { return }
            let answered = Handler<@MainActor (String?) -> Void>.function(data)
            answered(path.map { String(cString: $0) })
        }
        pointer = vt_file_dialog_open(
            title,
            name,
            accept,
            cancel,
            parent.pointer.cast(),
            unsafeBitCast(saved, to: VtFileChosen.self),
            held(Handler(answered)),
            releaseHeld
        )
    }

    isolated deinit { g_object_unref(pointer) }

    /// Closes the file chooser without calling `answered`.
    package func close() {
        vt_file_dialog_close(pointer)
    }
}
