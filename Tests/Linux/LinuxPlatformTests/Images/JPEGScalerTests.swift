import Foundation
import ImagePipeline
import TestSupport
import Testing

@testable import LinuxPlatform

@Suite("Pictures scaled to JPEG files", .onOwnThread) struct JPEGScalerTests {
    private let scaler = JPEGScaler()

    @Test(
        "the file has exactly the requested size",
        arguments: [(92, 138), (185, 278), (342, 513), (500, 750), (1000, 1500), (300, 169)]
    )
    func sizes(width: Int, height: Int) throws {
        let size = PixelSize(width, height)
        let picture = TestImages.image(1000, 1500, as: "png")
        let jpeg = try scaler.jpeg(of: picture, size: size)
        #expect(jpeg.starts(with: [0xff, 0xd8, 0xff]))
        #expect(try PixbufDecoder().size(ofWhole: jpeg) == size)
    }

    @Test("without a requested size, the file has the picture's size")
    func ownSize() throws {
        let jpeg = try scaler.jpeg(of: TestImages.image(30, 20, as: "png"))
        #expect(try PixbufDecoder().size(ofWhole: jpeg) == PixelSize(30, 20))
    }

    @Test("crops another aspect ratio evenly on both sides")
    func cutOff() throws {
        // Three vertical stripes, the middle one square.
        let picture = TestImages.image(300, 100, as: "png") { x, _ in
            (100..<200).contains(x) ? (0, 200, 0, 255) : (200, 0, 0, 255)
        }
        let jpeg = try scaler.jpeg(of: picture, size: PixelSize(50, 50))
        let pixels = try PixbufDecoder().pixbuf(jpeg, to: .original)
        let bytes = try #require(pixels.pixels)
        for x in [2, 25, 47] {
            #expect(bytes[x * pixels.channels] < 60 && bytes[x * pixels.channels + 1] > 140)
        }
    }

    @Test("data that is invalid, truncated or smaller than requested is undecodable")
    func undecodable() {
        let picture = TestImages.image(40, 60, as: "png")
        for (file, size) in [
            (Data(), PixelSize(10, 15)), (Data("<html>".utf8), PixelSize(10, 15)),
            (picture.dropLast(20), PixelSize(10, 15)), (picture, PixelSize(80, 120)),
        ] {
            #expect(throws: ImageError.undecodable) { try scaler.jpeg(of: Data(file), size: size) }
        }
    }
}
