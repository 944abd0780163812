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
            try XCTUnwrap(button("Watch Later")).click()
            XCTAssertTrue(pump { button("Remove From Watchlist") != nil })
            XCTAssertTrue(stage.model.marks[id].isToWatch)
            try XCTUnwrap(button("Mark as Watched")).click()
            XCTAssertTrue(pump { button("Mark as Not Watched") != nil })
            XCTAssertNotNil(button("Watch Later"), "watched takes it off the watchlist")
            let row = try XCTUnwrap(stage.row("Movie 1"))
            let content = try XCTUnwrap(stage.list?.row(at: 0)?.content)
            XCTAssertTrue(pump { row.isSpoken("\(content.speech), watched") })
            stage.close()
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
    fileprivate static let markedFilms = CatalogDescriptor(
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
