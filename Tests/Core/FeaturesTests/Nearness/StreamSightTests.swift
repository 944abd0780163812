import XCTest

@testable import VitrineGTK

final class StreamSightTests: XCTestCase {
    /// Rows of 100 application pixels, the first one `top` below the upper edge.
    private func places(_ count: Int, from top: Double, each height: Double = 100)
        -> [StreamSight.Place]
    {
        (0..<count).map {
            StreamSight.Place(
                position: $0,
                top: top + Double($0) * height,
                bottom: top + Double($0 + 1) * height
            )
        }
    }

    func testWhatIsSeenIsAskedForFirstThenTheNearest() throws {
        let sight = try XCTUnwrap(StreamSight(places(40, from: -1_050), height: 250))
        XCTAssertEqual(sight.visible, 10..<13)
        XCTAssertEqual(sight.near, [10, 11, 12, 13, 9, 14])
        XCTAssertEqual(sight.nearness(of: 11), .near)
        XCTAssertEqual(sight.nearness(of: 15), .between)
        XCTAssertEqual(sight.nearness(of: 5), .between)
        XCTAssertEqual(sight.nearness(of: 20), .far)
        XCTAssertEqual(sight.nearness(of: 0), .far)
    }

    func testAtTheStartThereAreAtMostSix() throws {
        for height in [200.0, 500, 590] {
            let sight = try XCTUnwrap(StreamSight(places(100, from: 0), height: height))
            XCTAssertLessThanOrEqual(sight.near.count, 6, "\(height)")
            XCTAssertEqual(sight.near.first, 0)
        }
    }

    func testAllThatIsSeenIsWorthItsPicture() throws {
        let sight = try XCTUnwrap(StreamSight(places(100, from: -20), height: 2_000))
        XCTAssertEqual(sight.visible, 0..<21)
        XCTAssertEqual(sight.near, Array(0..<21))
    }

    func testNothingFurtherThanAScreenIsAskedFor() throws {
        let sight = try XCTUnwrap(StreamSight(places(100, from: 0, each: 400), height: 500))
        XCTAssertEqual(sight.near, [0, 1, 2])
    }

    func testWhatIsNotLaidOutIsNotSeen() {
        XCTAssertNil(StreamSight([], height: 500))
        XCTAssertNil(StreamSight(places(5, from: 600), height: 500))
        XCTAssertNil(StreamSight(places(5, from: 0), height: 0))
    }
}
