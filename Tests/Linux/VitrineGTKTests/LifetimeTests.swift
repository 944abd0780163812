import CAdw
import Catalog
import Features
import ImagePipeline
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class LifetimeTests: WidgetTestCase {
    func testAClosedWindowReleasesEverything() throws {
        try onMainLoop {
            drain()
            let before = counts()
            weak var main: MainWindow?
            weak var page: ListPage?
            weak var list: ItemList?
            do {
                let stage = try Stage([Item.movies(1...100)], isWarm: true)
                let window = try stage.openLoaded()
                stage.list?.rowTapped(Item.ID(CatalogID("movies"), "1"))
                XCTAssertTrue(pump { window.details.root.texts.contains("Movie 1") })
                main = window
                page = window.pages.lists.values.first
                list = window.currentList
                XCTAssertNotNil(page)
                XCTAssertGreaterThan(LeakCounters.cells, 50)
                stage.close()
            }
            XCTAssertTrue(pump(seconds: 2) { main == nil })
            XCTAssertNil(page)
            XCTAssertNil(list)
            XCTAssertEqual(counts(), before, "bindings, followed runs, closures, cells, textures")
        }
    }

    func testAWindowClosedWhileLoadingReleasesEverything() throws {
        try onMainLoop {
            drain()
            let before = counts()
            weak var model: AppModel?
            do {
                let stage = try Stage()
                stage.provider.shut(true)
                stage.pictures.shut(true)
                model = stage.model
                try stage.open()
                stage.close()
                stage.provider.shut(false)
                stage.pictures.shut(false)
                drain()
            }
            XCTAssertTrue(pump(seconds: 2) { model == nil })
            XCTAssertEqual(counts(), before)
        }
    }

    func testARetainedClosedWindowDoesNothing() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            main.window.close()
            drain()
            XCTAssertTrue(main.isClosed)
            main.present()
            XCTAssertFalse(main.isPastSplash)
            stage.model.router.path = [.details(Item.ID(CatalogID("movies"), "1"))]
            drain()
        }
    }

    func testAnOffscreenListReleasesItsCellsAndRestoresItsPosition() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...100)], isWarm: true)
            let main = try stage.openLoaded()
            let rows = try XCTUnwrap(main.currentList)
            rows.scroll(by: 1_000)
            stage.settle()
            let (place, top) = (rows.scroller.window.offset, try XCTUnwrap(rows.scroller.topItem))
            let cells = LeakCounters.cells
            XCTAssertGreaterThan(cells, 50)
            for _ in 1...3 { _ = main.releaseOffscreen() }
            XCTAssertEqual(LeakCounters.cells, cells, "visible cells stay")
            main.shell.setCovered(true)
            for _ in 1...3 { _ = main.releaseOffscreen() }
            drain()
            XCTAssertEqual(LeakCounters.cells, 0)
            XCTAssertEqual(rows.scroller.topItem, top, "the window may be closed now")
            main.shell.setCovered(false)
            XCTAssertTrue(
                pump {
                    !rows.scroller.anchor.isRestoring
                        && abs(rows.scroller.window.offset - place) < 1
                }
            )
            XCTAssertEqual(rows.scroller.topItem, top)
            XCTAssertGreaterThan(LeakCounters.cells, 50)
            stage.close()
        }
    }

    /// New rows create cells with bindings, which must not happen while another binding reads.
    func testAListReleasedBehindItsPlaceholderShowsRowsAgain() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...40)], isWarm: true)
            let main = try stage.openLoaded()
            let list = try XCTUnwrap(stage.list)
            stage.provider.answer([[]])
            list.filterChanged(Filter(minimumRating: 10))
            XCTAssertTrue(pump { list.emptyReason == .filter })
            // The placeholder fades in over the rows.
            XCTAssertTrue(pump { main.currentList?.root.isOnScreen == false })
            for _ in 1...3 { _ = main.releaseOffscreen() }
            // GTK 4.18 releases the last cell in a later frame.
            XCTAssertTrue(pump { LeakCounters.cells == 0 })
            stage.provider.answer([Item.movies(1...40)])
            list.filterCleared()
            XCTAssertTrue(pump { list.ids.count == 40 && LeakCounters.cells > 10 })
            stage.close()
        }
    }

    func testSlidingPanesLeakNoPictures() throws {
        try onMainLoop {
            drain()
            let before = DecodedImage.livingCount
            do {
                let stage = try Stage(isWarm: true)
                let main = try stage.openLoaded(width: 400)
                for number in 1...3 {
                    stage.list?.rowTapped(Item.ID(CatalogID("movies"), "\(number)"))
                    // Without open details there is nothing to fold.
                    XCTAssertTrue(pump { main.inner.isFolded })
                    XCTAssertTrue(
                        pump { main.details.posterTexture != nil && !main.inner.isCrossing }
                    )
                    stage.settle()
                    main.window.activate(action: "win.back")
                    XCTAssertTrue(pump { !main.inner.showsSecond && !main.inner.isCrossing })
                    stage.settle()
                }
                stage.close()
            }
            pump(seconds: 2) { DecodedImage.livingCount == before }
            XCTAssertEqual(DecodedImage.livingCount, before, "pictures in memory")
        }
    }

    func testTwoWindowsShareAModel() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let first = try stage.openLoaded()
            let second = try stage.openLoaded(width: 700)
            first.window.close()
            drain()
            stage.list?.rowTapped(Item.ID(CatalogID("movies"), "2"))
            XCTAssertTrue(pump { second.details.root.texts.contains("Movie 2") })
            stage.close()
        }
    }
}

@MainActor
private func counts() -> [Int] {
    [
        LeakCounters.bindings, LeakCounters.trackings, LeakCounters.handlers, LeakCounters.cells,
        PictureView.textureCount,
    ]
}
