import Catalog
import Features
import GTKSupport
import ImagePipeline
import XCTest

@testable import VitrineGTK

final class PhotoCellTests: WidgetTestCase {
    func testALoadedPhotoFadesInAndAPhotoFromMemoryShowsAtOnce() throws {
        try onMainLoop {
            let stage = try CellStage()
            let cell = stage.makeCell()
            stage.pictures.shut(true)
            cell.setNearness(.near)
            XCTAssertTrue(pump { stage.pictures.asked.count == 1 })
            XCTAssertNil(cell.area.texture)
            stage.pictures.shut(false)
            XCTAssertTrue(pump { cell.area.texture != nil })
            XCTAssertLessThan(cell.area.arrival.opacity, 1)
            XCTAssertTrue(
                cell.area.root.erased.has(style: "waiting"),
                "the placeholder lies below it"
            )
            XCTAssertTrue(cell.motion.isRunning(.arrival))
            var opacities: [Double] = []
            while cell.motion.isRunning(.arrival), opacities.count < 200 {
                opacities.append(cell.area.arrival.opacity)
                pump(frames: 1, of: stage.window.window)
            }
            XCTAssertEqual(opacities, opacities.sorted())
            XCTAssertEqual(cell.area.arrival, .ended)
            XCTAssertNotNil(cell.area.surface, "what is drawn with every frame is copied once")
            XCTAssertFalse(cell.area.root.erased.has(style: "waiting"), "nothing is drawn below it")

            cell.setNearness(.far)
            XCTAssertNil(cell.area.texture)
            XCTAssertNil(cell.area.surface, "the copy is released with the photo")
            XCTAssertTrue(cell.area.root.erased.has(style: "waiting"))
            cell.setNearness(.near)
            XCTAssertNotNil(cell.area.texture, "synchronously")
            XCTAssertFalse(cell.motion.isRunning(.arrival))
            XCTAssertEqual(stage.pictures.asked.count, 1)
            stage.close()
        }
    }

    func testASecondTapDuringATurnDoesNothing() throws {
        try onMainLoop {
            let stage = try CellStage()
            let cell = stage.makeCell()
            cell.tapped()
            XCTAssertFalse(cell.motion.isRunning(.flip), "there is nothing to turn yet")
            cell.setNearness(.near)
            XCTAssertTrue(pump { cell.area.texture != nil })
            cell.tapped()
            XCTAssertTrue(cell.motion.isRunning(.flip))
            let number = try XCTUnwrap(cell.motion.number(of: .flip))
            var shades: [Double] = []
            for _ in 0..<3 {
                pump(frames: 1, of: stage.window.window)
                shades.append(cell.area.shade)
            }
            if cell.motion.isRunning(.flip) {
                cell.tapped()
                XCTAssertEqual(cell.motion.number(of: .flip), number)
            }
            while cell.motion.isRunning(.flip), shades.count < 300 {
                shades.append(cell.area.shade)
                pump(frames: 1, of: stage.window.window)
            }
            XCTAssertGreaterThan(shades.max() ?? 0, 0, "its back is dark")
            XCTAssertEqual(cell.area.shade, 0)
            cell.tapped()
            XCTAssertTrue(cell.motion.isRunning(.flip), "and now it turns again")
            stage.close()
        }
    }

    func testClearingACellStopsItsMotion() throws {
        try onMainLoop {
            let stage = try CellStage()
            let cell = stage.makeCell()
            cell.setNearness(.near)
            XCTAssertTrue(pump { cell.area.texture != nil })
            cell.tapped()
            cell.clear()
            XCTAssertFalse(cell.motion.isRunning(.flip))
            XCTAssertEqual(cell.area.shade, 0)
            stage.close()
        }
    }

    func testTheMenuCopiesTheImageWithoutARequest() throws {
        try onMainLoop {
            let stage = try Stage([[Item.photo(1)]], descriptor: .photos)
            let main = try stage.openLoaded(width: 600)
            let button = try XCTUnwrap(stage.row("Photo 1")?.buttons("Image Menu").first)
            button.click()
            XCTAssertTrue(
                pump { main.window.descendants().contains { $0.kind == "GtkPopoverMenu" } }
            )
            main.currentList?.root.activate(action: "row.copy-image")
            XCTAssertTrue(
                pump { main.window.descendants().contains { $0.texts == ["Image copied"] } }
            )
            XCTAssertEqual(stage.pictures.asked.count, 1, "from the bytes of this run")
            stage.close()
        }
    }
}

/// A window with one cell, backed by a real library.
@MainActor
private final class CellStage {
    let pictures: StubPictures
    private let stage: Stage
    private let box = Box.vertical()
    private(set) var window: TestWindow
    private var cell: PhotoCell?

    init() throws {
        pictures = StubPictures(size: PixelSize(1_500, 1_000))
        stage = try Stage([[Item.photo(1)]], descriptor: .photos, isWarm: true, pictures: pictures)
        window = TestWindow(box)
    }

    func makeCell() -> PhotoCell {
        guard let list = stage.list else { fatalError("a list") }
        list.appeared()
        pump { list.row(at: 0)?.content != nil }
        let cell = PhotoCell(
            ListContext(
                model: list,
                app: stage.model,
                images: stage.makeImages()
            )
        ) { _ in }
        box.append(cell.root)
        pump(frames: 3, of: window.window)
        cell.show(ListEntry(list.row(at: 0)))
        self.cell = cell
        return cell
    }

    func close() {
        window.close()
        cell = nil
    }
}
