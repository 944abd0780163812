import CAdw
import CGTK

/// A dialog with any content, which Escape closes.
///
/// It stands where an ``AlertDialog`` does: within the window, or in one of its own above it.
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Dialog.html
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.Window.html
public struct ContentDialog: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer
    private let end = End()

    /// Whether GTK has destroyed it.
    private final class End {
        var hasCome = false
    }

    /// `title` is its accessible name; the content has a header bar of its own.
    public init(title: String, _ content: some Widget) {
        pointer = vt_dialog_new(title, content.pointer)
        on("destroy") { [end] in end.hasCome = true }
    }

    /// Whether it has been closed; it and its widgets must not be used then.
    public var isClosed: Bool { end.hasCome }

    /// Shows it modally above a window, or within it, no larger than that; sizes are in application
    /// pixels.
    public func present(above parent: some Widget, width: Int, height: Int) {
        if !isClosed { vt_dialog_present(pointer, parent.pointer, Int32(width), Int32(height)) }
    }

    /// Closes it, which destroys it; see ``isClosed``.
    public func close() {
        if !isClosed { vt_dialog_close(pointer) }
    }
}
