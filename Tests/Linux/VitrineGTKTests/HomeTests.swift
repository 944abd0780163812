import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class HomeTests: WidgetTestCase {
    func testThePageKeepsItsScrollPositionAndOpenDetails() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 700)
            room.home()
            let home = try XCTUnwrap(room.main.home)
            // Move the focus from a card below the viewport to the pane.
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

    func testWhatIsTypedInTheFieldGoesOnInTheSearchOfAllCatalogs() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 360, height: 640)
            room.home()
            let entry = try XCTUnwrap(room.main.home?.root.all("GtkSearchEntry").first)
            XCTAssertTrue(entry.isSpoken("Search all catalogs"))
            entry.focus()
            for text in ["a", "av"] { gtk_editable_set_text(entry.pointer.opaque, text) }
            XCTAssertTrue(pump { room.main.quickSearch?.window.isMapped == true })
            let dialog = try XCTUnwrap(room.main.quickSearch?.window.erased)
            XCTAssertTrue(pump { !dialog.all("GtkSearchEntry").isEmpty })
            let field = try XCTUnwrap(dialog.all("GtkSearchEntry").first)
            XCTAssertTrue(pump { field.hasFocusWithin })
            XCTAssertEqual(
                gtk_editable_get_text(field.pointer.opaque).map { String(cString: $0) },
                "av"
            )
            XCTAssertEqual(gtk_editable_get_position(field.pointer.opaque), 2)
            var (start, end) = (Int32(0), Int32(0))
            XCTAssertEqual(gtk_editable_get_selection_bounds(field.pointer.opaque, &start, &end), 0)
            room.model.quickSearchClosed()
            XCTAssertTrue(pump { room.main.quickSearch == nil })
            XCTAssertTrue(
                pump { gtk_editable_get_text(entry.pointer.opaque).map { $0.pointee } == 0 }
            )
            room.close()
        }
    }

    func testAnOpenedCardStaysInViewAndInPlace() throws {
        try onMainLoop {
            for width in [1_280, 1_000] {
                let room = try Showroom(.ukrainian, width: width, height: 800)
                room.home()
                let home = try XCTUnwrap(room.main.home)
                home.scroller.offset = 620
                room.settle()
                let shelf = try XCTUnwrap(
                    home.shelves.first {
                        Self.place(of: $0.root, in: home).map { $0.y > 200 } ?? false
                    }
                )
                let list = try XCTUnwrap(shelf.root.all("GtkListView").first)
                let row = try XCTUnwrap(shelf.root.all("GtkScrolledWindow").first)
                let across = gtk_scrolled_window_get_hadjustment(row.pointer.opaque)
                gtk_adjustment_set_value(across, 333)
                room.settle()
                let cards = list.all("GtkListItemWidget").filter {
                    $0.frame(in: row).map { $0.x >= 0 && $0.x + $0.width <= Double(row.width) }
                        ?? false
                }
                let card = try XCTUnwrap(cards.last)
                let before = try XCTUnwrap(Self.place(of: card, in: home))
                let (offset, column) = (home.scroller.offset, gtk_adjustment_get_value(across))
                XCTAssertGreaterThan(column, 100)
                card.focus()
                card.press()
                XCTAssertTrue(pump { room.main.side.root.isMapped })
                room.settle()
                if !room.main.inner.isFolded {
                    let beside = try XCTUnwrap(Self.place(of: card, in: home))
                    XCTAssertEqual(beside.y, before.y, accuracy: 1, "at \(width)")
                    let inRow = try XCTUnwrap(card.frame(in: row))
                    XCTAssertLessThanOrEqual(inRow.x + inRow.width, Double(row.width) + 1)
                    XCTAssertGreaterThanOrEqual(inRow.x, -1)
                }
                room.main.window.activate(action: "win.back")
                XCTAssertTrue(pump { !room.main.side.root.isMapped })
                room.settle()
                XCTAssertEqual(home.scroller.offset, offset, "at \(width)")
                // GTK rounds the anchor of its list, a fraction of the width, to whole pixels.
                let after = gtk_adjustment_get_value(across)
                XCTAssertEqual(after, column, accuracy: 1, "at \(width)")
                XCTAssertTrue(pump { card.isFocused })
                room.close()
            }
        }
    }

    @MainActor private static func place(of widget: AnyWidget, in home: HomePage) -> Rectangle? {
        widget.frame(in: home.scroller)
    }

    func testLateMoviesKeepTheirSlots() throws {
        try onMainLoop {
            for width in [1_200, 360] {
                let room = try Showroom(
                    .english,
                    width: width,
                    height: 800,
                    services: .holdingMovies
                )
                let home = try XCTUnwrap(room.main.home)
                let model = try XCTUnwrap(room.model.home)
                let photos = CatalogID("photos")
                XCTAssertTrue(pump { model.shown.contains { $0.catalog.id == photos } })
                room.settle()
                let shelf = try XCTUnwrap(home.shelves.first { $0.shelf.catalog.id == photos })
                let before = try XCTUnwrap(Self.place(of: shelf.root, in: home))
                let late = home.shelves.filter { $0.shelf.cards.isEmpty }
                XCTAssertEqual(late.map(\.shelf.title), ["Popular Movies", "Top Rated Movies"])
                XCTAssertEqual(home.root.buttons("Details").map { $0.parent?.opacity }, [0])
                XCTAssertNil(late[0].focusedPosition)
                XCTAssertFalse(late[0].contextMenuAsked(at: (x: 50, y: 50)), "nothing is there")
                room.demo.set(.open)
                XCTAssertTrue(pump { model.isSettled && model.spotlight?.item != nil })
                room.settle()
                let after = try XCTUnwrap(Self.place(of: shelf.root, in: home))
                // A narrow spotlight is as high as its title.
                XCTAssertEqual(before.y, after.y, accuracy: width < 640 ? 60 : 1)
                XCTAssertEqual(home.root.buttons("Details").map { $0.parent?.opacity }, [1])
                room.close()
            }
        }
    }

    func testTheFirstFavoriteMovesNoCardUnderThePointer() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 900)
            room.home()
            let home = try XCTUnwrap(room.main.home)
            let characters = CatalogID("characters")
            for change in ["the first", "none"] {
                let shelf = try XCTUnwrap(home.shelves.last { $0.shelf.catalog.id == characters })
                home.scroller.offset = 1_600
                room.settle()
                let count = home.shelves.count
                let before = try XCTUnwrap(Self.place(of: shelf.root, in: home))
                gtk_widget_set_state_flags(shelf.root.pointer, GTK_STATE_FLAG_PRELIGHT, 0)
                room.model.marks.favoriteTapped(shelf.shelf.cards[0].id)
                XCTAssertTrue(pump { home.shelves.count != count })
                room.settle()
                let after = try XCTUnwrap(Self.place(of: shelf.root, in: home))
                XCTAssertEqual(before.y, after.y, accuracy: 1, "\(change)")
            }
            room.close()
        }
    }

    func testTheSpotlightFitsThePageInEachFrame() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_000, height: 700)
            room.home()
            let home = try XCTUnwrap(room.main.home)
            let spotlight = try XCTUnwrap(home.spotlight).root
            var heights: Set<Int> = []
            FrameClock.observe(
                room.main.window,
                before: {},
                after: { if home.scroller.pageWidth > 1_100 { heights.insert(spotlight.height) } }
            )
            room.main.window.resizeWindow(width: 1_600, height: 700)
            room.settle()
            XCTAssertEqual(heights, [spotlight.height])
            room.close()
        }
    }

    func testACardHasTheMenuOfItsRow() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 900)
            room.home()
            let home = try XCTUnwrap(room.main.home)
            let shelf = try XCTUnwrap(home.shelves.first { $0.shelf.title == "Popular Movies" })
            XCTAssertTrue(shelf.contextMenuAsked(at: (x: 40, y: 40)))
            let menu = try XCTUnwrap(shelf.root.all("GtkPopoverMenu").first)
            XCTAssertTrue(pump { menu.isMapped })
            XCTAssertEqual(menu.texts.first, "Show Details")
            XCTAssertTrue(menu.texts.contains("Copy Title"))
            let id = shelf.shelf.cards[0].id
            shelf.root.activate(action: "row.heart")
            XCTAssertTrue(pump { room.model.marks[id].isFavorite })
            shelf.root.activate(action: "row.open")
            XCTAssertEqual(room.model.router.openItem, id)
            menu.closePopover()
            XCTAssertTrue(pump { !menu.isMapped })
            room.close()
        }
    }

    func testARankingShowsRanksAndScores() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 900)
            room.home()
            let shelf = try XCTUnwrap(
                room.model.home?.shown.first { $0.catalog.id == CatalogID("films") }
            )
            XCTAssertTrue(shelf.cards[0].rankedTitle.hasPrefix("1. "))
            XCTAssertEqual(shelf.cards.map(\.rank), Array(1...15))
            XCTAssertTrue(shelf.cards.allSatisfy { $0.lines.last?.contains("★") == true })
            room.close()
        }
    }

    func testARefusedKeyIsExplainedInsteadOfTheMovies() throws {
        try onMainLoop {
            let room = try Showroom(.ukrainian, width: 360, height: 640, services: .held)
            room.demo.set(.refusingKey)
            XCTAssertTrue(pump { room.main.home != nil })
            let home = try XCTUnwrap(room.main.home)
            let strings = room.model.strings
            XCTAssertTrue(pump { home.root.texts.contains(strings("list.failed.title")) })
            XCTAssertTrue(home.root.texts.contains { $0.hasPrefix("Invalid API key.") })
            XCTAssertFalse(home.shelves.isEmpty)
            XCTAssertTrue(
                pump { !home.shelves.contains { $0.shelf.catalog.id == CatalogID("movies") } }
            )
            room.settle()
            XCTAssertLessThanOrEqual(room.main.window.minimumWidth, 372)
            try XCTUnwrap(home.root.buttons(strings("settings.title")).first).click()
            XCTAssertTrue(pump { room.main.preferences != nil })
            room.main.preferences?.window.close()
            room.demo.set(.open)
            try XCTUnwrap(home.root.buttons(strings("list.retry")).last).click()
            XCTAssertTrue(
                pump { home.shelves.first?.shelf.catalog.id == CatalogID("movies") }
            )
            XCTAssertTrue(pump { !home.root.texts.contains(strings("list.failed.title")) })
            room.close()
        }
    }

    func testAnOffscreenPageReleasesItsPictures() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 700)
            room.home()
            XCTAssertTrue(pump { PictureView.textureCount > 10 })
            room.main.shell.setCovered(true)
            // Only the spotlight's picture may remain. Shelves that arrive meanwhile are released, too.
            XCTAssertTrue(
                pump {
                    _ = room.main.releaseOffscreen()
                    return PictureView.textureCount <= 1
                },
                "\(PictureView.textureCount) pictures; the page is "
                    + "\(room.main.home?.root.isOnScreen == true ? "shown" : "hidden")"
            )
            room.main.shell.setCovered(false)
            XCTAssertTrue(pump { PictureView.textureCount > 10 })
            room.close()
        }
    }

    func testAnOffscreenPageLoadsNoPictures() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 700, services: .held)
            room.main.shell.setCovered(true)
            room.demo.set(.open)
            XCTAssertTrue(pump { (room.main.home?.shelves.count ?? 0) > 5 })
            room.settle()
            XCTAssertLessThanOrEqual(PictureView.textureCount, 1)
            room.main.shell.setCovered(false)
            XCTAssertTrue(pump { PictureView.textureCount > 10 })
            room.close()
        }
    }

    func testFailedPicturesAreRetriedWhenTheNetworkReturns() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 800, services: .held)
            room.demo.set(.withoutPictures)
            XCTAssertTrue(pump { room.model.home?.content == .shelves })
            let home = try XCTUnwrap(room.main.home)
            let pictures = { home.shelves.flatMap { $0.root.all("VtPicture") }.prefix(4) }
            XCTAssertTrue(pump { pictures().count == 4 && arrivingPictureCount == 0 })
            room.settle()
            XCTAssertTrue(pictures().allSatisfy(\.isEmptyPicture))
            room.demo.set(.open)
            room.model.networkCameBack()
            XCTAssertTrue(pump { !pictures().contains(where: \.isEmptyPicture) })
            room.close()
        }
    }

    func testOnlyShelvesNearTheViewLoadPictures() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 400)
            room.home()
            let home = try XCTUnwrap(room.model.home)
            let cards = home.shown.reduce(0) { $0 + $1.cards.count }
            XCTAssertGreaterThan(cards, 80)
            XCTAssertTrue(pump { PictureView.textureCount > 10 })
            room.settle()
            XCTAssertLessThan(PictureView.textureCount, cards / 2)
            room.close()
        }
    }

    func testShelvesScrolledIntoViewLoadPictures() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_200, height: 400)
            room.home()
            XCTAssertTrue(pump { PictureView.textureCount > 10 })
            room.settle()
            let home = try XCTUnwrap(room.main.home)
            home.scroller.offset = home.scroller.contentHeight
            room.settle()
            let pictures = try XCTUnwrap(home.shelves.last).root.all("VtPicture")
            XCTAssertGreaterThan(pictures.count, 4)
            XCTAssertTrue(pump { !pictures.prefix(4).contains(where: \.isEmptyPicture) })
            room.close()
        }
    }

    /// Covers long titles, right-to-left titles and items without facets.
    func testUnusualItemsFitANarrowPageAndItsDetails() throws {
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
