import Catalog
import Features
import Foundation
import GTKSupport
import ImagePipeline
import XCTest

@testable import VitrineGTK

final class PhotoViewerTests: WidgetTestCase {
    func testTheButtonOpensThePhotoAndEscapeReturnsToItsRow() throws {
        try onMainLoop {
            let stage = try Stage.ofPhotos(8)
            let main = try stage.openLoaded(width: 600)
            let viewer = try stage.openPhoto(1)
            XCTAssertTrue(viewer.area?.isFocused ?? false)
            XCTAssertTrue(viewer.area?.isSpoken("Photo: Photo 1") ?? false)
            XCTAssertTrue(viewer.root.texts.contains("Photo 1"))
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            XCTAssertTrue(pump { viewer.root.announced == ["Photo: Photo 1"] })
            XCTAssertEqual(stage.pictures.asked.filter { $0 == "/original/1" }.count, 1)
            XCTAssertFalse(try stage.button("Previous Photo").isSensitive)
            main.window.activate(action: "win.back")
            stage.waitUntilClosed()
            XCTAssertTrue(pump { stage.row("Photo 1")?.isFocused ?? false })
            XCTAssertEqual(main.currentList?.scroller.window.offset, 0)
            stage.close()
        }
    }

    func testKeysAndButtonsTurnPagesAndTheListFollows() throws {
        try onMainLoop {
            let stage = try Stage.ofPhotos(8)
            let main = try stage.openLoaded(width: 600)
            let viewer = try stage.openPhoto(1)
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            weak let first = viewer.textures?.original
            XCTAssertTrue(viewer.pressed(.left), "there is none, and nothing else to do")
            XCTAssertTrue(viewer.pressed(.right))
            XCTAssertTrue(pump { viewer.root.texts.contains("Photo 2") })
            XCTAssertTrue(pump { viewer.model.picture.value != nil })
            XCTAssertTrue(viewer.area?.isSpoken("Photo: Photo 2") ?? false)
            XCTAssertTrue(pump { first == nil }, "the previous original is released")
            for number in 3...6 {
                try stage.button("Next Photo").click()
                XCTAssertTrue(pump { viewer.root.texts.contains("Photo \(number)") })
            }
            viewer.model.pictureCame(PixelSize(1_500, 1_000), scaleFactor: 1)
            viewer.model.zoomInTapped()
            XCTAssertTrue(viewer.pressed(.right))
            pump(frames: 5, of: main.window)
            XCTAssertTrue(viewer.root.texts.contains("Photo 6"), "it pans what is zoomed")
            viewer.model.fitTapped()
            try stage.button("Previous Photo").click()
            XCTAssertTrue(pump { viewer.root.texts.contains("Photo 5") })
            XCTAssertTrue(main.viewer === viewer)
            viewer.model.closeTapped()
            stage.waitUntilClosed()
            XCTAssertTrue(pump { stage.seesWhole(5) }, "the one seen last")
            stage.close()
        }
    }

    func testTheMenuOpensThePhotoAndADragTurnsThePage() throws {
        try onMainLoop {
            let stage = try Stage.ofPhotos(3)
            let main = try stage.openLoaded(width: 600)
            stage.row("Photo 1")?.focus()
            let list = try XCTUnwrap(main.currentList)
            XCTAssertTrue(list.contextMenuAsked(at: nil))
            let menu = try XCTUnwrap(list.menu?.menu.widget)
            XCTAssertTrue(pump { menu.texts.first == "View Full-Size Photo" })
            list.root.activate(action: "row.view-picture")
            menu.closePopover()
            XCTAssertTrue(pump { main.viewer?.scene != nil && main.viewer?.model.hasNext == true })
            let viewer = try XCTUnwrap(main.viewer)
            XCTAssertTrue(pump { viewer.animation?.isPlaying != true })
            let still = try XCTUnwrap(viewer.scene?.frame.minX)
            viewer.model.dragged(by: .zero, distance: CGSize(width: -200, height: 20))
            XCTAssertTrue(pump { viewer.scene?.frame.minX == still - 200 }, "it follows the finger")
            viewer.model.dragEnded(speed: .zero)
            XCTAssertTrue(pump { viewer.root.texts.contains("Photo 2") })
            XCTAssertTrue(pump { viewer.scene?.frame.minX == still }, "in its place")
            viewer.model.closeTapped()
            stage.waitUntilClosed()
            stage.close()
        }
    }

