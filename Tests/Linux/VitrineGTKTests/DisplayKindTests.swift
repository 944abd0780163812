import TestSupport
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

    func testAGraphicsCardIsARenderNodeOrItsDriversDevice() throws {
        let devices = TemporaryFolder()
        func isAvailable(with file: String) throws -> Bool {
            let device = devices.url.appending(path: file)
            try FileManager.default.createDirectory(
                at: device.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: device)
            defer { try? FileManager.default.removeItem(at: device) }
            return GraphicsCard.isAvailable(devices: devices.url.path)
        }
        XCTAssertFalse(GraphicsCard.isAvailable(devices: devices.url.path))
        XCTAssertTrue(try isAvailable(with: "dri/renderD128"))
        XCTAssertTrue(try isAvailable(with: "nvidiactl"))
        XCTAssertTrue(try isAvailable(with: "dxg"))
        // A display without 3D.
        XCTAssertFalse(try isAvailable(with: "dri/card0"))
    }
}
