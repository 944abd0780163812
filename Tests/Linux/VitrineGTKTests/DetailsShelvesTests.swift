import Features
import GTKSupport
import L10n
import XCTest

@testable import VitrineGTK

final class DetailsShelvesTests: WidgetTestCase {
    func testAJumpLoadsThePicturesOfTheShelvesThatItReaches() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 500)
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.count == 4 }
            room.settle()
            XCTAssertFalse(room.main.details.root.texts.contains("CN"), "far below")
            let scroller = try XCTUnwrap(room.main.details.scroller)
            scroller.offset = 1_000
            XCTAssertTrue(pump { room.main.details.root.texts.contains("CN") })
            room.close()
        }
    }
}
