import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class HomeTests: WidgetTestCase {
    func testThePageKeepsItsPlaceAndWhatIsOpen() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 700)
            room.home()
            let home = try XCTUnwrap(room.main.home)
            home.scroller.offset = 300
            room.model.home?.spotlight?.tapped()
            XCTAssertTrue(pump { room.main.side.root.isVisible })
            room.model.catalogTapped(CatalogID("characters"))
            XCTAssertTrue(pump { !room.main.side.root.isVisible })
            room.model.homeTapped()
            XCTAssertTrue(pump { room.main.side.root.isVisible })
            XCTAssertEqual(home.scroller.offset, 300)
            room.close()
        }
    }

    func testAPageThatNobodySeesLetsGoOfItsPictures() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 700)
            room.home()
            XCTAssertTrue(pump { PosterView.textureCount > 10 })
            room.main.toasts.setCovered(true)
            _ = room.main.letGoOfUnseen()
            // The spotlight's.
            XCTAssertTrue(pump { PosterView.textureCount <= 1 })
            room.main.toasts.setCovered(false)
            XCTAssertTrue(pump { PosterView.textureCount > 10 })
            room.close()
        }
    }

    func testOnlyShelvesNearTheViewHaveTheirPictures() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 400)
            room.home()
            let home = try XCTUnwrap(room.model.home)
            let cards = home.shown.reduce(0) { $0 + $1.cards.count }
            XCTAssertGreaterThan(cards, 80)
            XCTAssertTrue(pump { PosterView.textureCount > 10 })
            room.settle()
            XCTAssertLessThan(PosterView.textureCount, cards / 2)
            room.close()
        }
    }
}
