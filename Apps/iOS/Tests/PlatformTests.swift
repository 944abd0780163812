import AppleApp
import XCTest

/// What only Apple's systems can show of the app: ImageIO decodes its pictures.
///
/// Everything else is tested in the package, on any system.
final class PlatformTests: XCTestCase {
    @MainActor
    func testTheAppOpensWithoutANetworkAndHasCatalogs() async throws {
        let report = try await SelfCheck.run()
        XCTAssertEqual(report.catalogs, 4)
        XCTAssertTrue(report.decodedPictures > 0, "the demonstration's pictures cannot be decoded")
        XCTAssertTrue(report.isTruncationRefused, "half a picture was taken for a whole one")
    }
}
