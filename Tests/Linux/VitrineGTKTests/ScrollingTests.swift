import CAdw
import XCTest

@testable import GTKSupport

final class ScrollingTests: WidgetTestCase {
    func testRemovingAViewDuringOverscrollLogsNoWarning() throws {
        try onMainLoop {
            let scroller = ScrolledWindow(Box.vertical().size(height: 2_000))
            let holder = Box.vertical(scroller.expand(vertically: true))
            let window = TestWindow(holder)
            g_object_ref(scroller.pointer)
            defer { g_object_unref(scroller.pointer) }
            turnWheel(of: scroller, by: -3)
            holder.removeAll()
            // GTK reacts after 50 ms.
            pump(seconds: 0.2) { false }
            holder.append(scroller)
            pump(seconds: 0.2) { false }
            turnWheel(of: scroller, by: 3)
            XCTAssertGreaterThan(scroller.offset, 0)
            window.close()
        }
    }
}

/// Simulates turning the wheel over a scrolled window by a number of notches.
@MainActor
private func turnWheel(of scroller: ScrolledWindow, by notches: Double) {
    scroller.tell("scroll", 0, notches, by: gtk_event_controller_scroll_get_type())
}