    func testAReleasedListReturnsToTheLastViewedPhoto() throws {
        try onMainLoop {
            let stage = try Stage.ofPhotos(12)
            let main = try stage.openLoaded(width: 600)
            let viewer = try stage.openPhoto(1)
            for number in 2...9 {
                viewer.model.nextTapped()
                XCTAssertTrue(pump { viewer.root.texts.contains("Photo \(number)") })
                // The row has its final height only after the picture has loaded.
                XCTAssertTrue(pump { viewer.model.picture.value != nil })
            }
            for _ in 1...3 { _ = main.releaseOffscreen() }
            XCTAssertTrue(main.currentList?.scroller.anchor.isResting ?? false)
            viewer.model.closeTapped()
            stage.waitUntilClosed()
            XCTAssertTrue(pump { stage.seesWhole(9) })
            stage.close()
        }
    }

    func testItsButtonAndSpaceStartAndStopTheSlideshow() throws {
        try onMainLoop {
            let stage = try Stage.ofPhotos(3)
            _ = try stage.openLoaded(width: 600)
            let viewer = try stage.openPhoto(1)
            try stage.button("Start Slideshow").click()
            XCTAssertTrue(viewer.model.isPlaying)
            XCTAssertTrue(pump { viewer.root.buttons("Stop Slideshow").count == 1 })
            XCTAssertTrue(viewer.pressed(.character(" ")))
            XCTAssertFalse(viewer.model.isPlaying)
            XCTAssertTrue(viewer.pressed(.character(" ")))
            viewer.model.closeTapped()
            XCTAssertFalse(viewer.model.isPlaying)
            stage.waitUntilClosed()
            stage.close()
        }
    }

    func testWithoutMotionPagesChangeAtOnceAndTheViewerIsReleased() throws {
        try onMainLoop {
            let had = Style.hasMotion
            Style.setMotion(false)
            defer { Style.setMotion(had) }
            let stage = try Stage.ofPhotos(3)
            _ = try stage.openLoaded(width: 600)
            weak var ghost: PosterViewer?
            do {
                let viewer = try stage.openPhoto(1)
                XCTAssertTrue(pump { viewer.model.picture.value != nil })
                viewer.model.nextTapped()
                XCTAssertTrue(pump { viewer.root.texts.contains("Photo 2") })
                XCTAssertNil(viewer.leaving)
                viewer.model.closeTapped()
                ghost = viewer
            }
            stage.waitUntilClosed()
            XCTAssertTrue(pump { ghost == nil })
            stage.close()
        }
    }
}

extension Stage {
    fileprivate static func ofPhotos(_ count: Int) throws -> Stage {
        try Stage(
            [Item.photos(1...count)],
            descriptor: .photos,
            pictures: StubPictures(size: PixelSize(1_500, 1_000))
        )
    }

    fileprivate func openPhoto(_ number: Int) throws -> PosterViewer {
        let main = try XCTUnwrap(main)
        let row = try XCTUnwrap(row("Photo \(number)"))
        try XCTUnwrap(row.buttons("View Full-Size Photo").first).click()
        XCTAssertTrue(pump { main.viewer != nil })
        XCTAssertTrue(pump { !main.shell.isMapped })
        return try XCTUnwrap(main.viewer)
    }

    /// A button of the viewer.
    fileprivate func button(_ name: String) throws -> AnyWidget {
        try XCTUnwrap(main?.viewer?.root.buttons(name).first)
    }

    /// Whether the photo's row is focused and fully visible.
    fileprivate func seesWhole(_ number: Int) -> Bool {
        guard let list = main?.currentList, let row = row("Photo \(number)"), row.isFocused,
            let frame = row.frame(in: list.scroller.window)
        else { return false }
        return frame.y >= -1 && frame.y + frame.height <= list.scroller.window.pageHeight + 1
    }

    fileprivate func waitUntilClosed() {
        XCTAssertTrue(pump { self.main?.viewer == nil && self.main?.closingViewer == nil })
    }
}
