import Catalog
import GTKSupport
import ImagePipeline
import XCTest

@testable import VitrineGTK

/// Measures the drawn contrast of white text on any photo: at least 4.5:1, as WCAG AA requires.
final class PhotoContrastTests: WidgetTestCase {
    func testTextIsReadableOnAnyPhoto() throws {
        try onMainLoop {
            let colors: [(String, @Sendable (Int) -> UInt8)] = [
                ("white", { _ in 0xFF }), ("black", { _ in 0 }),
                ("yellow", { $0 % 3 == 2 ? 0 : 0xFF }),
                ("motley", { UInt8(truncatingIfNeeded: $0 &* 97 &+ $0 / 7) }),
            ]
            for (name, color) in colors {
                // Blank texts reveal the background; block characters show the text color.
                let items = [
                    Item.photo(1, "\u{2588}\u{2588}", user: "\u{2588}"),
                    Item.photo(2, "\u{A0}\u{A0}", user: "\u{A0}"),
                ]
                let pictures = StubPictures(size: { _ in PixelSize(1_600, 1_000) }, color: color)
                let stage = try Stage([items], descriptor: .photos, pictures: pictures)
                let main = try stage.open(width: 360, height: 860)
                XCTAssertTrue(pump { pictures.asked.count == 2 && stage.rows.count > 2 })
                XCTAssertTrue(pump { arrivingPictureCount == 0 })
                pump(frames: 40, of: main.window)
                let brightest = try stage.rows[0].luminances().min() ?? 0
                XCTAssertGreaterThan(brightest, 0.95, "the words are white")
                for luminance in try stage.rows[1].luminances() {
                    XCTAssertGreaterThanOrEqual(1.05 / (luminance + 0.05), 4.5, name)
                }
                stage.close()
            }
        }
    }
}

extension AnyWidget {
    /// The luminance of the brightest pixel in each label of a photo.
    @MainActor
    fileprivate func luminances() throws -> [Double] {
        // The row is larger than the drawn photo.
        let photo = try XCTUnwrap(all("VtPhotoFrame").first)
        let picture = try XCTUnwrap(PNG(of: photo))
        let labels = descendants(mapped: true).filter {
            $0.has(style: "photo-title") || $0.has(style: "photo-user")
        }
        XCTAssertEqual(labels.count, 2)
        return try labels.map { label in
            let frame = try XCTUnwrap(label.frame(in: photo))
            var most = 0.0
            for y in Int(frame.y)..<Int(frame.y + frame.height) {
                for x in Int(frame.x)..<Int(frame.x + min(frame.width, 120)) {
                    most = max(most, picture.luminance(x, y))
                }
            }
            return most
        }
    }
}
