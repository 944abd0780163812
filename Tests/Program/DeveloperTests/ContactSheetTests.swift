import CAdw
import Foundation
import GTKSupport
import XCTest

@testable import vitrine_dev

/// Tests sheets of many pictures.
final class ContactSheetTests: XCTestCase {
    func testCellsAreEvenAndWithinTheSheet() {
        for count in [1, 2, 7, 24, 61] {
            for (width, height) in [(360.0, 640.0), (768, 1_024), (1_280, 800), (2_560, 1_440)] {
                let grid = SheetGrid(count: count, width: width, height: height)
                XCTAssertGreaterThanOrEqual(grid.columns * grid.rows, count)
                XCTAssertLessThan((grid.rows - 1) * grid.columns, count, "no empty row")
                XCTAssertLessThanOrEqual(grid.sheetWidth, SheetGrid.width)
                XCTAssertLessThanOrEqual(grid.cellWidth, width, "never larger than life")
                XCTAssertEqual(
                    grid.cellWidth / grid.pictureHeight,
                    width / height,
                    accuracy: 0.02,
                    "the pictures' shape"
                )
                let last = grid.caption(at: count - 1)
                XCTAssertLessThanOrEqual(
                    last.y + last.height,
                    grid.sheetHeight - SheetGrid.margin + 0.5
                )
                let end = grid.picture(at: grid.columns - 1)
                XCTAssertEqual(end.x + end.width, grid.sheetWidth - SheetGrid.margin, accuracy: 0.5)
            }
        }
        let phones = SheetGrid(count: 61, width: 360, height: 640)
        XCTAssertGreaterThan(phones.columns, 8)
        XCTAssertGreaterThan(phones.sheetWidth / phones.sheetHeight, 0.8)
    }

    func testADialogIsCenteredInItsCellAtTheSheetsScale() {
        let cell = Rectangle(x: 100, y: 50, width: 320, height: 200)
        let half = ContactSheet.fit((600, 400), in: cell, scale: 0.25)
        XCTAssertEqual(half, Rectangle(x: 185, y: 100, width: 150, height: 100))
        let tall = ContactSheet.fit((600, 1_600), in: cell, scale: 0.25)
        XCTAssertEqual(tall, Rectangle(x: 223, y: 50, width: 75, height: 200), "smaller to fit")
    }

    func testEachPictureIsInItsCellWithItsName() throws {
        try withToolkit {
            let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // If removal fails, the system cleans up its temporary folder.
            defer { try? FileManager.default.removeItem(at: folder) }
            let colors: [UInt32] = [0xC01010, 0x10C010, 0x1010C0, 0xC0C010, 0x10C0C0]
            let entries = colors.enumerated().map { index, color in
                let path = folder.appending(path: "\(index).png").path
                XCTAssertTrue(
                    Canvas.write(width: 400, height: 300, to: path) { canvas in
                        canvas.fill(Canvas.Color(color)) { $0.everything() }
                    }
                )
                return ContactSheet.Entry(name: "picture-\(index)", path: path)
            }
            let path = folder.appending(path: "sheet.png").path
            let sheet = ContactSheet(title: "T", subtitle: "S", entries, isDark: true)
            XCTAssertTrue(sheet.write(to: path))
            let picture = try XCTUnwrap(PNG(path))
            let grid = SheetGrid(count: 5, width: 400, height: 300)
            XCTAssertEqual(picture.width, Int(grid.sheetWidth))
            XCTAssertEqual(picture.height, Int(grid.sheetHeight))
            let around = picture.color(2, 2)
            for (index, color) in colors.enumerated() {
                let cell = grid.picture(at: index)
                let center = (Int(cell.x + cell.width / 2), Int(cell.y + cell.height / 2))
                XCTAssertEqual(picture.color(center.0, center.1), color)
                let caption = grid.caption(at: index)
                let letters = (Int(caption.x)..<Int(caption.x + caption.width)).contains { x in
                    picture.color(x, Int(caption.y) + 9) != around
                }
                XCTAssertTrue(letters, "the name of \(index)")
            }
        }
    }

    func testWritingFailsForAMissingPictureOrNoPictures() throws {
        try withToolkit {
            let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
            let entry = ContactSheet.Entry(name: "none", path: "/nowhere/none.png")
            let sheet = ContactSheet(title: "T", subtitle: "S", [entry], isDark: false)
            XCTAssertFalse(sheet.write(to: path))
            XCTAssertFalse(
                ContactSheet(title: "T", subtitle: "S", [], isDark: false).write(to: path)
            )
        }
    }

    /// Runs `body` with GTK initialized, which provides the system font.
    private func withToolkit(_ body: @MainActor () throws -> Void) throws {
        try MainActor.assumeIsolated {
            try XCTSkipIf(gtk_init_check() == 0, "no display")
            try body()
        }
    }
}

/// The pixels of a picture file.
private struct PNG {
    let width: Int
    let height: Int
    private let pixels: [UInt32]

    init?(_ path: String) {
        guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
        defer { cairo_surface_destroy(surface) }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let bytes = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
        let width = width
        pixels = (0..<height).flatMap { y in (0..<width).map { bytes[y * stride + $0] } }
    }

    /// The color of a pixel as `0xRRGGBB`.
    func color(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] & 0xFFFFFF }
}
