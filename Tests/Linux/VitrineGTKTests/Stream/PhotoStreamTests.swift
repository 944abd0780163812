import CAdw
import Catalog
import Features
import ImagePipeline
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class PhotoStreamTests: WidgetTestCase {
    func testRequestsAtMostSixPhotosAtTheStart() throws {
        try onMainLoop {
            for (width, height) in [(360, 640), (360, 860), (1_200, 700), (1_200, 860)] {
                let stage = try Stage.photos(300)
                _ = try stage.openLoaded(width: width, height: height)
                let asked = stage.pictures.asked
                XCTAssertLessThanOrEqual(asked.count, 6, "\(width) x \(height)")
                XCTAssertGreaterThanOrEqual(asked.count, stage.seenRows.count)
                XCTAssertTrue(asked.contains("/original/1"))
                stage.close()
            }
        }
    }

    func testRequestsEachPhotoOnceWhileScrolling() throws {
        try onMainLoop {
            let stage = try Stage.photos(30)
            let main = try stage.openLoaded(width: 600)
            for _ in 0..<2 {
                for _ in 0..<60 where !(main.currentList?.isAtEnd ?? true) {
                    main.currentList?.scroll(by: 400)
                    stage.settleTextures()
                }
                XCTAssertTrue(main.currentList?.isAtEnd ?? false)
                for _ in 0..<60 where main.currentList?.scroller.window.offset != 0 {
                    main.currentList?.scroll(by: -400)
                    stage.settleTextures()
                }
            }
            main.window.resize(width: 900, height: 700)
            pump(frames: 5, of: main.window)
            stage.settleTextures()
            let asked = stage.pictures.asked
            XCTAssertEqual(Set(asked).count, 30, "every one")
            XCTAssertEqual(asked.count, 30, "and none twice")
            stage.close()
        }
    }

    func testReleasesTexturesFarFromTheView() throws {
        try onMainLoop {
            let before = PhotoCell.textureCount
            let stage = try Stage.photos(60)
            let main = try stage.openLoaded(width: 600)
            for _ in 0..<20 {
                main.currentList?.scroll(by: 600)
                stage.settleTextures()
            }
            XCTAssertGreaterThan(stage.pictures.asked.count, 20)
            XCTAssertLessThanOrEqual(PhotoCell.textureCount - before, 14)
            stage.close()
            XCTAssertEqual(PhotoCell.textureCount, before)
        }
    }

    func testAPhotoIsEightByFiveUntilItLoads() throws {
        try onMainLoop {
            let stage = try Stage.photos(20) { _ in PixelSize(1_500, 1_000) }
            stage.pictures.shut(true)
            let main = try stage.open(width: 600)
            XCTAssertTrue(pump { stage.seenRows.first != nil && stage.pictures.asked.count > 1 })
            let frame = try XCTUnwrap(stage.seenRows.first?.all("VtPhotoFrame").first)
            XCTAssertEqual(frame.height, Int((Double(frame.width) / 1.6).rounded()))
            stage.pictures.shut(false)
            stage.settleTextures()
            pump(frames: 3, of: main.window)
            XCTAssertEqual(frame.height, Int((Double(frame.width) / 1.5).rounded()))
            stage.close()
        }
    }

    /// A photo whose height differs from its placeholder must not move the visible photos.
    func testTheTopPhotoStaysWhenTheOneAboveArrives() throws {
        try onMainLoop {
            for part in [0.15, 0.5, 0.8] {
                for size in [PixelSize(1_000, 1_700), PixelSize(1_600, 500)] {
                    let stage = try Stage.photos(80) { _ in size }
                    let main = try stage.openLoaded(width: 600)
                    let list = try XCTUnwrap(main.currentList)
                    stage.pictures.shut(true)
                    list.scroll(by: part * 80 * 380)
                    pump(frames: 4, of: main.window)
                    // On a busy machine, the store takes longer to read the posts.
                    pump { stage.top != nil && stage.seenRows.allSatisfy { $0.photoNumber != nil } }
                    let top = try XCTUnwrap(stage.top)
                    let path = "/original/\(top.number - 1)"
                    XCTAssertTrue(pump { stage.pictures.asked.contains(path) }, "the one above")
                    stage.pictures.release { $0 == path }
                    let above = "Photo \(top.number - 1)"
                    let before = stage.wantedHeight(above)
                    var most = 0.0
                    XCTAssertTrue(
                        stage.draw(frames: 120) {
                            if let y = stage.place(of: top.number) {
                                most = max(most, abs(y - top.y))
                            }
                            return stage.wantedHeight(above) != before
                        },
                        "the row above is as high as its photo"
                    )
                    for _ in 0..<8 {
                        pump(frames: 1, of: main.window)
                        let y = try XCTUnwrap(stage.place(of: top.number))
                        most = max(most, abs(y - top.y))
                    }
                    XCTAssertLessThanOrEqual(most, 1, "at \(part) of the stream, \(size)")
                    stage.pictures.shut(false)
                    stage.close()
                }
            }
        }
    }

    func testAHundredThousandPostsScroll() throws {
        try onMainLoop {
            let stage = try Stage.photos(100_000)
            let main = try stage.open(width: 600)
            // In a debug build the store is slow with so many rows, but the window must not wait.
            let stall = longestStall(seconds: 90) {
                guard let list = main.currentList else { return false }
                // The widgets receive the rows in batches.
                return list.order.ids.count == 100_000
                    && list.scroller.window.contentHeight > 1_000_000
            }
            XCTAssertEqual(stage.list?.ids.count, 100_000)
            // Laying out these titles took a minute; a busy machine takes two seconds for the rest.
            XCTAssertLessThan(stall, 10, "seconds")
            XCTAssertLessThan(LeakCounters.cells, 1_000)
            main.scrollToEnd()
            XCTAssertTrue(stage.draw(frames: 300) { stage.texts.contains("Photo 100000") })
            stage.settleTextures()
            XCTAssertLessThan(stage.pictures.asked.count, 40)
            stage.close()
        }
    }

    func testTitlesOfAnyLengthTakeOneLineAndAreShortened() throws {
        try onMainLoop {
            let titles = [
                "Dunes", "", "Two\nlines\r\nand\u{2028}more", "Крижане поле та дуже довгі тіні",
                String(repeating: "long ", count: 20_000), String(repeating: "W", count: 100_000),
            ]
            let photos = titles.enumerated().map { Item.photo($0.offset + 1, $0.element) }
            let stage = try Stage(
                [photos],
                descriptor: .photos,
                pictures: StubPictures(size: PixelSize(1_500, 300))
            )
            let main = stage.makeWindow(width: 360, height: 860)
            main.present()
            XCTAssertTrue(pump { stage.pictures.asked.count == titles.count })
            stage.settleTextures()
            let labels = stage.rows.flatMap(\.allLabels).filter { $0.has(style: "photo-title") }
            XCTAssertEqual(labels.count, titles.count)
            // GTK lays out a label's whole text, also what isn't visible.
            let counts = labels.flatMap(\.texts).map(\.unicodeScalars.count)
            XCTAssertLessThanOrEqual(counts.max() ?? 0, String.longestShown)
            XCTAssertEqual(Set(labels.map(\.height)).count, 1, "\(labels.map(\.height))")
            XCTAssertTrue(labels.allSatisfy { $0.width <= 360 })
            XCTAssertEqual(main.window.width, 360)
            stage.close()
        }
    }

    func testAFailedPhotoSaysSoAndATapRetries() throws {
        try onMainLoop {
            let stage = try Stage.photos(1)
            stage.pictures.breakDown()
            let main = try stage.open(width: 600)
            let text = stage.model.strings("photo.failed")
            XCTAssertTrue(pump { stage.texts.contains(text) })
            let row = try XCTUnwrap(stage.row("Photo 1"))
            XCTAssertTrue(row.isSpoken("Photo 1, Ada. \(text)"))
            stage.pictures.breakDown(false)
            row.press()
            XCTAssertTrue(pump { !stage.texts.contains(text) })
            stage.settleTextures()
            XCTAssertTrue(row.isSpoken("Photo 1, Ada"))
            XCTAssertEqual(PhotoCell.textureCount, 1)
            _ = main
            stage.close()
        }
    }

    func testAnOffscreenStreamReleasesItsPhotos() throws {
        try onMainLoop {
            let stage = try Stage.photos(6)
            let main = try stage.openLoaded(width: 600)
            // A photo that arrived later would change the count.
            var count = 0
            while count < 2 || count != PhotoCell.textureCount {
                count = PhotoCell.textureCount
                pump(frames: 30, of: main.window)
            }
            for _ in 1...3 { _ = main.releaseOffscreen() }
            XCTAssertEqual(PhotoCell.textureCount, count, "visible photos stay")
            XCTAssertEqual(main.images.memoryCost, 0, "only the cells retain them")
            main.shell.setCovered(true)
            _ = main.releaseOffscreen()
            XCTAssertEqual(PhotoCell.textureCount, count, "they were visible until now")
            _ = main.releaseOffscreen()
            XCTAssertEqual(PhotoCell.textureCount, 0)
            main.shell.setCovered(false)
            // A photo near the view may have arrived only after the count.
            XCTAssertTrue(pump { PhotoCell.textureCount >= count }, "\(PhotoCell.textureCount)")
            stage.close()
        }
    }

    func testATapTurnsThePhotoWithoutOpeningDetails() throws {
        try onMainLoop {
            let stage = try Stage.photos(3)
            let main = try stage.openLoaded(width: 600)
            pump(frames: 30, of: main.window)
            let row = try XCTUnwrap(stage.row("Photo 1"))
            let before = try XCTUnwrap(PNG(of: row))
            row.press()
            XCTAssertTrue(stage.draw(frames: 60) { PNG(of: row) != before }, "it turns")
            XCTAssertTrue(stage.draw(frames: 180) { PNG(of: row) == before }, "and ends as it was")
            XCTAssertEqual(stage.model.router.path, [])
            stage.close()
        }
    }

    func testATapMovesNothingWithoutMotion() throws {
        try onMainLoop {
            let had = Style.hasMotion
            Style.setMotion(false)
            defer { Style.setMotion(had) }
            let stage = try Stage.photos(3)
            let main = try stage.openLoaded(width: 600)
            pump(frames: 30, of: main.window)
            let row = try XCTUnwrap(stage.row("Photo 1"))
            let before = try XCTUnwrap(PNG(of: row))
            row.press()
            for _ in 0..<12 {
                pump(frames: 1, of: main.window)
                XCTAssertEqual(PNG(of: row), before)
            }
            stage.close()
        }
    }
}

