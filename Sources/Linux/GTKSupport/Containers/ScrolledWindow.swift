import CAdw
import CGTK

/// A vertically scrolling view.
///
/// https://docs.gtk.org/gtk4/class.ScrolledWindow.html
package struct ScrolledWindow: Widget {
    package let pointer: WidgetPointer

    /// Creates a view that only scrolls vertically.
    package init(_ child: some Widget) {
        pointer = gtk_scrolled_window_new()
        vt_scrolled_window_guard(pointer.opaque)
        gtk_scrolled_window_set_child(pointer.opaque, child.pointer)
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }

    /// Creates a view for a table, which scrolls its rows itself.
    ///
    /// If the table is too wide, a scroll bar below it scrolls horizontally.
    package init(table: some Widget) {
        pointer = gtk_scrolled_window_new()
        vt_scrolled_window_guard(pointer.opaque)
        gtk_scrolled_window_set_child(pointer.opaque, table.pointer)
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    }

    /// Allows the view to be narrower than its current content, if the content adapts to narrow
    /// widths.
    ///
    /// Otherwise the content's minimum width would also be the window's minimum width.
    package func narrowable() -> ScrolledWindow {
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC)
        return self
    }

    /// Makes the view as large as its content, up to a height in application pixels.
    @discardableResult
    package func fitted(height: Int) -> ScrolledWindow {
        gtk_scrolled_window_set_propagate_natural_width(pointer.opaque, 1)
        gtk_scrolled_window_set_propagate_natural_height(pointer.opaque, 1)
        gtk_scrolled_window_set_max_content_height(pointer.opaque, Int32(height))
        return self
    }

    /// Makes the view as high as its content, but lets it shrink to a height in application pixels.
    package func fitted(least height: Int) -> ScrolledWindow {
        gtk_scrolled_window_set_propagate_natural_height(pointer.opaque, 1)
        gtk_scrolled_window_set_min_content_height(pointer.opaque, Int32(height))
        return self
    }

    /// Replaces the content and scrolls to the top.
    package func setChild(_ child: some Widget) {
        // The next frame's layout places the new rows. GTK 4.8 warns if they are scrolled by the
        // old content's height before that, so the view is empty for a moment.
        gtk_scrolled_window_set_child(pointer.opaque, nil)
        gtk_adjustment_configure(adjustment, 0, 0, 0, 0, 0, 0)
        gtk_scrolled_window_set_child(pointer.opaque, child.pointer)
    }

    /// The scroll position in application pixels from the top.
    package var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        nonmutating set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// Ends a scroll that slows down or returns from beyond the end of the content; each of its frames
    /// would set the position again.
    package func stopMoving() {
        gtk_scrolled_window_set_kinetic_scrolling(pointer.opaque, 0)
        gtk_scrolled_window_set_kinetic_scrolling(pointer.opaque, 1)
    }

    /// Whether the list in the view is being laid out, which may scroll it.
    ///
    /// It is false for any other content.
    package var isLayingOut: Bool { vt_scrolled_window_is_laying_out(pointer.opaque) != 0 }

    /// The visible height in application pixels.
    package var pageHeight: Double { gtk_adjustment_get_page_size(adjustment) }

    /// The total content height in application pixels.
    package var contentHeight: Double { gtk_adjustment_get_upper(adjustment) }

    /// The visible width in application pixels.
    package var pageWidth: Double {
        gtk_adjustment_get_page_size(gtk_scrolled_window_get_hadjustment(pointer.opaque))
    }

    @discardableResult
    package func scrolled(_ action: @escaping @MainActor () -> Void) -> ScrolledWindow {
        Signal.connect(adjustment, "value-changed", action)
        return self
    }

    /// Runs `action` when the height of the content or the view changes.
    @discardableResult
    package func heightChanged(_ action: @escaping @MainActor () -> Void) -> ScrolledWindow {
        Signal.connect(adjustment, "changed", action)
        return self
    }

    @discardableResult
    package func widthChanged(_ action: @escaping @MainActor () -> Void) -> ScrolledWindow {
        let adjustment: UnsafeMutablePointer<GtkAdjustment> =
            gtk_scrolled_window_get_hadjustment(pointer.opaque)
        Signal.connect(adjustment, "notify::page-size", action)
        return self
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(pointer.opaque)
    }
}
