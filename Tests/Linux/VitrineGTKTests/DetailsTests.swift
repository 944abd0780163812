import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class DetailsTests: WidgetTestCase {
    func testThePageShowsTheItemThenItsDetails() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let item = Item.movie(1, overview: "A long story.")
            stage.provider.answer(ItemDetails(item: item, facets: item.facets))
            let main = try stage.openLoaded()
            XCTAssertFalse(main.side.root.isVisible, "the list has the whole width")
            stage.provider.shut(true)
            stage.list?.rowTapped(item.id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Drama, Comedy") })
            XCTAssertFalse(main.details.root.texts.contains("A long story."))
            XCTAssertTrue(pump { main.details.root.spins })
            stage.provider.shut(false)
            XCTAssertTrue(pump { main.details.root.texts.contains("A long story.") })
            XCTAssertTrue(pump { !main.details.root.spins })
            let buttons = main.details.root.all("GtkButton")
            XCTAssertTrue(buttons.contains { $0.isSpoken("Poster of Movie 1") })
            try XCTUnwrap(main.details.root.buttons("Close Details").first).click()
            XCTAssertTrue(pump { !main.side.root.isVisible })
            XCTAssertTrue(stage.model.router.path.isEmpty)
            stage.close()
        }
    }

    func testAGenreOpensItsPage() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.details.root.buttons("Drama").count == 1 })
            XCTAssertTrue(main.details.root.texts.contains("★ 7.5 (12 votes)"))
            try XCTUnwrap(main.details.root.buttons("Drama").first).click()
            XCTAssertTrue(pump { main.side.filtered?.root.texts.contains("Genre: Drama") == true })
            XCTAssertEqual(stage.catalogModel?.chips, [])
            stage.close()
        }
    }

    func testEachPageOpensAtItsTop() throws {
        try onMainLoop {
            let overview = String(repeating: "Many words of a story. ", count: 300)
            let items = (1...3).map { Item.movie($0, overview: overview) }
            let stage = try Stage([items], isWarm: true)
            let main = try stage.openLoaded()
            for key in ["1", "2", "1"] {
                stage.list?.rowTapped(Item.ID(CatalogID("movies"), key))
                XCTAssertTrue(pump { main.details.root.texts.contains("Movie \(key)") })
                XCTAssertTrue(pump { stage.model.details?.content.isLoading == false })
                stage.settle()
                let place = try XCTUnwrap(main.details.place)
                XCTAssertEqual(gtk_adjustment_get_value(place), 0)
                gtk_adjustment_set_value(place, 500)
                stage.settle()
                XCTAssertEqual(gtk_adjustment_get_value(place), 500)
            }
            // Close and reopen the same film.
            main.window.activate(action: "win.back")
            drain()
            stage.list?.rowTapped(items[0].id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            stage.settle()
            XCTAssertEqual(gtk_adjustment_get_value(try XCTUnwrap(main.details.place)), 0)
            stage.close()
        }
    }

    func testAFailedPageOffersToTryAgain() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            stage.provider.fail(.notFound(message: "No <such> film"))
            stage.list?.rowTapped(Item.ID(CatalogID("movies"), "unknown"))
            XCTAssertTrue(
                pump { main.details.root.texts.contains { $0.contains("No <such> film") } }
            )
            let retry = main.details.root.all("GtkButton").first { $0.texts == ["Try Again"] }
            let item = Item.movie(77, "Found")
            stage.provider.fail(nil)
            stage.provider.answer(
                ItemDetails(
                    item: Item(
                        id: Item.ID(CatalogID("movies"), "unknown"),
                        title: "Found",
                        artwork: nil,
                        facets: item.facets
                    ),
                    facets: item.facets
                )
            )
            retry?.press()
            XCTAssertTrue(pump { main.details.root.texts.contains("Found") })
            stage.close()
        }
    }

    func testAnnouncesLoadingSuccessAndFailure() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let item = Item.movie(1, overview: "A long story.")
            stage.provider.answer(ItemDetails(item: item, facets: item.facets))
            let main = try stage.openLoaded()
            let page = main.details.root
            XCTAssertEqual(page.announced, [])
            stage.provider.shut(true)
            stage.list?.rowTapped(item.id)
            XCTAssertTrue(pump { page.announced == ["Loading details"] })
            stage.provider.shut(false)
            XCTAssertTrue(pump { page.announced == ["Movie 1: details loaded"] })
            stage.provider.fail(.notFound(message: "No such film"))
            stage.list?.rowTapped(Item.ID(CatalogID("movies"), "unknown"))
            XCTAssertTrue(pump { page.announced == ["No such film"] && ShownAlert.first != nil })
            ShownAlert.first?.close()
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { page.announced == [] })
            stage.close()
        }
    }

    func testAFoldedPageKeepsItsTextsWhileItSlidesOut() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded(width: 360)
            stage.list?.rowTapped(Item.ID(CatalogID("movies"), "1"))
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            pump(frames: 30, of: main.window)
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { !main.inner.showsSecond })
            let labels = main.details.root.descendants().filter { $0.kind == "GtkLabel" }
            XCTAssertTrue(labels.contains { $0.texts.isEmpty || $0.texts == ["Movie 1"] })
            main.window.resize(width: 1_200, height: 700)
            XCTAssertTrue(pump { !main.side.root.isVisible && main.details.root.texts.isEmpty })
            stage.close()
        }
    }
}

extension DetailsPage {
    /// The page's vertical adjustment.
    fileprivate var place: UnsafeMutablePointer<GtkAdjustment>? {
        root.all("GtkScrolledWindow").first
            .flatMap { gtk_scrolled_window_get_vadjustment($0.pointer.opaque) }
    }
}
