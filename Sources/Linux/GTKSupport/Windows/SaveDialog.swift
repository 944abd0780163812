import CAdw
import CGTK

extension Window {
    /// The window that contains a widget; nil if there is none.
    public static func containing(_ widget: some Widget) -> AnyWidget? {
        gtk_widget_get_root(widget.pointer).map { AnyWidget($0.raw.cast()) }
    }
}

/// The system's file chooser for saving.
///
/// It asks before an existing file is replaced.
/// https://docs.gtk.org/gtk4/class.FileDialog.html
/// https://docs.gtk.org/gtk4/class.FileChooserNative.html
@MainActor
public final class SaveDialog {
    private let pointer: UnsafeMutablePointer<GObject>

    /// Shows it; `answered` receives the path of the file, or nil if the user cancelled or chose a
    /// place that is not a local file.
    ///
    /// Retain the dialog until then.
    ///
    /// - Parameters:
    ///   - title: what is to be saved.
    ///   - name: the suggested file name.
    ///   - accept: the button that saves.
    ///   - cancel: the other button, before GTK 4.10.
    ///   - parent: the window that it is above.
    ///   - answered: called at most once.
    public init(
        title: String,
        name: String,
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
        pointer = vt_save_dialog_open(
            title,
            name,
            accept,
            cancel,
            parent.pointer.cast(),
            unsafeBitCast(saved, to: VtSaved.self),
            held(Handler(answered)),
            releaseHeld
        )
    }

    isolated deinit { g_object_unref(pointer) }

    /// Closes it without an answer.
    public func close() {
        vt_save_dialog_close(pointer)
    }
}
