import CAdw
import Catalog
import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n
import XCTest

@testable import VitrineGTK

final class PosterViewerTests: WidgetTestCase {
    func testThePosterCoversTheWindowAndEscapeReturns() throws {
        try onMainLoop {
            let pictures = StubPictures()
            let stage = try Stage.onDetails(pictures)
            let main = try XCTUnwrap(stage.main)
            pictures.shut(true)
            let viewer = try stage.openViewer()
            XCTAssertTrue(viewer.area?.isFocused ?? false)
            XCTAssertTrue(viewer.area?.isSpoken("Poster of Movie 1") ?? false)
            XCTAssertTrue(viewer.root.texts.contains("Movie 1"))
            XCTAssertTrue(pump { viewer.root.spins })
            XCTAssertEqual(viewer.root.announced, ["Loading the poster"])
            XCTAssertNotNil(viewer.textures?.image(forWidth: 100), "no preview")
            pictures.shut(false)
            XCTAssertTrue(pump { viewer.model.picture.value != nil && !viewer.root.spins })
            XCTAssertEqual(viewer.root.announced, ["The poster is shown."])
            weak let original = viewer.textures?.original
            XCTAssertNotNil(original)
            let request = viewer.model.request
            XCTAssertNotNil(main.images.cachedImage(for: request))

            main.window.activate(action: "win.back")
            stage.waitUntilViewerClosed()
            XCTAssertTrue(main.shell.isMapped)
            XCTAssertTrue(main.details.posterButton?.isFocused ?? false)
            XCTAssertTrue(main.details.root.texts.contains("Movie 1"))
            XCTAssertTrue(pump { original == nil }, "the original is released")
            XCTAssertNil(main.images.cachedImage(for: request))
            stage.close()
        }
    }

    func testDraggingThePosterAwayFadesTheOneInTheDetails() throws {
        try onMainLoop {
            let stage = try Stage.onDetails()
            let main = try XCTUnwrap(stage.main)
            let poster = try XCTUnwrap(main.details.posterButton)
            XCTAssertEqual(poster.opacity, 1)
            let viewer = try stage.openViewer()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            viewer.model.dragged(
                by: CGSize(width: 0, height: 200),
                distance: CGSize(width: 0, height: 200)
            )
            XCTAssertNotNil(viewer.model.dismissal)
            XCTAssertEqual(poster.opacity, 0.25, accuracy: 0.01)
            viewer.model.closeTapped()
            stage.waitUntilViewerClosed()
            XCTAssertEqual(poster.opacity, 1)
            stage.close()
        }
    }

    func testAClosedViewerIsReleased() throws {
        try onMainLoop {
            let stage = try Stage.onDetails()
            let bindings = LeakCounters.bindings
            weak var ghost: PosterViewer?
            weak var model: PosterViewModel?
            do {
                let viewer = try stage.openViewer()
                XCTAssertTrue(pump { viewer.model.picture.value != nil })
                viewer.model.zoomInTapped()
                (ghost, model) = (viewer, viewer.model)
                viewer.model.closeTapped()
            }
            stage.waitUntilViewerClosed()
            XCTAssertTrue(pump { ghost == nil && model == nil })
            XCTAssertEqual(LeakCounters.bindings, bindings)
            stage.close()
        }
    }

    func testOpeningWhileClosingAndClosingWhileOpeningWork() throws {
        try onMainLoop {
            let stage = try Stage.onDetails()
            let main = try XCTUnwrap(stage.main)
            for _ in 1...5 {
                stage.model.details?.posterTapped()
                pump { main.viewer != nil }
                stage.model.router.backTapped()
                pump { main.viewer == nil }
            }
            let viewer = try stage.openViewer()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            weak let original = viewer.textures?.original
            XCTAssertNotNil(original)
            stage.model.router.path = []
            stage.waitUntilViewerClosed()
            XCTAssertTrue(pump { original == nil }, "the original is released")
            XCTAssertTrue(main.shell.isMapped)
            stage.close()
        }
    }

    func testClosingBeforeLayoutHasNoPosterFrame() throws {
        try onMainLoop {
            let stage = try Stage.onDetails()
            let main = try XCTUnwrap(stage.main)
            _ = try stage.openViewer()
            XCTAssertNotNil(main.posterFrame)
            stage.model.router.path = []
            stage.list?.rowTapped(Item.movie(2).id)
            // The second film's page exists, but hasn't been laid out yet.
            XCTAssertTrue(pump { main.details.root.texts.contains("Movie 2") })
            XCTAssertEqual(main.details.posterButton?.width, 0)
            XCTAssertNil(main.posterFrame)
            stage.waitUntilViewerClosed()
            stage.settle()
            XCTAssertEqual(main.posterFrame?.isEmpty, false)
            stage.close()
        }
    }

