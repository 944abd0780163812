import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class LayoutTests: WidgetTestCase {
    func testFoldsAtThreeWidthsAsDesigned() throws {
        try onMainLoop {
            for (width, outer, inner) in [
                (360, true, true), (700, false, true), (1_200, false, false),
            ] {
                let stage = try Stage(isWarm: true)
                let main = try stage.openLoaded(width: width)
                XCTAssertEqual(main.outer.isFolded, outer, "sidebar at \(width)")
                XCTAssertNotNil(stage.row("Movie 1"))
                XCTAssertFalse(main.details.root.isMapped, "nothing is open")
                stage.list?.rowTapped(Item.movie(1).id)
                XCTAssertTrue(pump { main.details.root.isMapped })
                XCTAssertTrue(pump { main.inner.isFolded == inner }, "details at \(width)")
                XCTAssertTrue(pump { (main.currentList?.root.isMapped ?? false) != inner })
                stage.close()
            }
        }
    }

    func testExactlyOneSetOfWindowButtonsIsShown() throws {
        try onMainLoop {
            for width in [360, 700, 1_200] {
                let stage = try Stage(isWarm: true)
                let main = try stage.openLoaded(width: width)
                let close = {
                    main.window.all("GtkWindowControls").flatMap { $0.all("GtkButton") }
                        .filter { $0.has(style: "close") }
                }
                XCTAssertTrue(pump(seconds: 3) { close().count == 1 }, "at \(width)")
                stage.list?.rowTapped(Item.movie(1).id)
                XCTAssertTrue(pump { main.details.posterButton?.isMapped ?? false })
                main.details.posterButton?.press()
                XCTAssertTrue(pump { main.viewer?.root.isMapped ?? false })
                let buttons = main.viewer?.header.all("GtkWindowControls")
                    .flatMap { $0.all("GtkButton") }
                XCTAssertEqual(buttons?.count, width < 600 ? 1 : 3, "in the viewer at \(width)")
                stage.close()
            }
        }
    }

    func testControlsAlignWithTheRowsInTheWidestWindow() throws {
        try onMainLoop {
            for (descriptor, item) in [
                (CatalogDescriptor.films, Item.movie(1)), (.ranked, .ranked(1)),
            ] {
                let stage = try Stage([[item]], descriptor: descriptor, isWarm: true)
                let main = try stage.openLoaded(width: 2_560)
                let page = try XCTUnwrap(main.currentPage?.root)
                let tab = page.buttons(descriptor == .ranked ? "User Rated" : "Popular").first
                let start = try XCTUnwrap(tab?.frame(in: page)?.x)
                let card = try XCTUnwrap(stage.rows.first?.all("VtCard").first?.frame(in: page)?.x)
                XCTAssertEqual(start, card, accuracy: 1)
                stage.close()
            }
        }
    }

    func testNarrowDetailsTakeTheFocusAndBackReturnsIt() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded(width: 360)
            let row = try XCTUnwrap(stage.row("Movie 3"))
            row.focus()
            row.press()
            XCTAssertTrue(pump { main.inner.showsSecond })
            XCTAssertTrue(pump { main.details.root.hasFocusWithin }, "the keyboard follows")
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 3") })
            let back = main.details.root.all("GtkButton").first { $0.isSpoken("Back") }
            XCTAssertNotNil(back)
            pump(frames: 30, of: main.window)
            back?.press()
            XCTAssertTrue(pump { !main.inner.showsSecond })
            XCTAssertEqual(stage.model.router.path, [])
            XCTAssertTrue(pump { stage.row("Movie 3")?.isFocused ?? false }, "and returns")
            stage.close()
        }
    }

    func testBackReturnsTheFocusToADistantRow() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...400)], isWarm: true)
            let main = try stage.openLoaded(width: 360)
            stage.list?.rowTapped(Item.ID(CatalogID("movies"), "2"))
            XCTAssertTrue(pump { main.inner.showsSecond })
            pump(frames: 30, of: main.window)
            main.scrollToEnd()
            pump(frames: 5, of: main.window)
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { stage.row("Movie 2")?.isFocused ?? false })
            stage.close()
        }
    }

    func testFoldingMovesTheFocusToTheVisiblePane() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded(width: 1_200)
            let row = try XCTUnwrap(stage.row("Movie 2"))
            row.focus()
            row.press()
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 2") })
            XCTAssertTrue(
                pump { stage.row("Movie 2")?.isFocused ?? false },
                "beside the list it stays in the list, not \(main.window.focusWithin?.trail ?? "nowhere")"
            )
            main.window.resize(width: 600, height: 700)
            XCTAssertTrue(pump { main.inner.isFolded })
            XCTAssertTrue(pump { main.details.root.hasFocusWithin })
            main.window.resize(width: 1_200, height: 700)
            XCTAssertTrue(pump { !main.inner.isFolded })
            XCTAssertTrue(pump { stage.row("Movie 2") != nil })
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { stage.row("Movie 2")?.isFocused ?? false })
            stage.close()
        }
    }

    func testSwipingBackReachesTheListButNotTheSidebar() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded(width: 360)
            XCTAssertEqual(adw_leaflet_get_can_navigate_back(main.outer.pointer.opaque), 0)
            XCTAssertEqual(adw_leaflet_get_can_navigate_back(main.inner.pointer.opaque), 1)
            XCTAssertTrue(main.outer.showsSecond)
            stage.close()
        }
    }

    func testUnusualTitlesAreLiteralAndFitANarrowWindow() throws {
        try onMainLoop {
            let titles = [
                "<b>&amp;</b> %s", "שלום עולם", String(repeating: "Long title ", count: 45) + "end",
                String(repeating: "Unbroken", count: 62) + "end!",
            ]
            for language in [Language.english, .ukrainian] {
                let items = titles.enumerated().map { Item.movie($0 + 1, $1, overview: titles[3]) }
                let stage = try Stage([items], language: language, isWarm: true)
                let main = try stage.openLoaded(width: 360)
                XCTAssertLessThanOrEqual(main.shell.minimumWidth, 360)
                for (number, title) in titles.enumerated() {
                    XCTAssertNotNil(stage.row(title), "in the list: \(title.prefix(20))")
                    stage.list?.rowTapped(items[number].id)
                    XCTAssertTrue(pump { main.details.root.texts.filter { $0 == title }.count > 1 })
                    XCTAssertTrue(pump { stage.model.details?.content.isLoading == false })
                    pump(frames: 20, of: main.window)
                    XCTAssertLessThanOrEqual(main.shell.minimumWidth, 360, "\(title.prefix(20))")
                    XCTAssertEqual(main.shell.width, 360)
                    stage.model.router.path = []
                    XCTAssertTrue(pump { !main.inner.showsSecond })
                    pump(frames: 20, of: main.window)
                }
                stage.close()
            }
        }
    }

    func testEveryControlHasAName() throws {
        try onMainLoop {
            for width in [360, 1_200] {
                let stage = try Stage(isWarm: true)
                let main = try stage.openLoaded(width: width)
                stage.list?.rowTapped(Item.ID(CatalogID("movies"), "1"))
                XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
                let kinds = [
                    "GtkButton", "GtkToggleButton", "GtkMenuButton", "GtkListItemWidget",
                    "GtkListBoxRow", "GtkSpinner", "GtkListView",
                ]
                for widget in main.window.descendants() where kinds.contains(widget.kind) {
                    let isOfGTK = ["GtkWindowControls", "GtkSpinButton"]
                        .contains(widget.parent?.kind)
                    let place = "\(widget.parent?.kind ?? "") › \(widget.kind) at \(width)"
                    XCTAssertTrue(isOfGTK || widget.hasName, place)
                }
                stage.close()
            }
        }
    }
}
