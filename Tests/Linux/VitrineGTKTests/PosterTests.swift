import CAdw
import Catalog
import Features
import ImagePipeline
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class PosterTests: WidgetTestCase {
    func testRowsAndPostersHaveNoBoxesWhoseStyleDependsOnTheirNeighbors() throws {
        try onMainLoop {
            for width in [600, 1_400] {
                let stage = try Stage(descriptor: .films, isWarm: true)
                _ = try stage.openLoaded(width: width)
                let row = try XCTUnwrap(stage.row("Movie 2"))
                let names = row.descendants().map { widget in
                    String(cString: gtk_widget_get_css_name(widget.pointer))
                }
                XCTAssertTrue(names.contains("cell"), "\(names)")
                XCTAssertFalse(names.contains("box"), "\(names)")
                stage.close()
            }
        }
    }

    func testRequestsPostersOnlyNearTheView() throws {
        try onMainLoop {
            let stage = try Stage([Item.movies(1...300)], isWarm: true)
            _ = try stage.openLoaded()
            let seen = stage.visibleRowCount
            XCTAssertGreaterThan(seen, 3)
            let asked = stage.pictures.asked
            XCTAssertEqual(asked.count, Set(asked).count, "no duplicate requests")
            XCTAssertGreaterThanOrEqual(asked.count, seen)
            XCTAssertLessThanOrEqual(asked.count, 2 * seen + 2, "one screen further, of 300 rows")
            stage.close()
        }
    }

    func testReleasesTexturesFarFromTheView() throws {
        try onMainLoop {
            let before = PictureView.textureCount
            let stage = try Stage([Item.movies(1...300)], isWarm: true)
            let main = try stage.openLoaded()
            let seen = stage.visibleRowCount
            for _ in 0..<12 {
                main.currentList?.scroll(by: 500)
                pump(frames: 3, of: main.window)
                pump { arrivingPictureCount == 0 }
            }
            XCTAssertGreaterThan(stage.pictures.asked.count, 6 * seen)
            let kept = PictureView.textureCount - before
            XCTAssertGreaterThanOrEqual(kept, seen)
            XCTAssertLessThanOrEqual(kept, 5 * (seen + 1))
            stage.close()
            XCTAssertEqual(PictureView.textureCount, before)
        }
    }

    func testANewCellShowsAPictureInMemoryAtOnce() throws {
        try onMainLoop {
            let stage = try Stage()
            let images = stage.makeImages()
            let picture = PictureView(
                (80, 120),
                radius: 8,
                from: PictureView.Source(images: images, catalog: .films) { _, fit in
                    .ofTest("poster").fitting(fit)
                }
            )
            let artwork = try XCTUnwrap(Item.movies(1...1).first?.artwork)
            picture.show(artwork)
            XCTAssertTrue(picture.root.isEmptyPicture, "not in memory")
            let fit = PictureView.fit(of: (80, 120), scale: picture.root.scaleFactor)
            try finish { _ = try? await images.image(for: .ofTest("poster").fitting(fit)) }
            picture.clear()
            picture.show(artwork)
            XCTAssertFalse(picture.root.isEmptyPicture, "before any layout")
            picture.setNearness(.far)
            XCTAssertTrue(picture.root.isEmptyPicture, "released")
            picture.show(artwork)
            XCTAssertTrue(picture.root.isEmptyPicture, "still far away")
        }
    }

    func testAReleasedViewIsNotCountedEvenIfItsWidgetsRemain() throws {
        try onMainLoop {
            let before = PictureView.textureCount
            let stage = try Stage()
            let widgets: AnyWidget
            do {
                let images = stage.makeImages()
                let view = PictureView(
                    (80, 120),
                    radius: 8,
                    isNear: true,
                    from: PictureView.Source(images: images, catalog: nil) { _, fit in
                        .ofTest("poster").fitting(fit)
                    }
                )
                widgets = view.root.erased
                // GTK sometimes retains widgets for a while, such as the last focused one.
                g_object_ref_sink(widgets.pointer)
                view.show(try XCTUnwrap(Item.movies(1...1).first?.artwork))
                XCTAssertTrue(pump { view.shown != nil })
                XCTAssertEqual(PictureView.textureCount, before + 1)
            }
            XCTAssertEqual(PictureView.textureCount, before)
            g_object_unref(widgets.pointer)
            XCTAssertEqual(PictureView.textureCount, before)
        }
    }

    func testALoadingPosterIsNotRequestedAgain() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            stage.pictures.shut(true)
            let main = try stage.open()
            XCTAssertTrue(pump { stage.pictures.asked.count >= 6 })
            // Each cell observes the route.
            stage.list?.rowTapped(Item.ID(CatalogID("movies"), "1"))
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 1") })
            main.window.activate(action: "win.back")
            pump(frames: 3, of: main.window)
            let asked = stage.pictures.asked
            XCTAssertLessThanOrEqual(asked.count - Set(asked).count, 1, "the page's own")
            stage.pictures.shut(false)
            XCTAssertTrue(pump { arrivingPictureCount == 0 })
            stage.close()
        }
    }

    func testPostersKeepTheirSizeWithLargeText() throws {
        try onMainLoop {
            Style.scaleText(by: 1.8)
            defer { Style.scaleText(by: 1) }
            let items = [
                Item.movie(1, "Short"), Item.movie(2, "A title of many words, on two lines"),
            ]
            let stage = try Stage([items], isWarm: true)
            _ = try stage.openLoaded(width: 360)
            let rows = stage.rows.prefix(2)
            XCTAssertEqual(rows.first?.height, rows.last?.height)
            for row in rows {
                let poster = try XCTUnwrap(row.all("VtPicture").first)
                XCTAssertEqual([poster.width, poster.height], [80, 120])
            }
            let places = rows.map { row in row.all("VtCard").first?.paintedTexts.first?.place.x }
            XCTAssertEqual(places.first, places.last)
            stage.close()
        }
    }

    func testAFailedPictureShowsThePlaceholder() throws {
        try onMainLoop {
            let pictures = StubPictures()
            pictures.breakDown()
            let stage = try Stage(isWarm: true, pictures: pictures)
            _ = try stage.openLoaded()
            let row = try XCTUnwrap(stage.row("Movie 1"))
            XCTAssertTrue(pump { !row.all("GtkImage").isEmpty })
            XCTAssertNil(stage.model.router.alert)
            stage.close()
        }
    }

    func testAGridCellWithoutAPosterShowsItsTitleBelowTheIcon() throws {
        try onMainLoop {
            let id = Item.ID(CatalogID("movies"), "2")
            let bare = Item(id: id, title: "Bare", artwork: nil, facets: Facets())
            let stage = try Stage([[Item.movie(1), bare]], descriptor: .films, isWarm: true)
            _ = try stage.openLoaded()
            XCTAssertTrue(pump { stage.row("Bare")?.missingIconCount == 1 }, "in a row")
            stage.list?.layoutTapped(.grid)
            XCTAssertTrue(pump { stage.cell("Bare")?.missingIconCount == 1 }, "in the grid")
            stage.settle()
            let cell = try XCTUnwrap(stage.cell("Bare"))
            let picture = try XCTUnwrap(cell.all("VtPicture").first?.frame(in: cell))
            let texts = try XCTUnwrap(cell.all("VtCard").first?.frame(in: cell))
            XCTAssertGreaterThanOrEqual(texts.y, picture.y + picture.height)
            stage.close()
        }
    }

    /// Each page is replaced while its poster loads, so the poster outlives its widgets.
    func testReplacedDetailsReleaseTheirPosterViewsWhileLoading() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let views = try stage.openOneAfterTheOther(["1", "2", "3", "1"])
            // A load that continued would retain its view.
            XCTAssertTrue(pump { views.count { $0.isThere } == 1 }, "only the last view waits")
            XCTAssertEqual(arrivingPictureCount, 0, "the picture of the row stands in for it")
            stage.close()
            XCTAssertTrue(pump { !views.contains { $0.isThere } }, "nor does the last view now")
            stage.pictures.shut(false)
            drain()
        }
    }
}

/// A weak reference that shows whether anything retains a view.
@MainActor
private final class Ghost {
    private weak var view: PictureView?

    init(_ view: PictureView?) { self.view = view }

    var isThere: Bool { view != nil }
}

extension AnyWidget {
    /// The number of visible icons for a missing picture.
    fileprivate var missingIconCount: Int {
        all("GtkImage").count { image in
            gtk_image_get_icon_name(image.pointer.opaque).map { String(cString: $0) }
                == "vitrine-no-picture-symbolic"
        }
    }
}

extension Stage {
    /// Opens details of movies whose posters don't arrive, and returns the waiting views.
    fileprivate func openOneAfterTheOther(_ keys: [String]) throws -> [Ghost] {
        let main = try openLoaded()
        pictures.shut(true)
        return keys.map { key in
            list?.rowTapped(Item.ID(CatalogID("movies"), key))
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie \(key)") })
            pump(frames: 2, of: main.window)
            return Ghost(main.details.view?.poster)
        }
    }

    /// The number of rows that are at least partly visible.
    fileprivate var visibleRowCount: Int {
        guard let row = rows.first, let main else { return 0 }
        let view = main.currentList?.root.height ?? 0
        return (view + row.height - 1) / max(1, row.height)
    }
}
