import CAdw
import Foundation
import Primitives
import XCTest

@testable import GTKSupport

final class DrawingTests: WidgetTestCase {
    func testATextureUsesItsPixelsWithoutCopying() throws {
        try onMainLoop {
            let gone = Locked(false)
            do {
                let pixels = Pixels(count: 4 * 2 * 3) { gone.withLock { $0 = true } }
                let texture = pixels.texture(width: 4, height: 2)
                XCTAssertEqual(texture.size.width, 4)
                XCTAssertEqual(texture.size.height, 2)
                // Written after creating the texture: visible only if nothing was copied.
                pixels.bytes[0] = 0x12
                pixels.bytes[1] = 0x34
                pixels.bytes[2] = 0x56
                var downloaded = [UInt8](repeating: 0, count: 4 * 2 * 4)
                gdk_texture_download(texture.pointer, &downloaded, 4 * 4)
                XCTAssertEqual(Array(downloaded[0..<4]), [0x56, 0x34, 0x12, 0xFF], "BGRA")
                XCTAssertFalse(gone.withLock { $0 })
            }
            XCTAssertTrue(gone.withLock { $0 }, "freed with the texture")
        }
    }

    func testATextureReleasedOnAnotherThreadIsFreedOnTheMainThread() throws {
        try onMainLoop {
            let thread = Locked<Bool?>(nil)
            let holder = Locked<Texture?>(
                Pixels(count: 4 * 2 * 3) { thread.withLock { $0 = Thread.isMainThread } }
                    .texture(width: 4, height: 2)
            )
            try finish { await Task.detached { holder.withLock { $0 = nil } }.value }
            XCTAssertTrue(pump { thread.withLock { $0 } != nil })
            XCTAssertEqual(thread.withLock { $0 }, true)
        }
    }

    func testAPictureRetainsItsTexture() throws {
        try onMainLoop {
            let gone = Locked(false)
            let picture = Picture(width: 40, height: 40, radius: 4)
            let window = TestWindow(picture)
            do {
                let pixels = Pixels(count: 4 * 2 * 3) { gone.withLock { $0 = true } }
                picture.show(pixels.texture(width: 4, height: 2), isWaiting: false)
            }
            drain()
            XCTAssertFalse(gone.withLock { $0 })
            picture.show(nil, isWaiting: false)
            XCTAssertTrue(pump { gone.withLock { $0 } })
            window.close()
        }
    }

    func testASnapshotShowsWhatTheCanvasDrew() throws {
        try onMainLoop {
            let area = DrawingArea { canvas in
                canvas.fill(Canvas.Color(0xFF0000)) { $0.everything() }
                canvas.fill(Canvas.Color(0x00FF00)) {
                    $0.polygon([(50, 0), (100, 0), (100, 80), (50, 80)])
                }
                canvas.fill(from: (0, 40), to: (0, 80), [Canvas.Color(0x0000FF)]) {
                    $0.roundedRectangle(x: 0, y: 40, width: 40, height: 40, radius: 4)
                }
                canvas.fill(around: (75, 60), radius: 10, [Canvas.Color(0xFFFFFF)]) {
                    $0.circle(x: 75, y: 60, radius: 10)
                }
                canvas.stroke(Canvas.Color(0x000000), line: 4) {
                    $0.polygon([(60, 10), (90, 10), (90, 30), (60, 30)])
                }
            }
            let window = TestWindow(area.size(width: 100, height: 80).align(.start, .start))
            XCTAssertTrue(pump { area.width == 100 && area.height == 80 })
            pump(frames: 2, of: area)
            let path = FileManager.default.temporaryDirectory
                .appending(path: "vitrine-\(UUID()).png").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            XCTAssertTrue(Snapshot.write(area, to: path))
            let image = try XCTUnwrap(PNG(path))
            XCTAssertEqual([image.width, image.height], [100, 80])
            XCTAssertEqual(image.color(20, 20), 0xFF0000)
            XCTAssertEqual(image.color(55, 60), 0x00FF00)
            XCTAssertEqual(image.color(20, 60), 0x0000FF)
            XCTAssertEqual(image.color(75, 60), 0xFFFFFF)
            XCTAssertEqual(image.color(75, 10), 0x000000)
            XCTAssertFalse(Snapshot.write(area, to: "/proc/none/picture.png"))
            window.close()
        }
    }

    func testADrawingMadeOnceLooksTheSame() throws {
        try onMainLoop {
            let draw: @MainActor (Canvas) -> Void = { canvas in
                canvas.fill(Canvas.Color(0xFF8000)) { $0.everything() }
                canvas.fill(Canvas.Color(0x0000FF, alpha: 0.5)) {
                    $0.circle(x: 30, y: 20, radius: 15)
                }
            }
            let images = try [false, true].map { isOnce in
                let area = DrawingArea { canvas in
                    if isOnce { canvas.drawOnce(draw) } else { draw(canvas) }
                }
                let window = TestWindow(area.size(width: 60, height: 40).align(.start, .start))
                XCTAssertTrue(pump { area.width == 60 && area.height == 40 })
                pump(frames: 2, of: area)
                defer { window.close() }
                return try XCTUnwrap(PNG(of: area))
            }
            for (x, y) in [(0, 0), (59, 39), (30, 20), (20, 12)] {
                XCTAssertEqual(images[0].color(x, y), images[1].color(x, y), "\(x), \(y)")
            }
            XCTAssertEqual(images[1].color(0, 0), 0xFF8000)
        }
    }

