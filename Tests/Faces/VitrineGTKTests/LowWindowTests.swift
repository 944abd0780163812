import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// In a window of less than 600 px of height the controls leave the room to the rows.
final class LowWindowTests: WidgetTestCase {
    @MainActor private static func lowWindow() throws -> (Stage, MainWindow) {
        let stage = try Stage([Item.movies(1...200)], descriptor: .films, isWarm: true)
        let main = try stage.openLoaded(width: 700)
        main.window.resize(width: 700, height: 480)
        XCTAssertTrue(pump { main.window.height < 500 })
        pump(frames: 20, of: main.window)
        return (stage, main)
    }

    func testTheControlsGoDownwardsAndComeUpwards() throws {
        try onMainLoop {
            let (stage, main) = try Self.lowWindow()
            let list = try XCTUnwrap(main.currentList)
            let search = try XCTUnwrap(main.window.all("GtkSearchEntry").first)
            XCTAssertTrue(search.isMapped)

            let high = list.root.height
            for _ in 0..<4 {
                list.scroll(by: 300)
                pump(frames: 4, of: main.window)
            }
            XCTAssertFalse(search.isMapped)
            XCTAssertGreaterThan(list.root.height, high + 60)
            let top = try XCTUnwrap(list.topItem)
            pump(frames: 30, of: main.window)
            XCTAssertFalse(search.isMapped, "they do not come and go by themselves")
            XCTAssertEqual(list.topItem, top)

            list.scroll(by: -80)
            XCTAssertTrue(pump { search.isMapped })
            pump(frames: 30, of: main.window)
            XCTAssertTrue(search.isMapped)
            XCTAssertGreaterThan(list.place, 500, "the rows stay where they are")

            list.scroll(by: 400)
            XCTAssertTrue(pump { !search.isMapped })
            main.currentPage?.focusSearch()
            XCTAssertTrue(pump { search.isMapped && search.hasFocusWithin })
            pump(frames: 10, of: main.window)
            XCTAssertTrue(search.isMapped)
            stage.browser?.searchTextChanged("Movie 1")
            XCTAssertTrue(pump { main.currentList?.order.ids.count ?? 0 > 50 })
            for _ in 0..<3 {
                main.currentList?.scroll(by: 300)
                pump(frames: 4, of: main.window)
            }
            XCTAssertTrue(search.isMapped, "whoever has typed keeps the field")
            stage.close()
        }
    }

    func testAControlThatGoesLeavesTheKeyboardToTheRows() throws {
        try onMainLoop {
            let (stage, main) = try Self.lowWindow()
            let tab = try XCTUnwrap(main.window.buttons("Popular").first)
            tab.focus()
            XCTAssertTrue(tab.hasFocusWithin)
            main.currentList?.scroll(by: 900)
            XCTAssertTrue(pump { !tab.isMapped })
            XCTAssertTrue(pump { main.currentList?.root.hasFocusWithin ?? false })
            pump(frames: 20, of: main.window)
            XCTAssertGreaterThan(main.currentList?.place ?? 0, 600, "the rows stay where they are")
            XCTAssertFalse(tab.isMapped)
            stage.close()
        }
    }

    func testAWindowWithRoomKeepsThem() throws {
        try onMainLoop {
            let (stage, main) = try Self.lowWindow()
            main.currentList?.scroll(by: 900)
            let search = try XCTUnwrap(main.window.all("GtkSearchEntry").first)
            XCTAssertTrue(pump { !search.isMapped })
            main.window.resize(width: 700, height: 760)
            XCTAssertTrue(pump { search.isMapped })
            main.currentList?.scroll(by: 900)
            pump(frames: 10, of: main.window)
            XCTAssertTrue(search.isMapped)
            stage.close()
        }
    }
}
