import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class StripTests: WidgetTestCase {
    func testAppearsWithTheFirstFavoriteAndHidesWithTheLast() throws {
        try onMainLoop {
            let stage = try Stage.cast()
            let main = try stage.openLoaded(width: 360)
            XCTAssertEqual(main.strip?.root.height, 0)
            stage.heart(1)
            XCTAssertTrue(pump { main.tiles == ["Character 1"] && main.strip?.isSettled ?? false })
            stage.heart(2)
            XCTAssertTrue(pump { main.tiles == ["Character 2", "Character 1"] })
            stage.heart(2)
            XCTAssertTrue(pump { main.tiles == ["Character 1"] })
            stage.heart(1)
            XCTAssertTrue(pump { !(main.strip?.root.isChildRevealed ?? true) })
            XCTAssertTrue(pump { main.strip?.count == 0 })
            XCTAssertEqual(main.strip?.root.height, 0)
            stage.close()
        }
    }

    func testAddingTheFirstFavoriteKeepsRowsInPlace() throws {
        try onMainLoop {
            for distance in [40.0, 700, 100_000] {
                let stage = try Stage.cast((1...60).map { .character($0) })
                let main = try stage.openLoaded()
                let list = try XCTUnwrap(main.currentList)
                list.scroll(by: distance)
                stage.settle()
                // Rows out of view have no position.
                let row = try XCTUnwrap(
                    (0..<60).compactMap { list.view?.row($0) }
                        .first { $0.isMapped && $0.frame(in: main.window)?.y ?? 0 > 250 }
                )
                let title = row.texts.first
                let place = try XCTUnwrap(row.frame(in: main.window)?.y)
                stage.heart(1)
                XCTAssertTrue(pump { main.strip?.isSettled ?? false })
                stage.settle()
                XCTAssertGreaterThan(main.strip?.root.height ?? 0, 60)
                XCTAssertEqual(row.texts.first, title)
                let now = try XCTUnwrap(row.frame(in: main.window)?.y)
                XCTAssertEqual(now, place, accuracy: 1, "scrolled by \(distance)")
                stage.close()
            }
        }
    }

    func testRemovingTheLastFavoriteKeepsScrolledRowsInPlace() throws {
        try onMainLoop {
            for distance in [0.0, 40, 150, 700, 100_000] {
                let stage = try Stage.cast((1...60).map { .character($0) })
                stage.heart(1)
                let main = try stage.openLoaded()
                XCTAssertTrue(pump { main.strip?.isSettled ?? false })
                let list = try XCTUnwrap(main.currentList)
                list.scroll(by: distance)
                stage.settle()
                let row = try XCTUnwrap(
                    (0..<60).compactMap { list.view?.row($0) }
                        .first { $0.isMapped && $0.frame(in: main.window)?.y ?? 0 > 350 }
                )
                let title = row.texts.first
                let place = try XCTUnwrap(row.frame(in: main.window)?.y)
                let height = try XCTUnwrap(main.strip?.root.height)
                stage.heart(1)
                XCTAssertTrue(pump { main.strip?.root.isChildRevealed == false })
                XCTAssertTrue(pump { main.strip?.count == 0 })
                stage.settle()
                XCTAssertEqual(row.texts.first, title)
                let now = try XCTUnwrap(row.frame(in: main.window)?.y)
                // Near the top, rows move up by the part of the strip that was in view.
                let rest = max(0, Double(height) - distance)
                XCTAssertEqual(now, place - rest, accuracy: 1, "scrolled by \(distance)")
                stage.close()
            }
        }
    }

    func testTheStripIsAtMost100PixelsHigh() throws {
        try onMainLoop {
            for (scale, isNamed) in [(1.0, true), (1.3, true), (1.5, false), (2.0, false)] {
                for language in [Language.english, .ukrainian] {
                    Style.scaleText(by: scale)
                    defer { Style.scaleText(by: 1) }
                    let stage = try Stage.cast(language: language)
                    for key in 1...9 { stage.heart(key) }
                    let main = try stage.openLoaded(width: 360)
                    XCTAssertTrue(pump { main.strip?.count == 9 })
                    XCTAssertTrue(pump { main.strip?.isSettled ?? false })
                    stage.settle()
                    let strip = try XCTUnwrap(main.strip?.root)
                    XCTAssertGreaterThan(strip.height, 60)
                    XCTAssertLessThanOrEqual(strip.height, 100, "at \(scale)")
                    XCTAssertEqual(strip.texts.contains("Character 9"), isNamed, "at \(scale)")
                    XCTAssertLessThanOrEqual(strip.minimumWidth, 360, "at \(scale)")
                    let tile = try XCTUnwrap(strip.all("GtkListItemWidget").first)
                    XCTAssertTrue(tile.isSpoken("Character 9"))
                    XCTAssertEqual(tile.descendants().map(\.tooltip).max(), "Character 9")
                    stage.close()
                }
            }
        }
    }

    func testTheNewestIsFirstEvenBeforeTheFirstLayout() throws {
        try onMainLoop {
            let stage = try Stage.cast()
            for key in 1...5 { stage.heart(key) }
            let main = stage.makeWindow(width: 360)
            XCTAssertTrue(pump { main.strip?.count == 5 })
            for key in 6...9 { stage.heart(key) }
            XCTAssertTrue(pump { main.strip?.count == 9 })
            main.present()
            XCTAssertTrue(pump { main.strip?.isSettled ?? false })
            stage.settle()
            let tile = try XCTUnwrap(main.strip?.root.all("GtkListItemWidget").first)
            XCTAssertTrue(tile.isSpoken("Character 9"))
            stage.close()
        }
    }

    func testTheStripFollowsTextSizeChanges() throws {
        try onMainLoop {
            defer { Style.scaleText(by: 1) }
            let stage = try Stage.cast()
            stage.heart(1)
            let main = try stage.openLoaded()
            XCTAssertTrue(pump { main.strip?.isSettled ?? false })
            XCTAssertTrue(pump { main.strip?.root.texts == ["Character 1"] })
            Style.scaleText(by: 1.5)
            XCTAssertTrue(pump { main.strip?.root.texts == [] })
            stage.settle()
            XCTAssertLessThanOrEqual(main.strip?.root.height ?? 0, 100)
            XCTAssertEqual(main.tiles, ["Character 1"])
            Style.scaleText(by: 1)
            XCTAssertTrue(pump { main.strip?.root.texts == ["Character 1"] })
            stage.close()
        }
    }

    func testAThousandFavoritesCreateAndDownloadOnlyTilesNearTheView() throws {
        try onMainLoop {
            let stage = try Stage.cast((1...1_000).map { .character($0) })
            try stage.store(favorites: (1...1_000).map { Item.character($0).id })
            let main = try stage.openLoaded()
            XCTAssertTrue(pump { main.strip?.count == 1_000 })
            XCTAssertTrue(pump { main.strip?.isSettled ?? false })
            stage.settle()
            let strip = try XCTUnwrap(main.strip)
            let cells = strip.root.descendants().filter { $0.kind == "GtkListItemWidget" }
            XCTAssertLessThan(cells.count, 400)
            let asked = Set(stage.pictures.asked)
            XCTAssertTrue(asked.contains { $0.hasSuffix("/1000.jpg") }, "the newest is in sight")
            XCTAssertFalse(asked.contains { $0.hasSuffix("/900.jpg") }, "far out of sight")
            strip.scroll(by: 100 * TileCell.cellWidths.lowerBound)
            XCTAssertTrue(pump { stage.pictures.asked.contains { $0.hasSuffix("/900.jpg") } })
            stage.close()
        }
    }

    func testFewTilesAreWideEnoughForTheirNames() throws {
        try onMainLoop {
            let name = "A Name of Average Length"
            let stage = try Stage.cast(
                (1...40).map {
                    Item(
                        id: Item.character($0).id,
                        title: "\(name) \($0)",
                        artwork: nil,
                        facets: Facets()
                    )
                }
            )
            try stage.store(favorites: [Item.character(1).id])
            let main = try stage.openLoaded()
            let tiles = { main.strip?.root.all("GtkListItemWidget") ?? [] }
            XCTAssertTrue(pump { tiles().first?.width ?? 0 >= 160 })
            for key in 2...40 { stage.heart(key) }
            XCTAssertTrue(pump { tiles().count > 5 && tiles().allSatisfy { $0.width <= 90 } })
            stage.close()
        }
    }

    func testATileOpensItsDetailsAndIsSelected() throws {
        try onMainLoop {
            let stage = try Stage.cast()
            stage.heart(3)
            let main = try stage.openLoaded()
            XCTAssertTrue(pump { main.strip?.isSettled ?? false })
            let tile = try XCTUnwrap(main.strip?.root.all("GtkListItemWidget").first)
            tile.press()
            XCTAssertTrue(pump { main.details.root.texts.contains("Character 3") })
            XCTAssertTrue(pump { tile.isSelected })
            let strip = try XCTUnwrap(main.strip?.root.all("GtkListView").first)
            XCTAssertTrue(strip.isSpoken("Favorites: Characters"))
            stage.close()
        }
    }

    func testASearchHidesTheStrip() throws {
        try onMainLoop {
            let stage = try Stage.cast()
            stage.heart(3)
            let main = try stage.openLoaded()
            XCTAssertTrue(pump { main.strip?.isSettled ?? false })
            stage.catalogModel?.searchText = "Character 2"
            XCTAssertTrue(pump { !(main.strip?.root.isChildRevealed ?? true) })
            stage.catalogModel?.searchCleared()
            XCTAssertTrue(pump { main.strip?.isSettled ?? false })
            XCTAssertEqual(main.tiles, ["Character 3"])
            stage.close()
        }
    }

    func testWithoutMotionTheStripAppearsAtOnce() throws {
        try onMainLoop {
            Style.setMotion(false)
            defer { Style.setMotion(true) }
            let stage = try Stage.cast()
            let main = try stage.openLoaded()
            stage.heart(1)
            XCTAssertTrue(pump { main.strip?.root.isRevealed ?? false })
            XCTAssertTrue(main.strip?.root.isChildRevealed ?? false)
            stage.close()
        }
    }

    func testACatalogWithoutAStripShowsNone() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            XCTAssertNil(main.currentPage?.strip)
            stage.close()
        }
    }
}

extension Stage {
    /// A stage for the cast catalog, with its first page stored.
    static func cast(
        _ items: [Item] = (1...20).map { .character($0) },
        language: Language = .english
    ) throws -> Stage {
        try Stage([items], descriptor: .cast, language: language, isWarm: true)
    }

    /// Toggles a favorite.
    func heart(_ number: Int) { model.marks.favoriteTapped(Item.character(number).id) }
}

extension MainWindow {
    /// The visible catalog's strip.
    fileprivate var strip: FavoritesStrip? { currentPage?.strip }

    /// The names of the tiles on screen, in order.
    fileprivate var tiles: [String] {
        guard let strip, let list = strip.root.all("GtkListView").first else { return [] }
        return list.descendants(mapped: true).filter { $0.kind == "GtkListItemWidget" }
            .sorted { ($0.left(in: list) ?? 0) < ($1.left(in: list) ?? 0) }
            .compactMap { $0.descendants().map(\.tooltip).max() }
    }
}

extension FavoritesStrip {
    /// Whether it is visible and its animation has ended.
    fileprivate var isSettled: Bool { root.isRevealed && root.isChildRevealed && root.isMapped }
}
