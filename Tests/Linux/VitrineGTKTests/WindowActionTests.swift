import CAdw
import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests the window's declared actions.
final class WindowActionTests: WidgetTestCase {
    func testTheShortcutsWindowListsEveryKey() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            main.window.activate(action: "win.shortcuts")
            XCTAssertTrue(pump { Window.topmost?.kind == "GtkShortcutsWindow" })
            let shown = try XCTUnwrap(Window.topmost)
            XCTAssertTrue(pump { shown.texts.contains("Refresh") })
            let own = WindowAction.all(stage.model).filter {
                !$0.keys.isEmpty && !$0.caption.isEmpty
            }
            for action in own {
                XCTAssertTrue(shown.texts.contains(action.caption), action.name)
            }
            for caption in [
                "Main Menu", "Open", "First or Last Item", "Item Menu", "Rate, or Remove Rating",
            ] {
                XCTAssertTrue(shown.texts.contains(caption), caption)
            }
            gtk_window_close(shown.pointer.cast())
            stage.close()
        }
    }

    func testNoKeyRunsTwoActions() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films)
            let actions = WindowAction.all(stage.model)
            let keys = actions.flatMap { $0.keys + $0.unclaimedKeys }
            XCTAssertEqual(keys.count, Set(keys).count)
            XCTAssertEqual(actions.count, Set(actions.map(\.name)).count)
            XCTAssertTrue(keys.contains("<Control>1"))
        }
    }

    func testUnavailableActionsAreDisabled() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            XCTAssertFalse(main.isEnabled("heart"), "the catalog has no hearts")
            XCTAssertFalse(main.isEnabled("back"))
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.isEnabled("back") })
            XCTAssertTrue(main.isEnabled("refresh"))
            stage.close()
        }
    }

    func testTheFavoriteActionAppliesToTheRowOrTheOpenItem() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let row = try XCTUnwrap(stage.row("Movie 3"))
            row.focus()
            main.window.activate(action: "win.heart")
            XCTAssertTrue(stage.model.marks[Item.movie(3).id].isFavorite)
            let content = try XCTUnwrap(stage.list?.row(at: 2)?.content)
            XCTAssertTrue(pump { row.isSpoken("\(content.speech), favorite") }, "live")
            stage.list?.rowTapped(Item.movie(5).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 5") })
            main.details.focus()
            main.window.activate(action: "win.heart")
            XCTAssertTrue(stage.model.marks[Item.movie(5).id].isFavorite)
            main.window.activate(action: "win.heart")
            XCTAssertFalse(stage.model.marks[Item.movie(5).id].isFavorite)
            stage.close()
        }
    }

    func testBackClosesDetailsBeforeTheSearchThatFoundThem() throws {
        try onMainLoop {
            for width in [360, 1_000] {
                let stage = try Stage(descriptor: .films, isWarm: true)
                let main = try stage.openLoaded(width: width)
                stage.catalogModel?.searchText = "movie 1"
                stage.list?.rowTapped(Item.movie(1).id)
                XCTAssertTrue(pump { main.inner.showsSecond && main.isEnabled("back") })
                main.window.activate(action: "win.back")
                XCTAssertEqual(stage.model.router.path, [])
                XCTAssertEqual(stage.catalogModel?.isSearching, true)
                XCTAssertTrue(pump { main.isEnabled("back") })
                main.window.activate(action: "win.back")
                XCTAssertEqual(stage.catalogModel?.isSearching, false)
                stage.close()
            }
        }
    }

    func testForwardAndASwipeReopenWhatBackClosed() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 360)
            XCTAssertFalse(main.isEnabled("forward"))
            XCTAssertFalse(main.inner.goesForward)
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.inner.showsSecond && main.isEnabled("back") })
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { main.isEnabled("forward") && main.inner.goesForward })
            main.window.activate(action: "win.forward")
            XCTAssertTrue(pump { stage.model.router.path == [.details(Item.movie(1).id)] })
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            XCTAssertTrue(pump { !main.inner.isCrossing })
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { main.inner.goesForward && !main.inner.isCrossing })
            main.inner.showsSecond = true
            XCTAssertTrue(pump { stage.model.router.path == [.details(Item.movie(1).id)] })
            stage.close()
        }
    }

    func testARefreshRequestsAFailedPictureAgain() throws {
        try onMainLoop {
            let pictures = StubPictures()
            pictures.breakDown()
            let stage = try Stage(isWarm: true, pictures: pictures)
            let main = try stage.openLoaded()
            let first = try XCTUnwrap(pictures.asked.first)
            XCTAssertEqual(pictures.asked.filter { $0 == first }.count, 1)
            main.window.activate(action: "win.refresh")
            XCTAssertTrue(pump { pictures.asked.filter { $0 == first }.count == 2 })
            stage.close()
        }
    }
}

extension MainWindow {
    fileprivate func isEnabled(_ name: String) -> Bool {
        g_action_group_get_action_enabled(window.pointer.opaque, name) != 0
    }
}
