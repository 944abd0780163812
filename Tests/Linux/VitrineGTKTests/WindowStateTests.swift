import Catalog
import Features
import Foundation
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests saving and restoring the window's state.
final class WindowStateTests: WidgetTestCase {
    func testClosingSavesSizeListPositionAndDetails() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...200)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 900, height: 640)
            stage.catalogModel?.listTapped(ListID("top-rated"))
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            stage.settle()
            main.currentList?.scroll(by: 3_000)
            pump(frames: 5, of: main.window)
            let list = try XCTUnwrap(main.currentList)
            list.scroll(by: 4_300 - list.scroller.window.offset)
            pump(frames: 5, of: main.window)
            let top = try XCTUnwrap(list.scroller.topItem)
            XCTAssertNotEqual(top, Item.movie(1).id)
            stage.list?.rowTapped(Item.movie(7).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 7") })
            stage.close()
            let left = try XCTUnwrap(stage.kept.last)
            XCTAssertEqual(left.size, WindowState.Size(width: 900, height: 640))
            XCTAssertFalse(left.isMaximized)
            XCTAssertEqual(left.app.catalog, CatalogID("movies"))
            XCTAssertEqual(left.app.lists, [CatalogID("movies"): ListID("top-rated")])
            XCTAssertEqual(left.app.place?.list, ListID("top-rated"))
            XCTAssertEqual(left.app.place?.item.catalog, top.catalog)
            XCTAssertEqual(left.app.path, [.details(Item.movie(7).id)])
        }
    }

    func testANewWindowRestoresTheState() throws {
        try onMainLoop {
            var state = WindowState()
            state.size = WindowState.Size(width: 1_010, height: 655)
            state.app.catalog = CatalogID("movies")
            state.app.lists = [CatalogID("movies"): ListID("top-rated")]
            state.app.place = RestorationState.ScrollPosition(
                list: ListID("top-rated"),
                item: Item.movie(40).id
            )
            state.app.path = [.details(Item.movie(40).id)]
            let stage = try Stage(
                [Item.movies(1...200)],
                descriptor: .films,
                isWarm: true,
                restored: state
            )
            let main = try stage.open()
            XCTAssertTrue(pump { main.window.size.map { $0 == (1_010, 655) } ?? false })
            XCTAssertEqual(stage.catalogModel?.selected.query.list, ListID("top-rated"))
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 40") })
            XCTAssertTrue(pump { main.currentList?.scroller.topItem == Item.movie(40).id })
            XCTAssertTrue(
                stage.row("Movie 40")?.all("VtCard").contains { $0.has(style: "selected") } ?? false
            )
            stage.close()
            XCTAssertEqual(stage.kept.last, state)
        }
    }

    func testARestartWithDetailsOpenHasTheSameLayout() throws {
        try onMainLoop {
            let open = { (state: WindowState) in
                let stage = try Stage(
                    [Item.movies(1...200)],
                    descriptor: .films,
                    isWarm: true,
                    restored: state
                )
                return (stage, try stage.openLoaded(width: 1_280, height: 800))
            }
            var state = WindowState()
            state.app.catalog = CatalogID("movies")
            var widths: [[Int]] = []
            for _ in 0..<3 {
                let (stage, main) = try open(state)
                if widths.isEmpty { stage.list?.rowTapped(Item.movie(7).id) }
                XCTAssertTrue(pump { main.details.root.texts.contains("Movie 7") })
                stage.settle()
                widths.append([
                    main.inner.width, main.side.root.width,
                    try XCTUnwrap(main.currentList).root.width,
                ])
                stage.close()
                state = try XCTUnwrap(stage.kept.last)
            }
            XCTAssertEqual(widths[0][1], SidePane.width(in: widths[0][0]))
            XCTAssertEqual(widths, Array(repeating: widths[0], count: 3))
        }
    }

    func testIgnoresSavedItemsThatNoLongerExist() throws {
        try onMainLoop {
            var state = WindowState()
            state.app.catalog = CatalogID("gone")
            state.app.lists = [CatalogID("movies"): ListID("gone")]
            state.app.place = RestorationState.ScrollPosition(
                list: ListID("popular"),
                item: Item.movie(999).id
            )
            state.app.path = [.details(Item.movie(999).id)]
            let stage = try Stage(descriptor: .films, isWarm: true, restored: state)
            let main = try stage.openLoaded()
            XCTAssertEqual(stage.catalogModel?.selected.query.list, ListID("popular"))
            XCTAssertEqual(stage.model.router.path, [])
            XCTAssertNil(stage.model.router.alert)
            XCTAssertNil(main.currentList?.scroller.topItem)
            stage.close()
        }
    }

    func testPositionAndSelectionSurviveEveryWidth() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...200)], descriptor: .films, isWarm: true)
            let main = try stage.openLoaded(width: 1_280)
            stage.list?.rowTapped(Item.movie(31).id)
            // Beside the details, only one row per line fits.
            XCTAssertTrue(pump { main.currentList?.scroller.arrangement == .rows })
            stage.settle()
            let list = try XCTUnwrap(main.currentList)
            list.scroll(by: 4_300 - list.scroller.window.offset)
            pump(frames: 5, of: main.window)
            let top = try XCTUnwrap(list.scroller.topItem)
            for width in [360, 1_280, 700, 360, 1_280] {
                main.window.resize(width: width, height: 700)
                XCTAssertTrue(pump { main.inner.isFolded == (width < 900) }, "\(width)")
                pump(frames: 20, of: main.window)
                XCTAssertEqual(stage.model.router.openItem, Item.movie(31).id)
            }
            XCTAssertEqual(main.currentList?.scroller.topItem, top)
            let card = stage.row("Movie 31")?.descendants().first { $0.has(style: "selected") }
            XCTAssertNotNil(card)
            stage.close()
        }
    }

    /// Earlier versions wrote and read this format.
    func testTheFileFormatStaysCompatible() throws {
        let text = """
            {
              "catalog" : "movies",
              "height" : 640,
              "isMaximized" : true,
              "lists" : {
                "movies" : "top-rated"
              },
              "open" : {
                "catalog" : "movies",
                "key" : "7"
              },
              "place" : {
                "item" : {
                  "catalog" : "movies",
                  "key" : "40"
                },
                "list" : "top-rated"
              },
              "width" : 900
            }
            """
        let state = try JSONDecoder().decode(WindowState.self, from: Data(text.utf8))
        XCTAssertEqual(state.size, WindowState.Size(width: 900, height: 640))
        XCTAssertTrue(state.isMaximized)
        XCTAssertEqual(state.app.catalog, CatalogID("movies"))
        XCTAssertEqual(state.app.lists, [CatalogID("movies"): ListID("top-rated")])
        let id = { (key: String) in Item.ID(CatalogID("movies"), key) }
        let place = RestorationState.ScrollPosition(list: ListID("top-rated"), item: id("40"))
        XCTAssertEqual(state.app.place, place)
        XCTAssertEqual(state.app.path, [.details(id("7"))])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        XCTAssertEqual(String(decoding: try encoder.encode(state), as: UTF8.self), text)
    }

    func testReadsMissingUnknownAndExtremeValues() throws {
        let decode = { (text: String) in
            try JSONDecoder().decode(WindowState.self, from: Data(text.utf8))
        }
        XCTAssertEqual(try decode("{}"), WindowState())
        XCTAssertEqual(try decode("{\"width\": 900}"), WindowState())
        XCTAssertThrowsError(try decode("{\"width\": \"wide\", \"height\": 1}"))
        let state = try decode("{\"width\": -5, \"height\": 999999999, \"later\": [1]}")
        XCTAssertEqual(
            state.size,
            WindowState.Size(width: 360, height: 16_384),
            "sizes that no screen has become the nearest that one may have"
        )
    }
}
