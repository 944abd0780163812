import CAdw
import CGTK

extension Window {
    /// Returns the window that contains a widget, or nil if it isn't in one.
    package static func containing(_ widget: some Widget) -> AnyWidget? {
        gtk_widget_get_root(widget.pointer).map { AnyWidget($0.raw.cast()) }
    }
}

/// The system's file chooser for saving or opening files.
///
/// Before it replaces an existing file, it asks for confirmation.
/// https://docs.gtk.org/gtk4/class.FileDialog.html
/// https://docs.gtk.org/gtk4/class.FileChooserNative.html
@MainActor
package final class FileDialog {
    /// What the user chooses.
    package enum Kind: Sendable {
        /// Where to save a file; the string is its suggested name.
        case save(String)
        /// A file to open.
        case open
        /// One or more files to open.
        case openSeveral
        /// A folder.
        case folder
    }

    private let pointer: UnsafeMutablePointer<GObject>

    /// Shows the file chooser and passes the paths of the chosen files to `answered`.
    ///
    /// Retain the dialog until it calls `answered`.
    ///
    /// - Parameters:
    ///   - kind: what the user chooses.
    ///   - title: the dialog's title, which says what is being saved or opened.
    ///   - accept: the label of the button that saves or opens.
    ///   - cancel: the label of the Cancel button; used before GTK 4.10.
    ///   - parent: the window below the dialog.
    ///   - answered: receives the paths; none if the user cancelled or chose files that aren't
    ///     local. Called at most once.
    package init(
        _ kind: Kind,
        title: String,
        accept: String,
        cancel: String,
        above parent: some Widget,
        _ answered: @escaping @MainActor ([String]) -> Void
    ) {
        let chosen:
            @convention(c) @MainActor (UnsafePointer<UnsafePointer<CChar>?>?, gpointer?) -> Void = {
                paths,
                data in
                guard let data else { return }
                let answered = Handler<@MainActor ([String]) -> Void>.function(data)
                var names: [String] = []
                var next = paths
                while let name = next?.pointee {
                    names.append(String(cString: name))
                    next = next?.successor()
                }
                answered(names)
            }
        pointer = vt_file_dialog_open(
            kind.inC,
            title,
            kind.name,
            accept,
            cancel,
            parent.pointer.cast(),
            unsafeBitCast(chosen, to: VtFilesChosen.self),
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

extension FileDialog.Kind {
    fileprivate var inC: VtFileDialogKind {
        switch self {
        case .save: VT_FILE_DIALOG_SAVE
        case .open: VT_FILE_DIALOG_OPEN
        case .openSeveral: VT_FILE_DIALOG_OPEN_SEVERAL
        case .folder: VT_FILE_DIALOG_FOLDER
        }
    }

    fileprivate var name: String? {
        if case .save(let name) = self { name } else { nil }
    }
}
