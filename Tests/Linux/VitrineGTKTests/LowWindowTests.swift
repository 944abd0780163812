import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests low windows, where search and lists stay but other controls above the rows fold.
final class LowWindowTests: WidgetTestCase {
    @MainActor private static func resize(_ main: MainWindow, to width: Int, _ height: Int) {
        main.window.resize(width: width, height: height)
        XCTAssertTrue(pump { abs(main.window.height - height) < 20 })
        pump(frames: 20, of: main.window)
    }

    func testSearchAndListsStayWhileTheListScrolls() throws {
        try onMainLoop {
            for (width, height) in [(800, 600), (370, 640), (700, 400)] {
                let stage = try Stage([Item.movies(1...200)], descriptor: .films, isWarm: true)
                let main = try stage.openLoaded(width: width)
                Self.resize(main, to: width, height)
                let list = try XCTUnwrap(main.currentList)
                let search = try XCTUnwrap(main.window.all("GtkSearchEntry").first)
                let tab = try XCTUnwrap(main.window.buttons("Popular").first)
                let place = try XCTUnwrap(search.frame(in: main.window)?.y)
                for distance in [300.0, 300, 300, 300, -80, 5_000] {
                    list.scroll(by: distance)
                    pump(frames: 4, of: main.window)
                    XCTAssertTrue(search.isMapped && tab.isMapped)
                    XCTAssertEqual(search.frame(in: main.window)?.y, place)
                }
                XCTAssertGreaterThan(list.scroller.window.offset, 1_000)
                stage.close()
            }
        }
    }

    func testChipsFoldIntoTheFilterButton() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...200)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 700)
            Self.resize(main, to: 700, 360)
            let list = try XCTUnwrap(stage.list)
            stage.catalogModel?.filterOpened()
            list.filterChanged(Filter(minimumRating: 7))
            let chips = { main.window.buttons("Remove Filter: ★ 7.0 or higher").first }
            let button = try XCTUnwrap(main.currentPage?.filter.root)
            XCTAssertTrue(pump { button.tooltip == "Filter · ★ 7.0 or higher" })
            pump(frames: 20, of: main.window)
            XCTAssertFalse(chips()?.isMapped ?? false)
            Self.resize(main, to: 700, 700)
            XCTAssertTrue(pump { chips()?.isMapped ?? false })
            XCTAssertEqual(button.tooltip, "Filter")
            stage.close()
        }
    }

    func testTheStripFoldsIntoAButton() throws {
        try onMainLoop {
            let stage = try Stage.cast((1...60).map { .character($0) })
            let main = try stage.openLoaded(width: 700)
            stage.heart(1)
            XCTAssertTrue(pump { main.currentPage?.strip?.count == 1 })
            stage.settle()
            let strip = try XCTUnwrap(main.currentPage?.strip)
            let page = try XCTUnwrap(main.currentPage)
            XCTAssertTrue(pump { strip.root.height > 60 })
            XCTAssertFalse(page.stripButton.isMapped)
            Self.resize(main, to: 700, 360)
            XCTAssertTrue(pump { page.stripButton.isMapped && strip.root.height == 0 })
            XCTAssertGreaterThan(main.currentList?.root.height ?? 0, 150)
            page.stripButton.click()
            XCTAssertTrue(pump { strip.root.height > 60 })
            pump(frames: 20, of: main.window)
            XCTAssertGreaterThan(strip.root.height, 60, "it stays open")
            page.stripButton.click()
            XCTAssertTrue(pump { strip.root.height == 0 })
            Self.resize(main, to: 700, 700)
            XCTAssertTrue(pump { !page.stripButton.isMapped && strip.root.height > 60 })
            stage.close()
        }
    }

    func testNoticesFoldIntoOneLine() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...200)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 360)
            Self.resize(main, to: 360, 700)
            stage.provider.fail(.offline)
            stage.list?.refreshRequested()
            let banner = try XCTUnwrap(main.currentPage?.banner)
            XCTAssertTrue(pump { banner.root.isRevealed })
            pump(frames: 30, of: main.window)
            let high = banner.root.height
            Self.resize(main, to: 360, 330)
            XCTAssertTrue(pump { banner.isOneLine })
            pump(frames: 10, of: main.window)
            XCTAssertLessThanOrEqual(banner.root.height, min(high, Int(NoticeLine.height)))
            Self.resize(main, to: 360, 700)
            XCTAssertTrue(pump { !banner.isOneLine && banner.root.height == high })
            stage.close()
        }
    }
}
