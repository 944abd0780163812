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
            // The keyboard goes from a card below what is seen to the pane.
            try XCTUnwrap(home.shelves.last).focus(column: 0)
            XCTAssertTrue(pump { home.scroller.offset > 600 })
            home.scroller.offset = 300
            room.model.home?.spotlight?.tapped()
            XCTAssertTrue(pump { room.main.side.root.isVisible })
            XCTAssertTrue(room.main.side.root.hasFocusWithin)
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

    /// Titles that are long or read from the right, and items of which next to nothing is known.
    func testOddItemsFitANarrowPageAndItsDetails() throws {
        try onMainLoop {
            let long = String(repeating: "A long title of many words ", count: 12)
            let items = [
                Item.movie(1, long), .movie(2, "فيلم طويل عن البحر"),
                Item(id: Item.movie(3).id, title: "Bare", artwork: nil, facets: Facets()),
            ]
            let shelf = ShelfDescriptor(
                title: .key("shelf.visited"),
                content: .list(ListID("popular"))
            )
            let stage = try Stage([items], descriptor: .films(with: [shelf]), isWarm: true)
            let main = try stage.open(width: 360, height: 640)
            stage.model.homeTapped()
            XCTAssertTrue(pump { main.home?.root.texts.contains("Bare") ?? false })
            stage.settle()
            XCTAssertLessThanOrEqual(main.window.minimumWidth, 372)
            for item in items {
                stage.model.router.path = [.details(item.id)]
                XCTAssertTrue(pump { main.details.root.texts.contains(item.title) })
                stage.settle()
                XCTAssertLessThanOrEqual(main.window.minimumWidth, 372)
                stage.model.router.path = []
                stage.settle()
            }
            stage.close()
        }
    }
}
