import CAdw

/// A view of content that is taller than its room.
/// https://docs.gtk.org/gtk4/class.ScrolledWindow.html
public struct ScrolledWindow: Widget {
    /// The address.
    public let pointer: WidgetPointer

    /// Makes a view that scrolls up and down only.
    public init(_ child: some Widget) {
        pointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(pointer.opaque, child.pointer)
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }

    /// Makes a view of a table that scrolls sideways where there is no room, by a bar below it, and
    /// whose rows scroll by themselves.
    public init(table: some Widget) {
        pointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(pointer.opaque, table.pointer)
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    }

    /// Lets it become narrower than the content is laid out now, for content that is laid out anew
    /// where it is narrower.
    ///
    /// Else its least width would be the window's, and nobody could come below.
    public func narrowable() -> ScrolledWindow {
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC)
        return self
    }

    /// Replaces the content; the new one begins at its top.
    public func setChild(_ child: some Widget) {
        // Rows have no place before the next frame lays them out, and GTK 4.8 complains where
        // somebody scrolls them by the height of the content before: until then there is none.
        gtk_scrolled_window_set_child(pointer.opaque, nil)
        gtk_adjustment_configure(adjustment, 0, 0, 0, 0, 0, 0)
        gtk_scrolled_window_set_child(pointer.opaque, child.pointer)
    }

    /// The place, in application pixels from the top.
    public var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        nonmutating set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// The height that is seen, in application pixels.
    public var pageHeight: Double { gtk_adjustment_get_page_size(adjustment) }

    /// The height of the whole content, in application pixels.
    public var contentHeight: Double { gtk_adjustment_get_upper(adjustment) }

    /// The width that is seen, in application pixels.
    public var pageWidth: Double {
        gtk_adjustment_get_page_size(gtk_scrolled_window_get_hadjustment(pointer.opaque))
    }

    /// Runs `action` when the place changes.
    @discardableResult
    public func scrolled(_ action: @escaping @MainActor () -> Void) -> ScrolledWindow {
        Signal.connect(adjustment, "value-changed", action)
        return self
    }

    /// Runs `action` when the height of the content or of the view changes.
    @discardableResult
    public func heightChanged(_ action: @escaping @MainActor () -> Void) -> ScrolledWindow {
        Signal.connect(adjustment, "changed", action)
        return self
    }

    /// Runs `action` when the width of the view changes.
    @discardableResult
    public func widthChanged(_ action: @escaping @MainActor () -> Void) -> ScrolledWindow {
        let adjustment: UnsafeMutablePointer<GtkAdjustment> =
            gtk_scrolled_window_get_hadjustment(pointer.opaque)
        Signal.connect(adjustment, "notify::page-size", action)
        return self
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(pointer.opaque)
    }
}
