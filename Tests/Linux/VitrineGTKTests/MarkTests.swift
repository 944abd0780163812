import CAdw
import Catalog
import Features
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests the buttons of marks and the stars in the details.
final class MarkTests: WidgetTestCase {
    func testDetailsHaveAButtonForEachKind() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .markedFilms, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.list?.rowTapped(id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            let button = { (name: String) in
                main.details.root.all("GtkButton").first { $0.isSpoken(name) }
            }
            XCTAssertNotNil(button("Add to Favorites"))
            try XCTUnwrap(button("Add to Watchlist")).click()
            XCTAssertTrue(pump { button("Remove From Watchlist") != nil })
            XCTAssertTrue(stage.model.marks[id].isToWatch)
            try XCTUnwrap(button("Mark as Watched")).click()
            XCTAssertTrue(pump { button("Mark as Not Watched") != nil })
            XCTAssertNotNil(button("Add to Watchlist"), "watched takes it off the watchlist")
            let row = try XCTUnwrap(stage.row("Movie 1"))
            let content = try XCTUnwrap(stage.list?.row(at: 0)?.content)
            XCTAssertTrue(pump { row.isSpoken("\(content.speech), watched") })
            stage.close()
        }
    }

    func testTheEditorOfNotesSavesWhatIsTyped() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .markedFilms, isWarm: true)
            let main = try stage.openLoaded()
            let id = Item.movie(1).id
            stage.list?.rowTapped(id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            let button = main.details.root.all("GtkButton").first { $0.isSpoken("My Notes") }
            try XCTUnwrap(button).click()
            XCTAssertTrue(pump { main.notes != nil })
            let dialog = try XCTUnwrap(main.notes)
            XCTAssertTrue(pump { dialog.note.isSensitive })
            XCTAssertTrue(dialog.window.texts.contains("Movie 1"))
            XCTAssertTrue(pump { dialog.note.hasFocusWithin }, "typing can begin at once")
            gtk_text_buffer_set_text(
                gtk_text_view_get_buffer(dialog.note.pointer.cast()),
                "Good",
                -1
            )
            dialog.calendar.select(year: 2_024, month: 2, day: 29)
            XCTAssertTrue(dialog.add.isSensitive)
            dialog.add.click()
            XCTAssertTrue(pump { dialog.window.texts.contains("February 29, 2024") })
            dialog.calendar.select(year: 9_998, month: 1, day: 1)
            XCTAssertFalse(dialog.add.isSensitive, "a day in the future")
            dialog.window.close()
            XCTAssertTrue(pump { main.notes == nil && stage.model.notes == nil })
            XCTAssertTrue(pump { main.details.root.texts.contains("Good") })
            XCTAssertTrue(main.details.root.texts.contains("Watched on February 29, 2024"))
            main.window.activate(action: "win.notes")
            XCTAssertTrue(pump { main.notes != nil })
            let again = try XCTUnwrap(main.notes)
            XCTAssertTrue(pump { again.note.text == "Good" })
            // Closing the window with the editor saves, too.
            gtk_text_buffer_set_text(
                gtk_text_view_get_buffer(again.note.pointer.cast()),
                "Best",
                -1
            )
            stage.close()
            XCTAssertTrue(pump { stage.model.notes == nil })
            XCTAssertTrue(stage.model.marks[id].hasNote)
        }
    }

    func testAMarkedPosterHasSignsAndAWatchedOneIsDarker() throws {
        try onMainLoop {
            let picture = Picture(width: 80, height: 120, radius: 8).align(.start, .start)
            let window = TestWindow(picture)
            let pixels = { (x: Double, y: Double) -> [UInt8]? in
                guard let frame = picture.frame(in: window.window) else { return nil }
                return Drawing(window.window.erased, scale: 1)?.pixels(
                    of: Rectangle(x: frame.x + x, y: frame.y + y, width: 22, height: 22)
                )
            }
            let (corner, middle) = ({ pixels(5, 93) }, { pixels(30, 40) })
            XCTAssertTrue(pump { corner() != nil })
            let (plain, empty) = (try XCTUnwrap(corner()), try XCTUnwrap(middle()))
            picture.show(signs: ["vitrine-bookmark-filled-symbolic"], isDimmed: false)
            XCTAssertTrue(pump { corner() != plain })
            XCTAssertTrue(pump { middle() == empty })
            picture.show(signs: [], isDimmed: true)
            XCTAssertTrue(pump { middle() != empty })
            picture.show(signs: [], isDimmed: false)
            XCTAssertTrue(pump { corner() == plain && middle() == empty })
            window.close()
        }
    }

    func testStarsAreASliderInHalfSteps() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .markedFilms, isWarm: true)
            let main = try stage.openLoaded()
            stage.list?.rowTapped(Item.movie(1).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            let slider = try XCTUnwrap(main.details.root.all("GtkScale").first)
            XCTAssertTrue(slider.isSpoken("My Rating"))
            let icons = {
                main.details.root.descendants().first { $0.has(style: "stars") }?.all("GtkImage")
                    .map { String(cString: gtk_image_get_icon_name($0.pointer.opaque)) }
            }
            let expect = { (value: Double, halfStars: Int?, full: Int, half: Int) in
                gtk_range_set_value(slider.pointer.cast(), value)
                let rating = stage.model.marks[Item.movie(1).id].rating
                XCTAssertEqual(rating?.halfStars, halfStars, "\(value)")
                XCTAssertTrue(
                    pump {
                        icons()?.count { $0 == "vitrine-star-symbolic" } == full
                            && icons()?.count { $0 == "vitrine-star-half-symbolic" } == half
                    },
                    "\(value)"
                )
            }
            expect(3.4, 7, 3, 1)
            XCTAssertEqual(gtk_range_get_value(slider.pointer.cast()), 3.5, "rounded")
            expect(5, 10, 5, 0)
            expect(0.5, 1, 0, 1)
            expect(0, nil, 0, 0)
            // Another film has its own rating.
            expect(2, 4, 2, 0)
            stage.list?.rowTapped(Item.movie(2).id)
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 2") })
            XCTAssertNil(stage.model.marks[Item.movie(2).id].rating)
            XCTAssertEqual(stage.model.marks[Item.movie(1).id].rating?.halfStars, 4)
            stage.close()
        }
    }
}

extension CatalogDescriptor {
    /// ``films`` with all kinds of marks.
    static let markedFilms = CatalogDescriptor(
        id: films.id,
        title: films.title,
        lists: films.lists,
        facets: films.facets,
        row: films.row,
        tap: films.tap,
        favorites: films.favorites,
        marks: [.toWatch, .watched, .rating, .note],
        images: films.images
    )
}