    func testACopiedTextureDrawsLikeTheOriginal() throws {
        try onMainLoop {
            let pixels = Pixels(count: 20 * 10 * 3) {}
            for index in 0..<(20 * 10) {
                pixels.bytes[index * 3] = 0xFF
                pixels.bytes[index * 3 + 1] = 0x80
            }
            let texture = pixels.texture(width: 20, height: 10)
            let surface = try XCTUnwrap(Surface(copying: texture))
            let left = Rectangle(x: 0, y: 0, width: 20, height: 10)
            let right = Rectangle(x: 20, y: 0, width: 40, height: 20)
            let faint = Rectangle(x: 0, y: 20, width: 20, height: 10)
            let area = SnapshotArea { painter in
                painter.darken(Rectangle(x: 0, y: 0, width: 60, height: 40), by: 1)
                painter.draw(surface, in: left, opacity: 1)
                painter.draw(surface, in: right, opacity: 1)
                painter.draw(surface, in: faint, opacity: 0.5)
            } resized: { _, _ in
            }
            let window = TestWindow(area.size(width: 60, height: 40).align(.start, .start))
            XCTAssertTrue(pump { area.width == 60 && area.height == 40 })
            XCTAssertTrue(area.isDrawnByCairo)
            pump(frames: 2, of: area)
            let image = try XCTUnwrap(PNG(of: area))
            for (x, y) in [(0, 0), (19, 9), (20, 0), (59, 19)] {
                XCTAssertEqual(image.color(x, y), 0xFF8000, "\(x), \(y)")
            }
            XCTAssertEqual(image.color(10, 15), 0x000000, "below the first")
            XCTAssertEqual(Int(image.color(10, 25) >> 16), 0x80, accuracy: 1)
            window.close()
        }
    }

    func testATextureInAnEmptyOrInvalidFrameIsNotDrawn() throws {
        try onMainLoop {
            let pixels = Pixels(count: 4 * 2 * 3) {}
            pixels.bytes.update(repeating: 0xFF)
            let texture = pixels.texture(width: 4, height: 2)
            let surface = try XCTUnwrap(Surface(copying: texture))
            let (least, tiny) = (Double(Float.leastNonzeroMagnitude), 1e-60)
            let sizes: [(Double, Double)] = [
                (0, 0), (0, 20), (20, 0), (-20, 20), (tiny, 20), (least, 20), (.nan, 20),
                (.infinity, 20),
            ]
            let area = SnapshotArea { painter in
                painter.darken(Rectangle(x: 0, y: 0, width: 60, height: 40), by: 1)
                for (width, height) in sizes {
                    let frame = Rectangle(x: 5, y: 5, width: width, height: height)
                    painter.draw(texture, in: frame)
                    painter.draw(texture, in: frame, opacity: 0.5)
                    painter.draw(surface, in: frame, opacity: 1)
                }
                painter.draw(texture, in: Rectangle(x: 40, y: 0, width: 20, height: 10))
            } resized: { _, _ in
            }
            let window = TestWindow(area.size(width: 60, height: 40).align(.start, .start))
            XCTAssertTrue(pump { area.width == 60 && area.height == 40 })
            pump(frames: 2, of: area)
            let image = try XCTUnwrap(PNG(of: area))
            XCTAssertEqual(image.color(10, 10), 0x000000)
            XCTAssertEqual(image.color(50, 5), 0xFFFFFF, "what follows is not drawn")
            window.close()
        }
    }

    func testAFrameTurnedEdgeOnIsPickedAsIfUnturned() throws {
        try onMainLoop {
            let texture = Pixels(count: 4 * 2 * 3) {}.texture(width: 4, height: 2)
            let area = SnapshotArea { painter in
                let size = (Double(painter.width), Double(painter.height))
                painter.draw(texture, in: Rectangle(x: 0, y: 0, width: size.0, height: size.1))
            } resized: { _, _ in
            }
            let frame = PhotoFrame(area)
            let window = TestWindow(frame.size(width: 60, height: 60).align(.start, .start))
            XCTAssertTrue(pump { area.width == 60 && area.height == 60 })
            let edges = [90.0, 270]
            let angles = edges.flatMap { edge in
                [0, 1e-9, 1e-3, 0.229, 0.23, 1].flatMap { [edge - $0, edge + $0] }
            }
            for angle in angles {
                frame.turn(by: angle)
                pump(frames: 2, of: area)
                let found = gtk_widget_pick(window.window.pointer, 30, 30, GTK_PICK_DEFAULT)
                XCTAssertEqual(found, area.pointer, "\(angle)")
                let place = area.frame(in: window.window)
                XCTAssertEqual(place?.height, 60, "\(angle)")
                XCTAssertEqual(Complaints.take(), [], "\(angle)")
            }
            window.close()
        }
    }

    func testASnapshotOfAnUnmappedWidgetFails() throws {
        try onMainLoop {
            let label = Label("nowhere")
            g_object_ref_sink(label.pointer)
            defer { g_object_unref(label.pointer) }
            XCTAssertFalse(Snapshot.write(label, to: "/tmp/never.png"))
        }
    }
}

/// Pixels that report when they are freed.
private final class Pixels: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableBufferPointer<UInt8>
    private let freed: @Sendable () -> Void

    init(count: Int, freed: @escaping @Sendable () -> Void) {
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0)
        self.freed = freed
    }

    deinit {
        bytes.deallocate()
        freed()
    }

    func texture(width: Int, height: Int) -> Texture {
        Texture(
            adopting: UnsafeRawBufferPointer(bytes),
            width: width,
            height: height,
            stride: width * 3,
            format: .rgb8,
            owner: self
        )
    }
}
