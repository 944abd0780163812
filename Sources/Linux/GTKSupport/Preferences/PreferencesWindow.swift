import CAdw
import CGTK

/// Pages of settings, for phones and desktops.
///
/// They stand where an ``AlertDialog`` does: within the window, or in one of their own above it.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesDialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesWindow.html
public struct PreferencesWindow: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer
    private let end = End()

    /// Whether GTK has destroyed it.
    private final class End {
        var hasCome = false
    }

    /// Has no pages at first, and no search.
    public init(title: String) {
        pointer = vt_preferences_new(title)
        on("destroy") { [end] in end.hasCome = true }
    }

    /// Whether it has been closed; it and its widgets must not be used then.
    public var isClosed: Bool { end.hasCome }

    /// The first page added is shown first.
    public func add(_ page: PreferencesPage) {
        vt_preferences_add(pointer, page.pointer.cast())
    }

    /// `page` must be one of its pages.
    public func show(_ page: PreferencesPage) {
        if !isClosed { vt_preferences_show(pointer, page.pointer.cast()) }
    }

    /// Shows it modally above a window, or within it, no larger than that.
    public func present(above parent: some Widget) {
        if !isClosed { vt_dialog_present(pointer, parent.pointer, 600, 640) }
    }

    /// Closes it, which destroys it; see ``isClosed``.
    public func close() {
        if !isClosed { vt_dialog_close(pointer) }
    }
}
