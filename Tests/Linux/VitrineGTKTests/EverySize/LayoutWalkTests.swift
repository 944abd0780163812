import CAdw
import XCTest

@testable import GTKSupport

/// Tests that the walk reports faults.
final class LayoutWalkTests: WidgetTestCase {
    func testReportsContentThatAClippingContainerCutsOff() throws {
        try onMainLoop {
            XCTAssertEqual(Self.faults(clip: false, scrolls: false), [])
            XCTAssertEqual(Self.faults(clip: true, scrolls: false).count, 1)
            XCTAssertEqual(Self.faults(clip: true, scrolls: true), [])
        }
    }

    /// Reports the faults of content taller than its box, which may clip or scroll it.
    @MainActor private static func faults(clip: Bool, scrolls: Bool) -> [String] {
        let content = Box.vertical(Label("one"), Label("two")).size(width: 100, height: 300)
        let tall = scrolls ? ScrolledWindow(content).erased : content.erased
        // Like a layer over a picture: its height doesn't depend on what is below.
        let low = Overlay(Box.vertical().size(width: 100, height: 100))
        low.add(scrolls ? tall.expand(vertically: true) : tall.align(.start, .start))
        if clip { _ = low.clipped() }
        let stage = TestWindow(Box.vertical(low.align(.start, .start)), width: 400, height: 400)
        pump(frames: 2, of: stage.window)
        defer { stage.close() }
        return LayoutWalk(stage.window.erased, frame: 0, isTight: false).faults
    }
}