    func testKeysAndButtonsZoomAndPan() throws {
        try onMainLoop {
            let stage = try Stage.onDetails()
            let viewer = try stage.openViewer()
            let model = viewer.model
            XCTAssertTrue(pump { model.picture.value != nil })
            let fit = model.zoom
            XCTAssertTrue(viewer.pressed(.character("+")))
            XCTAssertEqual(model.zoom.scale, fit.scale * 1.5, accuracy: 1e-9)
            XCTAssertTrue(viewer.pressed(.character("-")))
            XCTAssertEqual(model.zoom, fit)
            XCTAssertFalse(viewer.pressed(.left), "at fit the arrows are free")
            XCTAssertFalse(viewer.pressed(.character("x")))
            for _ in 1...4 { _ = viewer.pressed(.control("+")) }
            for (key, x, y) in [(Key.right, -1.0, 0.0), (.left, 1, 0), (.down, 0, -1), (.up, 0, 1)]
            {
                let origin = model.zoom.origin
                XCTAssertTrue(viewer.pressed(key))
                XCTAssertEqual((model.zoom.origin.x - origin.x).sign(), x)
                XCTAssertEqual((model.zoom.origin.y - origin.y).sign(), y)
            }
            XCTAssertTrue(viewer.pressed(.character("1")))
            XCTAssertTrue(viewer.pressed(.character("0")))
            XCTAssertEqual(model.zoom, fit)
            let buttons = viewer.root.all("GtkButton")
            for (name, scale) in [("Zoom In", 1.5), ("Zoom In", 2.25), ("Zoom Out", 1.5)] {
                stage.settle()
                try XCTUnwrap(buttons.first { $0.isSpoken(name) }).press()
                XCTAssertTrue(pump { abs(model.zoom.scale / fit.scale - scale) < 1e-9 }, name)
            }
            stage.settle()
            try XCTUnwrap(buttons.first { $0.isSpoken("Fit to Window") }).press()
            XCTAssertTrue(pump { model.zoom == fit })
            try XCTUnwrap(buttons.first { $0.isSpoken("Close") }).press()
            stage.waitUntilViewerClosed()
            stage.close()
        }
    }

    func testAFailureShowsItsReasonAndRetryRecovers() throws {
        try onMainLoop {
            let pictures = StubPictures()
            let stage = try Stage.onDetails(pictures)
            pictures.fail(true)
            let viewer = try stage.openViewer()
            let offline = stage.model.strings("error.offline")
            XCTAssertTrue(pump { viewer.root.texts.contains(offline) })
            XCTAssertEqual(viewer.root.announced, [offline])
            XCTAssertNil(stage.model.router.alert)
            pictures.fail(false)
            let retry = viewer.root.all("GtkButton").first { $0.texts == ["Try Again"] }
            try XCTUnwrap(retry).press()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            XCTAssertTrue(pump { !viewer.root.texts.contains(offline) })
            XCTAssertTrue(pump { viewer.root.announced == ["The poster is shown."] })
            stage.close()
        }
    }

    func testRetryRequestsOnlyThisPoster() throws {
        try onMainLoop {
            let pictures = StubPictures()
            let stage = try Stage.onDetails(pictures)
            let images = try XCTUnwrap(stage.main).images
            let other = ImageRequest.ofTest("other")
            pictures.breakDown()
            _ = try finish { try? await images.image(for: other) }
            let viewer = try stage.openViewer()
            XCTAssertTrue(pump { viewer.model.picture.error != nil })
            pictures.breakDown(false)
            let retry = viewer.root.all("GtkButton").first { $0.texts == ["Try Again"] }
            try XCTUnwrap(retry).press()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            let count = pictures.asked.count
            XCTAssertNil(try finish { try? await images.image(for: other) })
            XCTAssertEqual(pictures.asked.count, count)
            stage.close()
        }
    }

