import CAdw
import CGTK

/// A horizontally scrolling view without a scroll bar, which would need extra height.
///
/// It scrolls by mouse wheel, by dragging with the mouse or a finger, by touchpad, and by keyboard
/// if the content supports it.
/// https://docs.gtk.org/gtk4/class.ScrolledWindow.html
package struct ScrolledRow: Widget {
    package let pointer: WidgetPointer
    /// The distance, in application pixels, at which a mouse press becomes a drag instead of a
    /// click.
    private static let dragThreshold = 8.0

    /// Creates a view that only scrolls horizontally.
    ///
    /// If `takesVerticalWheel` is true, the default, a vertical mouse wheel also scrolls this view.
    /// Otherwise, the wheel scrolls the view around this one.
    package init(_ child: some Widget, takesVerticalWheel: Bool = true) {
        pointer = gtk_scrolled_window_new()
        vt_scrolled_window_guard(pointer.opaque)
        setChild(child)
        // https://docs.gtk.org/gtk4/enum.PolicyType.html
        gtk_scrolled_window_set_policy(pointer.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_propagate_natural_height(pointer.opaque, 1)
        followWheel(vertical: takesVerticalWheel)
        followDrag()
    }

    package func setChild(_ child: some Widget) {
        gtk_scrolled_window_set_child(pointer.opaque, child.pointer)
    }

    /// The scroll position, in application pixels from the left of the content.
    package var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        nonmutating set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// The visible width in application pixels.
    package var pageWidth: Double { gtk_adjustment_get_page_size(adjustment) }

    /// The total content width in application pixels.
    package var contentWidth: Double { gtk_adjustment_get_upper(adjustment) }

    package func scrolled(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(adjustment, "value-changed", action)
    }

    /// Runs `action` when the width of the content or the view changes.
    package func widthChanged(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(adjustment, "changed", action)
    }
}

extension ScrolledRow {
    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_hadjustment(pointer.opaque)
    }

    /// Scrolls by wheel notches, each as far as in GTK's own views.
    ///
    /// Returns false if everything is visible or the end has been reached.
    private func turn(by notches: Double) -> Bool {
        move(by: notches * pow(pageWidth, 2.0 / 3))
    }

    /// Scrolls by a distance in application pixels; returns false if that changes nothing.
    private func move(by distance: Double) -> Bool {
        let before = offset
        offset += distance
        return offset != before
    }

    /// Scrolls horizontally with a horizontal wheel and, if `vertical`, also with a vertical one.
    private func followWheel(vertical: Bool) {
        // GTK's own controller would withhold vertical scrolling from the view around this one.
        if !vertical { erased.removeControllers(of: gtk_event_controller_scroll_get_type()) }
        guard
            let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
        else { return }
        gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
        let row = self
        Signal.connect(
            scroll,
            "scroll",
            decidingPair: { x, y in
                let event = gtk_event_controller_get_current_event(scroll)
                guard gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL else {
                    return vertical ? false : row.move(by: abs(x) > abs(y) ? x : 0)
                }
                return row.turn(by: x == 0 && vertical ? y : x)
            }
        )
        gtk_widget_add_controller(pointer, scroll)
    }

    /// Lets a mouse drag the content, for mice without a wheel; GTK only supports dragging by
    /// touch.
    private func followDrag() {
        guard let drag = gtk_gesture_drag_new() else { return }
        gtk_event_controller_set_propagation_phase(drag.raw.opaque, GTK_PHASE_CAPTURE)
        let row = self
        var (start, isDrag) = (0.0, false)
        Signal.connect(drag, "drag-begin") { () -> Void in
            let event = gtk_event_controller_get_current_event(drag.raw.opaque)
            if gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN {
                gtk_gesture_set_state(drag.raw.opaque, GTK_EVENT_SEQUENCE_DENIED)
            }
            (start, isDrag) = (row.offset, false)
        }
        Signal.connect(
            drag,
            "drag-update",
            pair: { x, _ in
                if !isDrag, abs(x) > Self.dragThreshold {
                    isDrag = true
                    // Cancels the click on the widget below the pointer.
                    gtk_gesture_set_state(drag.raw.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
                }
                if isDrag { row.offset = start - x }
            }
        )
        gtk_widget_add_controller(pointer, drag.raw.opaque)
    }
}
