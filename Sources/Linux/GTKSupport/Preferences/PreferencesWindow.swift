import CAdw
import CGTK

/// A dialog with pages of settings that fits both phones and desktops.
///
/// Like an ``AlertDialog``, it is inside the window or a window above it.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesDialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesWindow.html
package struct PreferencesWindow: Widget {
    package let pointer: WidgetPointer
    private let end = End()

    /// Records whether GTK has destroyed the dialog.
    private final class End {
        var hasCome = false
    }

    /// Creates a dialog with no pages and no search.
    package init(title: String) {
        pointer = vt_preferences_new(title)
        on("destroy") { [end] in end.hasCome = true }
    }

    /// Whether the dialog was closed; don't use it or its widgets after that.
    package var isClosed: Bool { end.hasCome }

    /// Adds a page; the dialog opens on the first one.
    package func add(_ page: PreferencesPage) {
        vt_preferences_add(pointer, page.pointer.cast())
    }

    package func show(_ page: PreferencesPage) {
        if !isClosed { vt_preferences_show(pointer, page.pointer.cast()) }
    }

    /// Shows the dialog modally, inside the parent's window or above it; never larger than that
    /// window.
    package func present(above parent: some Widget) {
        if !isClosed { vt_dialog_present(pointer, parent.pointer, 600, 640) }
    }

    /// Closes the dialog, which destroys it; see ``isClosed``.
    package func close() {
        if !isClosed { vt_dialog_close(pointer) }
    }
}
