import Catalog
import Features
import GTKSupport
import ImagePipeline
import XCTest

@testable import VitrineGTK

final class StatisticsPageTests: WidgetTestCase {
    func testOpensBesideTheStreamAndCloses() throws {
        try onMainLoop {
            let stage = try Stage.ofTwoUsers()
            let main = try stage.openLoaded(width: 1_200)
            XCTAssertFalse(main.side.root.isVisible, "a stream has no details to show")
            main.window.activate(action: "win.statistics")
            XCTAssertTrue(pump { main.side.root.isMapped && !main.inner.isFolded })
            XCTAssertTrue(
                pump { main.side.root.texts.contains("All photos have been downloaded.") }
            )
            XCTAssertEqual(main.side.root.announced, ["2 items loaded"])
            for text in ["Bo", "Statistics", "1,500", "800"] {
                XCTAssertTrue(pump { main.side.root.texts.contains(text) }, text)
            }
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { !main.side.root.isVisible })
            XCTAssertEqual(stage.model.router.path, [])
            XCTAssertNil(stage.model.statistics)
            stage.close()
        }
    }

    func testHasACloseButtonIfWideAndABackButtonIfNarrow() throws {
        try onMainLoop {
            for (width, name, other) in [
                (1_200, "Close Statistics", "Back"), (360, "Back", "Close Statistics"),
            ] {
                let stage = try Stage.ofTwoUsers()
                let main = try stage.openLoaded(width: width)
                stage.model.statisticsTapped()
                XCTAssertTrue(pump { main.side.root.texts.contains("Ada") })
                // The window folds or unfolds its panes when it gets its width.
                XCTAssertTrue(pump { main.side.root.buttons(other).isEmpty })
                try XCTUnwrap(main.side.root.buttons(name).first).click()
                XCTAssertTrue(pump { stage.model.statistics == nil })
                stage.close()
            }
        }
    }

    func testAColumnHeaderSortsAndSpeaksTheOrder() throws {
        try onMainLoop {
            let stage = try Stage.ofTwoUsers()
            let main = try stage.openLoaded(width: 1_200)
            stage.model.statisticsTapped()
            XCTAssertTrue(pump { main.side.root.texts.contains("Ada") })
            XCTAssertEqual(main.users, ["Bo", "Ada"], "most posts first")
            let head = try XCTUnwrap(
                main.side.root.buttons("Sort by Greatest width of a photo in pixels").first
            )
            head.click()
            XCTAssertTrue(pump { main.users == ["Ada", "Bo"] })
            XCTAssertTrue(
                pump {
                    head.isSpoken("Greatest width of a photo in pixels, sorted, greatest first")
                }
            )
            head.click()
            XCTAssertTrue(pump { main.users == ["Bo", "Ada"] })
            let row = try XCTUnwrap(main.userRows.first)
            XCTAssertTrue(
                row.isSpoken("Bo, 2 posts, average size 11 bytes, greatest width 800 pixels")
            )
            stage.close()
        }
    }

    func testUpdatesAsPhotosAreDownloaded() throws {
        try onMainLoop {
            let stage = try Stage.ofTwoUsers()
            stage.pictures.shut(true)
            // Narrow enough that all three photos are near the view.
            let main = try stage.open(width: 900)
            XCTAssertTrue(pump { stage.pictures.asked.count == 3 })
            stage.model.statisticsTapped()
            XCTAssertTrue(
                pump { main.side.root.texts.contains("3 photos have not been downloaded yet.") }
            )
            XCTAssertTrue(pump { main.side.root.texts.contains("–") })
            stage.pictures.release { $0.hasSuffix("/1") }
            XCTAssertTrue(
                pump { main.side.root.texts.contains("2 photos have not been downloaded yet.") }
            )
            XCTAssertTrue(main.side.root.texts.contains("1,500"))
            // Wait until the first photo is decoded, so that only the other two fail.
            XCTAssertTrue(pump { arrivingPictureCount == 2 })
            stage.pictures.breakDown()
            stage.pictures.shut(false)
            XCTAssertTrue(
                pump {
                    main.side.root.texts.contains(
                        "2 photos couldn’t be downloaded: Photo 2, Photo 3"
                    )
                }
            )
            stage.close()
        }
    }

    func testShowsWhatWasWatchedByMonthAndByRating() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...4)], descriptor: .markedFilms)
            let main = try stage.openLoaded(width: 1_200)
            main.window.activate(action: "win.statistics")
            XCTAssertTrue(pump { main.side.root.texts.contains("Nothing Watched Yet") })
            stage.model.marks.watchedAdded(Item.movie(1).id, on: Day(year: 2026, month: 3, day: 1))
            stage.model.marks.watchedAdded(Item.movie(2).id, on: Day(year: 2026, month: 1, day: 1))
            XCTAssertTrue(pump { main.users == ["March 2026", "January 2026"] })
            XCTAssertEqual(main.userRows.first?.texts.count, 3)
            stage.model.marks.rated(Item.movie(2).id, OwnRating(halfStars: 7))
            try XCTUnwrap(main.side.root.buttons("My Rating").first).click()
            XCTAssertTrue(pump { main.users == ["3.5 ★", "Not rated"] })
            XCTAssertTrue(main.userRows.first?.isSpoken("3.5 of 5 stars, 1 watched") == true)
            XCTAssertTrue(pump { main.side.root.texts.contains("2 titles watched.") })
            stage.close()
        }
    }

    func testFitsANarrowWindow() throws {
        try onMainLoop {
            let stage = try Stage.ofTwoUsers()
            let main = try stage.openLoaded(width: 360, height: 640)
            stage.model.statisticsTapped()
            XCTAssertTrue(pump { main.inner.showsSecond && main.side.root.texts.contains("Ada") })
            pump(frames: 20, of: main.window)
            XCTAssertLessThanOrEqual(main.shell.minimumWidth, 360)
            XCTAssertTrue(main.side.root.hasFocusWithin)
            main.window.activate(action: "win.back")
            XCTAssertTrue(pump { !main.inner.showsSecond })
            stage.close()
        }
    }
}

extension Stage {
    /// Three photos, two of them by Bo.
    fileprivate static func ofTwoUsers() throws -> Stage {
        let items = [
            Item.photo(1, user: "Ada"), Item.photo(2, user: "Bo"), Item.photo(3, user: "Bo"),
        ]
        let pictures = StubPictures(size: { path in
            path.hasSuffix("/1") ? PixelSize(1_500, 900) : PixelSize(800, 500)
        })
        return try Stage([items], descriptor: .photos, pictures: pictures)
    }
}

extension MainWindow {
    /// The statistics rows.
    fileprivate var userRows: [AnyWidget] { side.root.all("GtkListItemWidget") }

    /// The users in table order.
    fileprivate var users: [String] { userRows.compactMap { $0.texts.first } }
}