    func testSavesTheBytesAndCopiesTheTexture() throws {
        try onMainLoop {
            let stage = try Stage.onDetails()
            let viewer = try stage.openViewer()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            XCTAssertTrue(viewer.pressed(.control("c")))
            let clipboard = gtk_widget_get_clipboard(viewer.root.pointer)
            let formats = gdk_clipboard_get_formats(clipboard)
            XCTAssertNotEqual(gdk_content_formats_contain_gtype(formats, gdk_texture_get_type()), 0)
            XCTAssertTrue(pump { viewer.root.texts.contains("Image copied") })

            let place = FileManager.default.temporaryDirectory
                .appending(path: "\(UUID().uuidString).jpg")
            defer { try? FileManager.default.removeItem(at: place) }
            let file = PosterFile(title: "Movie 1", bytes: Data("picture".utf8))
            viewer.write(file, to: place.path)
            XCTAssertTrue(pump { viewer.root.texts.contains("Image saved") })
            XCTAssertEqual(try Data(contentsOf: place), Data("picture".utf8))
            viewer.write(file, to: place.path + "/nowhere.jpg")
            XCTAssertTrue(pump { Window.topmost?.texts.contains("Error") ?? false })
            stage.close()
        }
    }

    func testWithoutMotionZoomingAppliesAtOnce() throws {
        try onMainLoop {
            Style.setMotion(false)
            defer { Style.setMotion(true) }
            let stage = try Stage.onDetails()
            let viewer = try stage.openViewer()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            viewer.model.zoomInTapped()
            stage.settle()
            let inset = PosterViewer.insets
            let frame = viewer.model.zoom.frame.offsetBy(dx: inset.side, dy: inset.top)
            XCTAssertEqual(viewer.scene, ViewerScene(frame: frame, veil: 1))
            stage.close()
        }
    }

    func testAReducedPosterIsDrawnFromAnImageOfThatSize() throws {
        try onMainLoop {
            let stage = try Stage.onDetails(StubPictures(size: PixelSize(1_500, 2_250)))
            let viewer = try stage.openViewer()
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            let fit = viewer.model.zoom.frame.width.rounded()
            let drawn = { (width: Double) in
                viewer.textures?.image(forWidth: width).map { Double($0.size.width) }
            }
            XCTAssertTrue(pump { drawn(fit) == fit }, "\(drawn(fit) ?? 0) for \(fit)")
            XCTAssertEqual(drawn(fit * 1.5), 1_500)
            viewer.model.zoomInTapped()
            let larger = viewer.model.zoom.frame.width.rounded()
            XCTAssertTrue(pump { drawn(larger) == larger }, "\(drawn(larger) ?? 0) for \(larger)")
            viewer.model.actualSizeTapped()
            stage.settle()
            XCTAssertEqual(drawn(viewer.model.zoom.frame.width), 1_500)
            stage.close()
        }
    }

    func testClosingTheWindowReleasesAnOpenPoster() throws {
        try onMainLoop {
            let pictures = StubPictures()
            let stage = try Stage.onDetails(pictures)
            pictures.shut(true)
            weak var textures: PosterImages<Texture>?
            do { textures = try stage.openViewer().textures }
            XCTAssertNotNil(textures)
            stage.close()
            pictures.shut(false)
            XCTAssertTrue(pump { textures == nil }, "the textures are released")
        }
    }
}

extension Stage {
    /// A stage that shows the first movie's details.
    fileprivate static func onDetails(_ pictures: StubPictures = StubPictures()) throws -> Stage {
        let stage = try Stage(isWarm: true, pictures: pictures)
        let main = try stage.openLoaded()
        stage.list?.rowTapped(Item.movie(1).id)
        XCTAssertTrue(pump { stage.model.details?.content.isLoading == false })
        XCTAssertTrue(pump { main.details.posterButton?.isMapped ?? false })
        XCTAssertTrue(pump { arrivingPictureCount == 0 })
        stage.settle()
        return stage
    }

    /// Presses the poster and waits until the viewer covers the window.
    fileprivate func openViewer() throws -> PosterViewer {
        let main = try XCTUnwrap(main)
        try XCTUnwrap(main.details.posterButton).press()
        XCTAssertTrue(pump { main.viewer != nil })
        let viewer = try XCTUnwrap(main.viewer)
        XCTAssertTrue(pump { !main.shell.isMapped })
        return viewer
    }

    fileprivate func waitUntilViewerClosed() {
        XCTAssertTrue(pump { self.main?.viewer == nil && self.main?.closingViewer == nil })
    }
}

extension Double {
    fileprivate func sign() -> Double { abs(self) < 1e-9 ? 0 : (self < 0 ? -1 : 1) }
}
