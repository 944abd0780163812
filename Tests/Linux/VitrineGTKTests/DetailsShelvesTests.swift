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

    func testThePaneKeepsItsWidthFromPageToPage() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_120, height: 780)
            room.show("movies")
            var widths: Set<Int> = []
            for row in [3, 0, 5] {
                room.open(row)
                room.wait { room.model.details?.content.value != nil }
                room.settle()
                widths.insert(room.main.side.root.width)
            }
            let shelf = try XCTUnwrap(room.model.details?.shelves.first { $0.opens != nil })
            room.model.headingTapped(shelf)
            room.settle()
            widths.insert(room.main.side.root.width)
            room.model.related?.backTapped()
            room.model.cardTapped(try XCTUnwrap(shelf.cards.first?.id), on: shelf)
            room.wait { room.model.details?.content.value != nil }
            room.settle()
            widths.insert(room.main.side.root.width)
            XCTAssertEqual(widths.count, 1, "\(widths)")
            room.close()
        }
    }

    func testOnlyAShelfThatScrollsHasButtonsToScroll() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 780)
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.count == 4 }
            room.settle()
            let buttons = room.main.details.root.all("GtkButton").filter(\.isMapped)
            XCTAssertTrue(buttons.contains { $0.isSpoken("Next: Cast") })
            XCTAssertFalse(buttons.contains { $0.isSpoken("Next: Crew") }, "one director")
            room.close()
        }
    }
}
