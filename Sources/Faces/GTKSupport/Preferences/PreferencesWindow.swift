import CAdw

/// A window with pages of settings, for phones and desktops.
///
/// https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.PreferencesWindow.html
public struct PreferencesWindow: Widget {
    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer
    private let end = End()

    /// Whether GTK has destroyed the window.
    private final class End {
        var hasCome = false
    }

    /// Has no pages at first, and no search.
    public init(title: String) {
        pointer = adw_preferences_window_new()
        gtk_window_set_title(pointer.cast(), title)
        // Its button has no accessible name, and a few pages need no search.
        adw_preferences_window_set_search_enabled(pointer.cast(), 0)
        // The default size is wider than a phone.
        gtk_window_set_default_size(pointer.cast(), 600, 640)
        on("destroy") { [end] in end.hasCome = true }
    }

    /// Whether it has been closed; it and its widgets must not be used then.
    public var isClosed: Bool { end.hasCome }

    /// The first page added is shown first.
    public func add(_ page: PreferencesPage) {
        adw_preferences_window_add(pointer.cast(), page.pointer.cast())
    }

    /// `page` must be one of its pages.
    public func show(_ page: PreferencesPage) {
        if !isClosed {
            adw_preferences_window_set_visible_page(pointer.cast(), page.pointer.cast())
        }
    }

    /// Shows it as a modal window above another, no larger than that.
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

    /// Destroys the window; see ``isClosed``.
    public func close() {
        if !isClosed { gtk_window_close(pointer.cast()) }
    }
}
