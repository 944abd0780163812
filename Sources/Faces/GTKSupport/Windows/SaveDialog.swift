import CAdw

extension Window {
    /// The window that contains a widget; nil if there is none.
    public static func containing(_ widget: some Widget) -> AnyWidget? {
        gtk_widget_get_root(widget.pointer).map { AnyWidget($0.raw.cast()) }
    }
}

/// The system's file chooser for saving.
///
/// It asks before an existing file is replaced.
/// https://docs.gtk.org/gtk4/class.FileChooserNative.html
@MainActor
public final class SaveDialog {
    private let pointer: OpaquePointer

    /// `name` is the suggested file name.
    public init(
        title: String,
        name: String,
        accept: String,
        cancel: String,
        above parent: some Widget
    ) {
        pointer = gtk_file_chooser_native_new(
            title,
            parent.pointer.cast(),
            GTK_FILE_CHOOSER_ACTION_SAVE,
            accept,
            cancel
        )
        gtk_native_dialog_set_modal(pointer.cast(), 1)
        gtk_file_chooser_set_current_name(pointer, name)
    }

    isolated deinit { g_object_unref(pointer.raw) }

    /// Shows it; `answered` receives the path of the file, or nil if the user cancelled or chose a
    /// place that is not a local file.
    ///
    /// Retain the dialog until then.
    public func present(_ answered: @escaping @MainActor (String?) -> Void) {
        let pointer = pointer
        Signal.connect(
            pointer,
            "response",
            number: { response in
                guard Int32(bitPattern: response) == GTK_RESPONSE_ACCEPT.rawValue,
                    let file = gtk_file_chooser_get_file(pointer)
                else { return answered(nil) }
                defer { g_object_unref(file.raw) }
                guard let path = g_file_get_path(file) else { return answered(nil) }
                defer { g_free(path) }
                answered(String(cString: path))
            }
        )
        gtk_native_dialog_show(pointer.cast())
    }

    /// Closes it without an answer.
    public func close() {
        gtk_native_dialog_hide(pointer.cast())
    }
}
