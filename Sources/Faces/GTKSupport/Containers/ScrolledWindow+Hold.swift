import CAdw

extension ScrolledWindow {
    /// Keeps the rows of a view within it where they are until the next frame has laid them out.
    ///
    /// For after some have gone or come; what is scrolled meanwhile does not count.
    ///
    /// GTK 4.8 looks for the row at a new place by the heights that the rows had before: a wheel
    /// that turns at that moment finds none in a grid, and GTK complains.
    public func holdUntilLaidOut(_ rows: some Widget) {
        let hold = ScrollHold(adjustment, of: rows.pointer)
        FrameClock.tick(self) {
            // A frame ticks, lays out and draws in one turn of the loop: what follows comes after.
            beforeNextFrame { _ in hold.end() }
            return false
        }
    }
}

/// Keeps a view from hearing that its adjustment changes.
/// https://docs.gtk.org/gobject/func.signal_handlers_block_matched.html
@MainActor
private final class ScrollHold {
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private let view: WidgetPointer
    private var isHeld = true

    init(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, of view: WidgetPointer) {
        (self.adjustment, self.view) = (adjustment, view)
        // As long as the address counts, nothing else may come to lie there.
        g_object_ref(adjustment)
        g_object_ref(view)
        g_signal_handlers_block_matched(
            adjustment,
            G_SIGNAL_MATCH_DATA,
            0,
            0,
            nil,
            nil,
            UnsafeMutableRawPointer(view)
        )
    }

    isolated deinit { end() }

    func end() {
        guard isHeld else { return }
        isHeld = false
        g_signal_handlers_unblock_matched(
            adjustment,
            G_SIGNAL_MATCH_DATA,
            0,
            0,
            nil,
            nil,
            UnsafeMutableRawPointer(view)
        )
        g_object_unref(view)
        g_object_unref(adjustment)
    }
}
