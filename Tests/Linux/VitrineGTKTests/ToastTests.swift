import CAdw
import TestSupport
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class ToastTests: WidgetTestCase {
    func testAClickRightAfterANoticeLeftThePointerIsIgnored() throws {
        try onMainLoop {
            let notice = NoticeLine(retry: "Try Again") {}
            let window = TestWindow(notice.root)
            let line = try XCTUnwrap(
                notice.root.descendants().first { $0.has(style: "offline-banner") }
            )
            notice.show("Can’t be reached")
            notice.show(nil)
            XCTAssertFalse(Window.ignoresPresses, "the pointer is elsewhere")
            notice.show("Can’t be reached")
            gtk_widget_set_state_flags(line.pointer, GTK_STATE_FLAG_PRELIGHT, 0)
            notice.show(nil)
            XCTAssertTrue(Window.ignoresPresses)
            XCTAssertTrue(pump { !Window.ignoresPresses }, "only for a moment")
            window.close()
        }
    }

    func testClosingAnUndoDoesNotShowThePreviousOne() throws {
        try onMainLoop {
            let (window, toasts) = ToastOverlay.inWindow()
            toasts.show("First", button: "Undo") {}
            XCTAssertTrue(pump { toasts.texts.contains("First") })
            toasts.show("Second", button: "Undo") {}
            XCTAssertTrue(pump { toasts.texts.contains("Second") })
            toasts.closeButtons.last?.click()
            XCTAssertTrue(pump { toasts.texts.isEmpty })
            pump(frames: 5, of: window.window)
            XCTAssertEqual(toasts.texts, [])
            window.close()
        }
    }

    func testOnlyTheLastOfSeveralUndosIsShown() throws {
        try onMainLoop {
            let (window, toasts) = ToastOverlay.inWindow()
            var tapped: [Int] = []
            for number in 1...5 {
                toasts.show("\(number)", button: "Undo") { tapped.append(number) }
                drain()
            }
            XCTAssertTrue(pump { toasts.texts == ["5", "Undo"] })
            toasts.buttons("Undo").first?.click()
            XCTAssertTrue(pump { toasts.texts.isEmpty })
            XCTAssertEqual(tapped, [5])
            window.close()
        }
    }

    func testAMessageReplacedByUndoReturnsAfterIt() throws {
        try onMainLoop {
            let (window, toasts) = ToastOverlay.inWindow()
            toasts.show("Copied")
            toasts.show("Saved")
            XCTAssertTrue(pump { toasts.texts == ["Copied"] })
            toasts.show("Removed", button: "Undo") {}
            XCTAssertTrue(pump { toasts.texts == ["Removed", "Undo"] })
            for message in ["Copied", "Saved"] {
                toasts.closeButtons.last?.click()
                XCTAssertTrue(pump { toasts.texts == [message] })
            }
            window.close()
        }
    }

    func testOnlyOneMessageIsVisibleAtATime() throws {
        try onMainLoop {
            let (window, toasts) = ToastOverlay.inWindow()
            var random = Dice(seed: 1)
            var most = 0
            for step in 0..<120 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1: toasts.show("Undo \(step)", button: "Undo") {}
                case 2: toasts.show("Message \(step)")
                case 3: toasts.closeButtons.last?.click()
                case 4: toasts.buttons("Undo").last?.click()
                default: pump(frames: Int.random(in: 1...6, using: &random), of: window.window)
                }
                most = max(most, toasts.closeButtons.count)
            }
            XCTAssertEqual(most, 1)
            window.close()
        }
    }

    func testClosingAWindowReleasesItsMessages() throws {
        try onMainLoop {
            let handlers = LeakCounters.handlers
            let (window, toasts) = ToastOverlay.inWindow()
            toasts.show("First", button: "Undo") {}
            toasts.show("Second", button: "Undo") {}
            toasts.show("Third")
            window.close()
            drain()
            XCTAssertEqual(LeakCounters.handlers, handlers)
        }
    }
}

extension ToastOverlay {
    /// A window that shows only toasts.
    fileprivate static func inWindow() -> (TestWindow, ToastOverlay) {
        let toasts = ToastOverlay(Box.vertical())
        return (TestWindow(toasts), toasts)
    }

    /// The close buttons of the messages on screen.
    fileprivate var closeButtons: [AnyWidget] {
        all("GtkButton").filter { $0.has(style: "circular") }
    }
}
