import CAdw
import CGTK

/// A dialog with any content; Escape closes it.
///
/// Like an ``AlertDialog``, it is inside the window or a window above it.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Dialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Window.html
package struct ContentDialog: Widget {
    package let pointer: WidgetPointer
    private let end = End()

    /// Records whether GTK has destroyed the dialog.
    private final class End {
        var hasCome = false
    }

    /// Creates a dialog with an accessible name; the content includes its header bar.
    package init(title: String, _ content: some Widget) {
        pointer = vt_dialog_new(title, content.pointer)
        on("destroy") { [end] in end.hasCome = true }
    }

    /// Whether the dialog was closed; don't use it or its widgets after that.
    package var isClosed: Bool { end.hasCome }

    /// Shows the dialog modally, inside the parent's window or above it.
    ///
    /// Sizes are in application pixels; the dialog is never larger than the parent's window.
    package func present(above parent: some Widget, width: Int, height: Int) {
        if !isClosed { vt_dialog_present(pointer, parent.pointer, Int32(width), Int32(height)) }
    }

    /// Closes the dialog, which destroys it; see ``isClosed``.
    package func close() {
        if !isClosed { vt_dialog_close(pointer) }
    }
}
