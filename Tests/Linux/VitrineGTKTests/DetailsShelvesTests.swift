import Catalog
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

    func testBackFocusesTheCardThatOpenedThePageWhereItWas() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 500)
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.count == 4 }
            room.settle()
            let film = try XCTUnwrap(room.model.details)
            let card = try XCTUnwrap(film.shelves[0].cards.first).id
            let page = room.main.details
            try XCTUnwrap(page.scroller).offset = 500
            room.settle()
            page.view?.shelves.focus(card)
            XCTAssertTrue(pump { page.view?.focusedItem == card })
            let place = try XCTUnwrap(page.scroller).offset
            XCTAssertGreaterThan(place, 0)
            room.model.cardTapped(card, on: film.shelves[0])
            room.wait { page.shown?.id == card }
            XCTAssertTrue(room.main.side.root.hasFocusWithin, "not in the sidebar")
            room.model.details?.backTapped()
            XCTAssertTrue(pump { page.shown === film && page.view?.focusedItem == card })
            XCTAssertEqual(page.scroller?.offset ?? 0, place, accuracy: 1)
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

    func testALongListLoadsThePicturesOfRowsThatAreNear() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...200)], descriptor: .withCast, isWarm: true)
            let item = Item.movie(1)
            let entries = Item.movies(1...200).map { ItemSection.Entry($0) }
            let cast = try XCTUnwrap(ItemSection(SectionID("cast"), entries))
            stage.provider.answer(ItemDetails(item: item, facets: item.facets, sections: [cast]))
            let main = try stage.openLoaded(width: 1_100)
            stage.list?.rowTapped(item.id)
            XCTAssertTrue(pump { stage.model.details?.shelves.isEmpty == false })
            stage.model.headingTapped(try XCTUnwrap(stage.model.details?.shelves.first))
            XCTAssertTrue(pump { main.side.related != nil })
            let page = try XCTUnwrap(main.side.related)
            let shown = {
                page.root.all("VtPicture").filter { !$0.isEmptyPicture }.count
            }
            XCTAssertTrue(pump { shown() > 0 && arrivingPictureCount == 0 })
            pump(frames: 5, of: main.window)
            XCTAssertTrue((5...60).contains(shown()), "\(shown())")
            stage.close()
        }
    }

    func testASwipeGoesBackOnePage() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 360, height: 700)
            room.show("movies")
            room.open(3)
            room.wait { room.model.details?.shelves.isEmpty == false }
            room.model.headingTapped(try XCTUnwrap(room.model.details?.shelves.first))
            room.settle()
            XCTAssertEqual(room.model.router.pushed.count, 2)
            // What GTK's gesture does.
            room.main.inner.showsSecond = false
            XCTAssertEqual(room.model.router.pushed.count, 1)
            XCTAssertTrue(pump { room.main.inner.showsSecond && !room.main.inner.isCrossing })
            room.settle()
            room.main.inner.showsSecond = false
            XCTAssertEqual(room.model.router.pushed, [])
            room.settle()
            XCTAssertFalse(room.main.inner.showsSecond)
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

extension CatalogDescriptor {
    /// Movies whose details have a cast of movies.
    fileprivate static let withCast = CatalogDescriptor(
        id: movies.id,
        title: movies.title,
        lists: movies.lists,
        facets: movies.facets,
        row: movies.row,
        tap: .details(.ownRequest),
        favorites: nil,
        images: .persistent,
        sections: [
            SectionDescriptor(
                id: SectionID("cast"),
                title: .words(["en": "Cast"]),
                catalog: movies.id,
                shape: .portrait,
                all: .words(["en": "Whole Cast"])
            )
        ]
    )
}
