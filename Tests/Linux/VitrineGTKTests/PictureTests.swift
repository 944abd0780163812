import CAdw
import CGTK
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests pictures and shadows that are painted instead of styled by CSS.
final class PictureTests: WidgetTestCase {
    func testATextureFillsThePictureWithinRoundCorners() throws {
        try onMainLoop {
            let picture = Picture(width: 40, height: 60, radius: 8)
            let page = Box.vertical(picture.align(.start, .start)).style("view")
            let window = TestWindow(page)
            picture.show(.plain(width: 10, height: 30), isWaiting: false)
            pump(frames: 2, of: window.window)
            let drawn = try XCTUnwrap(PNG(of: page))
            for (x, y) in [(20, 30), (0, 30), (39, 30), (20, 0), (20, 59), (5, 5)] {
                XCTAssertEqual(drawn.color(x, y), 0xC83200, "\(x), \(y)")
            }
            for (x, y) in [(0, 0), (39, 0), (0, 59), (39, 59)] {
                XCTAssertEqual(drawn.color(x, y), drawn.color(60, 80), "\(x), \(y)")
            }
            window.close()
        }
    }

    func testATransparentPictureHasALightBackgroundWhereTextIsLight() throws {
        try onMainLoop {
            for (color, isLight) in [("white", true), ("black", false)] {
                let picture = Picture(width: 40, height: 60, radius: 8)
                let opaque = Picture(width: 40, height: 60, radius: 8)
                let page = Box.vertical(
                    spacing: 0,
                    picture.align(.start, .start),
                    opaque.align(.start, .start)
                )
                .style("view")
                let provider = gtk_css_provider_new()
                let sheet = "vt-picture { color: \(color); }"
                gtk_css_provider_load_from_data(provider, sheet, gssize(sheet.utf8.count))
                for widget in [picture, opaque] {
                    gtk_style_context_add_provider(
                        gtk_widget_get_style_context(widget.pointer),
                        provider?.opaque,
                        guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
                    )
                }
                let window = TestWindow(page)
                picture.show(.clear(width: 40, height: 60), isWaiting: false)
                opaque.show(.plain(width: 40, height: 60), isWaiting: false)
                pump(frames: 2, of: window.window)
                let drawn = try XCTUnwrap(PNG(of: page))
                XCTAssertEqual(drawn.color(20, 30) == 0xDEDEDE, isLight)
                XCTAssertEqual(drawn.color(20, 30) == drawn.color(60, 30), !isLight)
                XCTAssertEqual(drawn.color(0, 0), drawn.color(60, 30), "round corners")
                XCTAssertEqual(drawn.color(20, 90), 0xC83200)
                window.close()
            }
        }
    }

    func testAPlaceholderUsesItsOwnTextColorAndWaitingLook() throws {
        try onMainLoop {
            let pictures = (0..<3).map { _ in
                Picture(width: 40, height: 60, radius: 8).align(.start, .start)
            }
            _ = pictures[1].style("error")
            pictures[2].show(nil, isWaiting: true)
            let page = Box.vertical(spacing: 0, pictures[0], pictures[1], pictures[2])
                .style("view")
            let window = TestWindow(page)
            let drawn = try XCTUnwrap(PNG(of: page))
            let background = drawn.color(100, 30)
            for top in [0, 60, 120] {
                XCTAssertEqual(drawn.color(0, top), background, "round corners")
                XCTAssertLessThan(drawn.luminance(4, top + 6), drawn.luminance(36, top + 54))
            }
            let colors = Set([30, 90, 150].map { drawn.color(20, $0) } + [background])
            XCTAssertEqual(colors.count, 4)
            window.close()
        }
    }

    func testAPaintedShadowMatchesTheStyleSheets() throws {
        try onMainLoop {
            let provider = gtk_css_provider_new()
            let sheet = ".shaded { box-shadow: 0 1px 4px alpha(black, 0.16); border-radius: 14px; }"
            gtk_css_provider_load_from_data(provider, sheet, gssize(sheet.utf8.count))
            let styled = Box.vertical().size(width: 120, height: 70).style("shaded")
            gtk_style_context_add_provider(
                gtk_widget_get_style_context(styled.pointer),
                provider?.opaque,
                guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
            )
            g_object_unref(provider?.raw)
            let painted = Picture(width: 120, height: 70, radius: 14)
                .shadowed(Shadow(radius: 14, below: 1, blur: 4, alpha: 0.16))
            let drawn = try [styled.erased, painted.erased].map { card in
                let page = Box.vertical(card.align(.start, .start).margins(20)).style("view")
                let window = TestWindow(page)
                defer { window.close() }
                return try XCTUnwrap(PNG(of: page))
            }
            let page = drawn[0].luminance(300, 200)
            XCTAssertLessThan(drawn[1].luminance(80, 90), page * 0.95, "just below the card")
            var differences: [String] = []
            for y in 10..<110 {
                for x in 10..<160 where !(20..<140).contains(x) || !(20..<90).contains(y) {
                    let difference = drawn[0].luminance(x, y) - drawn[1].luminance(x, y)
                    if abs(difference) > 0.02 { differences.append("\(x), \(y): \(difference)") }
                }
            }
            XCTAssertEqual(differences, [])
        }
    }

    func testOnlyAnAwaitedPictureFadesIn() throws {
        try onMainLoop {
            let picture = Picture(width: 40, height: 60, radius: 8)
            let page = Box.vertical(picture.align(.start, .start)).style("view")
            let window = TestWindow(page)
            picture.show(nil, isWaiting: true)
            pump(frames: 2, of: window.window)
            picture.show(.plain(width: 40, height: 60), isWaiting: false)
            pump(frames: 2, of: window.window)
            XCTAssertNotEqual(try XCTUnwrap(PNG(of: page)).color(20, 30), 0xC83200)
            for _ in 0..<100 where PNG(of: page)?.color(20, 30) != 0xC83200 {
                pump(frames: 4, of: window.window)
            }
            XCTAssertEqual(PNG(of: page)?.color(20, 30), 0xC83200)
            picture.show(.plain(width: 40, height: 60), isWaiting: false)
            pump(frames: 2, of: window.window)
            XCTAssertEqual(PNG(of: page)?.color(20, 30), 0xC83200, "at once")
            window.close()
        }
    }
}

extension Texture {
    /// A texture without any visible pixel.
    fileprivate static func clear(width: Int, height: Int) -> Texture {
        let pixels = Pixels(Array(repeating: 0, count: width * height * 4))
        return Texture(
            adopting: UnsafeRawBufferPointer(pixels.bytes),
            width: width,
            height: height,
            stride: width * 4,
            format: .rgba8,
            owner: pixels
        )
    }

    /// A texture of the color `0xC83200`.
    fileprivate static func plain(width: Int, height: Int) -> Texture {
        let pixels = Pixels(Array(repeating: [200, 50, 0], count: width * height).flatMap(\.self))
        return Texture(
            adopting: UnsafeRawBufferPointer(pixels.bytes),
            width: width,
            height: height,
            stride: width * 3,
            format: .rgb8,
            owner: pixels
        )
    }
}

/// Bytes at a fixed address.
private final class Pixels: Sendable {
    // SAFETY: written only in init.
    nonisolated(unsafe) let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ values: [UInt8]) {
        bytes = .allocate(capacity: values.count)
        _ = bytes.initialize(from: values)
    }

    deinit { bytes.deallocate() }
}
