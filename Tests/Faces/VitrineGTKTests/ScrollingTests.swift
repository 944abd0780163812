import CAdw
import XCTest

@testable import GTKSupport

final class ScrollingTests: WidgetTestCase {
    func testAViewThatIsRemovedWhileTheWheelTurnsPastItsEndIsNoError() throws {
        try onMainLoop {
            let scroller = ScrolledWindow(Box.vertical().size(height: 2_000))
            let holder = Box.vertical(scroller.expand(vertically: true))
            let window = TestWindow(holder)
            g_object_ref(scroller.pointer)
            defer { g_object_unref(scroller.pointer) }
            turnWheel(of: scroller, by: -3)
            holder.removeAll()
            // GTK answers after 50 ms.
            pump(seconds: 0.2) { false }
            holder.append(scroller)
            pump(seconds: 0.2) { false }
            turnWheel(of: scroller, by: 3)
            XCTAssertGreaterThan(scroller.offset, 0)
            window.close()
        }
    }
}

/// Tells a scrolled window that the wheel turned by so many notches, as its controller does.
@MainActor
private func turnWheel(of scroller: ScrolledWindow, by notches: Double) {
    guard let controllers = gtk_widget_observe_controllers(scroller.pointer) else { return }
    defer { g_object_unref(controllers.raw) }
    let type = gtk_event_controller_scroll_get_type()
    for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_object(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        guard g_type_check_instance_is_a(controller.raw.cast(), type) != 0 else { continue }
        var values = [GValue(), GValue(), GValue()]
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], controller.raw)
        for (place, value) in [(1, 0), (2, notches)] {
            g_value_init(&values[place], GType(15 << 2))  // G_TYPE_DOUBLE
            g_value_set_double(&values[place], value)
        }
        var answer = GValue()
        g_value_init(&answer, GType(5 << 2))  // G_TYPE_BOOLEAN
        g_signal_emitv(values, g_signal_lookup("scroll", type), 0, &answer)
        g_value_unset(&values[0])
    }
}