extension Stage {
    /// A stream of photos; `size` maps a number to a size, 3:2 by default.
    fileprivate static func photos(
        _ count: Int,
        size: @escaping @Sendable (Int) -> PixelSize = { _ in PixelSize(1_500, 1_000) }
    ) throws -> Stage {
        try Stage(
            [Item.photos(1...count)],
            descriptor: .photos,
            pictures: StubPictures(size: { path in
                size(Int(path.split(separator: "/").last ?? "") ?? 0)
            })
        )
    }

    /// Draws up to `frames` frames until `condition` holds; false if it never does.
    fileprivate func draw(frames: Int, until condition: () -> Bool) -> Bool {
        for _ in 0..<frames {
            if let main { pump(frames: 1, of: main.window) }
            if condition() { return true }
        }
        return false
    }

    /// The visible rows, from the top.
    fileprivate var seenRows: [AnyWidget] {
        guard let list = main?.currentList?.root else { return [] }
        return rows.filter { row in
            guard let frame = row.frame(in: list) else { return false }
            return frame.y + frame.height > 0 && frame.y < Double(list.height)
        }
    }

    /// The texts of the visible rows.
    fileprivate var texts: [String] { seenRows.flatMap(\.texts) }

    /// The topmost photo that is at least partly visible.
    fileprivate var top: (number: Int, y: Double)? {
        guard let list = main?.currentList?.root else { return nil }
        let seen = seenRows.compactMap { row -> (Int, Double)? in
            guard let number = row.photoNumber, let frame = row.frame(in: list) else { return nil }
            return (number, frame.y)
        }
        return seen.min { $0.0 < $1.0 }
    }

