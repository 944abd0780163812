import Catalog
import Features
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class HeartTests: WidgetTestCase {
    func testListGridAndDetailsAgree() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            let details = { stage.heart(in: main.details.root) }
            let row = { stage.heart(in: stage.row("Movie 1")) }
            XCTAssertTrue(pump { row() != nil && details() != nil })
            for heart in [row(), details()] {
                XCTAssertEqual(heart?.has(style: "filled"), false)
                XCTAssertTrue(heart?.isSpoken("Add to Favorites") ?? false)
            }
            row()?.click()
            XCTAssertTrue(pump { row().isFilled && details().isFilled })
            XCTAssertTrue(details()?.isSpoken("Remove From Favorites") ?? false)
            XCTAssertFalse(stage.heart(in: stage.row("Movie 2")).isFilled)

            stage.list?.layoutTapped(.grid)
            let cell = { stage.heart(in: stage.cell("Movie 1")) }
            XCTAssertTrue(pump { cell().isFilled })
            cell()?.click()
            XCTAssertTrue(pump { cell() != nil && !cell().isFilled && !details().isFilled })
            details()?.click()
            XCTAssertTrue(pump { cell().isFilled && details().isFilled })

            try stage.choose("Favorites")
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            XCTAssertTrue(row().isFilled)
            stage.close()
        }
    }

    func testAHeartRunsTheBindingsOfItsRowAlone() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...100)], descriptor: .films, isWarm: true)
            _ = try stage.openLoaded()
            stage.settle()
            // The button, the name of the row; and the offer to undo.
            for (isFilled, count) in [(true, 2), (false, 3)] {
                let runs = Liveness.runs
                stage.heart(in: stage.row("Movie 2"))?.click()
                XCTAssertTrue(pump { stage.heart(in: stage.row("Movie 2")).isFilled == isFilled })
                stage.settle()
                XCTAssertEqual(Liveness.runs - runs, count)
            }
            stage.close()
        }
    }

    func testARemovalCanBeUndone() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.model.favorites.toggle(id)
            try stage.choose("Favorites")
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            XCTAssertFalse(main.window.texts.contains("Removed “Movie 1”"))
            stage.heart(in: stage.row("Movie 1"))?.click()
            XCTAssertTrue(pump { main.window.texts.contains("No Favorites Yet") })
            XCTAssertTrue(pump { main.window.texts.contains("Removed “Movie 1”") })
            try XCTUnwrap(main.window.buttons("Undo").first).click()
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            XCTAssertTrue(stage.model.favorites.contains(id))
            stage.close()
        }
    }

    func testAnUndoThatHasNothingToUndoIsTakenAway() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.model.favorites.toggle(id)
            stage.model.favorites.toggle(id)
            XCTAssertTrue(pump { main.window.texts.contains("Removed “Movie 1”") })
            stage.model.favorites.toggle(id)
            XCTAssertTrue(
                pump(seconds: 3) { !main.window.texts.contains("Removed “Movie 1”") }
            )
            stage.close()
        }
    }
}

extension Stage {
    /// The heart within a row, a cell or a page.
    fileprivate func heart(in place: AnyWidget?) -> AnyWidget? {
        place?.all("GtkButton").first { $0.has(style: "heart") }
    }
}

extension AnyWidget? {
    /// Whether there is a heart, and it is filled.
    @MainActor fileprivate var isFilled: Bool { self?.has(style: "filled") ?? false }
}
