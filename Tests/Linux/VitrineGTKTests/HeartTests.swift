import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class HeartTests: WidgetTestCase {
    func testListGridAndDetailsShowTheSameFavorite() throws {
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

    func testAClickWithin22PixelsOfAHeartTogglesItInListAndGrid() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            for (layout, outside) in [(ListDescriptor.Layout.list, (-24.0, 0.0)), (.grid, (0, 24))]
            {
                stage.list?.layoutTapped(layout)
                let cell = { layout == .list ? stage.row("Movie 1") : stage.cell("Movie 1") }
                XCTAssertTrue(pump { stage.heart(in: cell()) != nil })
                stage.settle()
                let heart = try XCTUnwrap(stage.heart(in: cell()))
                try main.checkSquare(of: heart, of: Item.movie(1).id)
                XCTAssertTrue(try main.click(outside, from: heart))
                XCTAssertTrue(pump { stage.model.router.openItem == Item.movie(1).id })
                stage.model.router.path = []
                stage.settle()
            }
            stage.close()
        }
    }

    func testAClickWithin22PixelsOfAHeartTogglesItOnHomeAndInDetails() throws {
        try onMainLoop {
            let room = try Showroom(.english, width: 1_280, height: 800)
            room.home()
            let home = try XCTUnwrap(room.main.home)
            let spotlight = try XCTUnwrap(room.model.home?.spotlight?.item?.row.id)
            let hearts = home.root.all("GtkButton").filter { $0.has(style: "heart") }
            try room.main.checkSquare(of: XCTUnwrap(hearts.first), of: spotlight)
            let shelf = try XCTUnwrap(home.shelves.first { !$0.root.all("GtkListView").isEmpty })
            let card = try XCTUnwrap(shelf.root.all("GtkListItemWidget").first)
            let heart = try XCTUnwrap(card.all("GtkButton").first { $0.has(style: "heart") })
            XCTAssertTrue(try room.main.click((0, 24), from: heart))
            let id = try XCTUnwrap(room.model.router.openItem)
            room.wait { room.model.details?.content.isLoading == false }
            room.settle()
            let labeled = try XCTUnwrap(
                room.main.details.root.all("GtkButton").first { $0.has(style: "heart") }
            )
            try room.main.checkSquare(of: labeled, of: id, isOpen: true)
            room.model.router.path = []
            room.settle()
            try room.main.checkSquare(of: heart, of: id)
            room.close()
        }
    }

    func testTogglingAFavoriteRunsOnlyItsRowsBindings() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...100)], descriptor: .films, isWarm: true)
            _ = try stage.openLoaded()
            stage.settle()
            // The button, the row's name and, on removal, the undo toast.
            for (isFilled, count) in [(true, 2), (false, 3)] {
                let runs = LeakCounters.runs
                stage.heart(in: stage.row("Movie 2"))?.click()
                XCTAssertTrue(pump { stage.heart(in: stage.row("Movie 2")).isFilled == isFilled })
                stage.settle()
                XCTAssertEqual(LeakCounters.runs - runs, count)
            }
            stage.close()
        }
    }

    func testARemovalCanBeUndone() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.model.marks.favoriteTapped(id)
            try stage.choose("Favorites")
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            XCTAssertFalse(main.window.texts.contains("Removed “Movie 1”"))
            stage.heart(in: stage.row("Movie 1"))?.click()
            XCTAssertTrue(pump { main.window.texts.contains("No Favorites Yet") })
            XCTAssertTrue(pump { main.window.texts.contains("Removed “Movie 1”") })
            try XCTUnwrap(main.window.buttons("Undo").first).click()
            XCTAssertTrue(pump { stage.row("Movie 1") != nil })
            XCTAssertTrue(stage.model.marks[id].isFavorite)
            stage.close()
        }
    }

    func testTheUndoToastDisappearsIfTheFavoriteIsAddedAgain() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.model.marks.favoriteTapped(id)
            stage.model.marks.favoriteTapped(id)
            XCTAssertTrue(pump { main.window.texts.contains("Removed “Movie 1”") })
            stage.model.marks.favoriteTapped(id)
            XCTAssertTrue(
                pump(seconds: 3) { !main.window.texts.contains("Removed “Movie 1”") }
            )
            stage.close()
        }
    }
}

extension Stage {
    /// The heart button in a row, a cell or a page.
    fileprivate func heart(in place: AnyWidget?) -> AnyWidget? {
        place?.all("GtkButton").first { $0.has(style: "heart") }
    }
}

extension MainWindow {
    /// Clicks a heart's center and the corners of the 44-pixel square around it.
    fileprivate func checkSquare(of heart: AnyWidget, of id: Item.ID, isOpen: Bool = false) throws {
        for place in [(0.0, 0.0), (-21, -21), (21, -21), (-21, 21), (21, 21)] {
            let wasFavorite = model.marks[id].isFavorite
            XCTAssertTrue(try click(place, from: heart), "\(place)")
            XCTAssertNotEqual(model.marks[id].isFavorite, wasFavorite, "\(place)")
            XCTAssertEqual(model.router.openItem != nil, isOpen, "\(place)")
        }
    }

    /// Clicks at a distance from the center of a heart, in application pixels.
    ///
    /// - Returns: False if the point is outside the widget that would receive the click.
    fileprivate func click(_ distance: (x: Double, y: Double), from heart: AnyWidget) throws -> Bool
    {
        let middle = try XCTUnwrap(
            heart.point(Double(heart.width) / 2, Double(heart.height) / 2, in: window.erased)
        )
        let (x, y) = (middle.x + distance.x, middle.y + distance.y)
        var target = window.part(x: x, y: y)
        while let widget = target, !["GtkButton", "GtkListItemWidget"].contains(widget.kind) {
            target = widget.parent
        }
        let widget = try XCTUnwrap(target)
        let place = try XCTUnwrap(window.erased.point(x, y, in: widget))
        guard gtk_widget_contains(widget.pointer, place.x, place.y) != 0 else { return false }
        if widget.kind == "GtkButton" { widget.click() } else { widget.press() }
        return true
    }
}

extension AnyWidget? {
    /// Whether the heart exists and is filled.
    @MainActor fileprivate var isFilled: Bool { self?.has(style: "filled") ?? false }
}
