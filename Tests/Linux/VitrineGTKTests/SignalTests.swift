import CAdw
import XCTest

@testable import GTKSupport

final class SignalTests: WidgetTestCase {
    func testHandlersMayIgnoreArguments() throws {
        try onMainLoop {
            let box = Box.vertical()
            let button = Button("Press")
            let entry = Label("a")
            box.append(button)
            box.append(entry)
            let runs = Counter()
            _ = button.clicked { runs.value += 1 }
            // notify has an argument that this handler omits.
            entry.on("notify::label") { runs.value += 10 }
            let window = TestWindow(box)
            button.press()
            XCTAssertTrue(pump { runs.value == 1 })
            entry.text = "b"
            XCTAssertEqual(runs.value, 11)
            window.close()
        }
    }

    func testAHandlerReceivesTheFirstArgument() throws {
        try onMainLoop {
            let chosen = Counter()
            let list = ListBox { chosen.value = $0 }
            for name in ["one", "two", "three"] { list.append(Label(name), name: name) }
            let window = TestWindow(list)
            XCTAssertEqual(list.all("GtkListBoxRow").count, 3)
            list.all("GtkListBoxRow")[2].press()
            XCTAssertTrue(pump { chosen.value == 2 })
            XCTAssertTrue(list.all("GtkListBoxRow")[1].isSpoken("two"))
            window.close()
        }
    }

    func testAListThatGetsTheFocusSelectsNothing() throws {
        try onMainLoop {
            let count = Counter()
            let list = ListBox { _ in count.value += 1 }
            for name in ["one", "two"] { list.append(Label(name), name: name) }
            list.select(0)
            XCTAssertEqual(count.value, 1)
            // GTK focuses the selected row of a window without focus.
            let window = TestWindow(list)
            XCTAssertTrue(pump { list.all("GtkListBoxRow")[0].hasFocusWithin })
            XCTAssertEqual(count.value, 1, "the selection that was there isn't the user's")
            list.select(1)
            XCTAssertEqual(count.value, 2)
            list.removeAll()
            list.append(Label("three"), name: "three")
            list.select(0)
            XCTAssertEqual(count.value, 3)
            window.close()
        }
    }

    func testAHandlersResultReachesGTK() throws {
        try onMainLoop {
            let window = TestWindow(Label("stays"))
            let keeps = Counter()
            keeps.value = 1
            Signal.connect(window.window.pointer, "close-request", deciding: { keeps.value == 1 })
            window.close()
            XCTAssertTrue(window.isOpen)
            keeps.value = 0
            window.close()
            XCTAssertFalse(window.isOpen)
        }
    }

    func testClosuresAreReleasedWithTheirObject() throws {
        try onMainLoop {
            let before = LeakCounters.handlers
            for _ in 0..<5_000 {
                let button = Button("x").clicked {}
                button.on("notify::label") {}
                g_object_ref_sink(button.pointer)
                g_object_unref(button.pointer)
            }
            XCTAssertEqual(LeakCounters.handlers, before)
        }
    }

    func testADisconnectedHandlerDoesNotRun() throws {
        try onMainLoop {
            let label = Label("a")
            g_object_ref_sink(label.pointer)
            defer { g_object_unref(label.pointer) }
            let runs = Counter()
            let handler = Signal.connect(label.pointer, "notify::label") { runs.value += 1 }
            label.text = "b"
            g_signal_handler_disconnect(label.pointer, handler)
            label.text = "c"
            XCTAssertEqual(runs.value, 1)
        }
    }
}
