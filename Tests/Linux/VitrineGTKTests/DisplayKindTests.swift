import XCTest

@testable import GTKSupport

final class DisplayKindTests: WidgetTestCase {
    func testAWindowFillsABrowserPageButNotADesktop() throws {
        XCTAssertTrue(DisplayKind.broadway.isFilled)
        XCTAssertFalse(DisplayKind.screen.isFilled)
        try onMainLoop { XCTAssertEqual(DisplayKind.current, .screen) }
    }

    func testOnlyBroadwayFailsWithTheCairoRenderer() {
        XCTAssertTrue(DisplayKind.broadway.fails(withRenderer: "cairo"))
        XCTAssertFalse(DisplayKind.broadway.fails(withRenderer: nil))
        XCTAssertFalse(DisplayKind.broadway.fails(withRenderer: "broadway"))
        XCTAssertFalse(DisplayKind.screen.fails(withRenderer: "cairo"))
    }
}