    /// The height that a row requests, even out of view, where GTK unmaps it.
    fileprivate func wantedHeight(_ title: String) -> Int? {
        guard let list = main?.currentList?.root, let width = seenRows.first?.width else {
            return nil
        }
        let row = list.descendants().first { widget in
            widget.kind == "GtkListItemWidget"
                && widget.descendants().contains { label in
                    label.kind == "GtkLabel" && label.labelText == title
                }
        }
        return row?.height(forWidth: width)
    }

    /// The top edge of a row in the list.
    fileprivate func place(of number: Int) -> Double? {
        guard let list = main?.currentList?.root else { return nil }
        return rows.first { $0.photoNumber == number }?.frame(in: list)?.y
    }

    /// Waits until no picture is loading.
    fileprivate func settleTextures() {
        settle()
        pump { arrivingPictureCount == 0 }
        settle()
    }
}

extension AnyWidget {
    fileprivate var photoNumber: Int? {
        texts.lazy.compactMap { text in
            text.hasPrefix("Photo ") ? Int(text.dropFirst(6)) : nil
        }.first
    }

    /// Its labels on screen.
    fileprivate var allLabels: [AnyWidget] { all("GtkLabel") }

    /// The text of a label, on screen or not.
    fileprivate var labelText: String? {
        gtk_label_get_text(pointer.opaque).map { String(cString: $0) }
    }
}
