import AppleApp
import XCTest

/// Tests that need Apple's frameworks: ImageIO decodes the app's pictures.
///
/// The package's tests cover everything else, on all systems.
final class PlatformTests: XCTestCase {
    @MainActor
    func testTheAppOpensWithoutANetworkAndHasCatalogs() async throws {
        let report = try await SelfCheck.run()
        XCTAssertEqual(report.catalogs, 4)
        XCTAssertEqual(report.decodedPictures, 4, "a demo picture can't be decoded")
    }
}
