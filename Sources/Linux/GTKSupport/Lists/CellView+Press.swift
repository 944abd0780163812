import CAdw
import CGTK

extension CellView {
    /// Prevents a view from scrolling when the user presses a row that is only partly visible, and
    /// from opening a row if the press is dragged away from it.
    ///
    /// The press moves the keyboard focus to the row, and GTK scrolls to any row that gets the
    /// focus. It does so during the layout, so this restores the old position before the next
    /// frame. GTK opens the pressed row wherever the button is released.
    func controlPresses() {
        guard let click = gtk_gesture_click_new() else { return }
        gtk_gesture_single_set_button(click.raw.opaque, 0)
        gtk_event_controller_set_propagation_phase(click.raw.opaque, GTK_PHASE_CAPTURE)
        let (view, factory) = (erased, factory)
        let row = { (x: Double, y: Double) in view.part(x: x, y: y).flatMap(factory.position) }
        var pressedRow: Int?
        Signal.connect(
            click,
            "pressed",
            click: { _, x, y in
                pressedRow = row(x, y)
                let adjustment = view.adjustment
                let place = gtk_adjustment_get_value(adjustment)
                let focused = view.focusWithin
                view.beforeNextFrame { isInWindow in
                    guard isInWindow, view.focusWithin?.pointer != focused?.pointer else { return }
                    view.stay(at: place)
                }
            }
        )
        Signal.connect(
            click,
            "released",
            click: { _, x, y in
                guard row(x, y) != pressedRow else { return }
                gtk_gesture_set_state(click.raw.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
            }
        )
        gtk_widget_add_controller(pointer, click.raw.opaque)
    }
}

extension AnyWidget {
    /// The adjustment for the direction in which the list scrolls, in application pixels.
    fileprivate var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        let isHorizontal =
            gtk_orientable_get_orientation(pointer.opaque) == GTK_ORIENTATION_HORIZONTAL
        return isHorizontal
            ? gtk_scrollable_get_hadjustment(pointer.opaque)
            : gtk_scrollable_get_vadjustment(pointer.opaque)
    }

    /// Restores the scroll position, so that the drawn rows stay in place.
    fileprivate func stay(at place: Double) {
        let adjustment = adjustment
        let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        guard end >= 1 else { return }
        vt_adjustment_stay(adjustment, place)
    }
}
