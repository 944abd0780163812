import CAdw

/// A window of settings in pages, which fits a phone and a desktop.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesWindow.html
public struct PreferencesWindow: Widget {
    /// The address.
    public let pointer: WidgetPointer
    private let end = End()

    /// Whether GTK has let go of the window.
    private final class End {
        var hasCome = false
    }

    /// Makes an empty window.
    public init(title: String) {
        pointer = adw_preferences_window_new()
        gtk_window_set_title(pointer.cast(), title)
        // Its button has no name to speak, and a few pages need none.
        adw_preferences_window_set_search_enabled(pointer.cast(), 0)
        // Its own is wider than a phone.
        gtk_window_set_default_size(pointer.cast(), 600, 640)
        on("destroy") { [end] in end.hasCome = true }
    }

    /// Whether it has been closed, so that neither it nor its widgets are there any more.
    public var isClosed: Bool { end.hasCome }

    /// Adds a page.
    public func add(_ page: PreferencesPage) {
        adw_preferences_window_add(pointer.cast(), page.pointer.cast())
    }

    /// Shows one of its pages.
    public func show(_ page: PreferencesPage) {
        if !isClosed {
            adw_preferences_window_set_visible_page(pointer.cast(), page.pointer.cast())
        }
    }

    /// Shows it above a window, no larger than that, which takes no input meanwhile.
    public func present(above parent: some Widget) {
        guard !isClosed else { return }
        let (width, height) = (parent.width, parent.height)
        if width > 0, height > 0 {
            gtk_window_set_default_size(
                pointer.cast(),
                Int32(min(width, 600)),
                Int32(min(height, 640))
            )
        }
        gtk_window_set_transient_for(pointer.cast(), parent.pointer.cast())
        gtk_window_set_modal(pointer.cast(), 1)
        gtk_window_present(pointer.cast())
    }

    /// Closes it.
    public func close() {
        if !isClosed { gtk_window_close(pointer.cast()) }
    }
}
