import Foundation
import ImagePipeline
import TestSupport
import Testing

@testable import LinuxPlatform

@Suite("Pictures scaled to JPEG files", .onOwnThread) struct JPEGScalerTests {
    private let scaler = JPEGScaler()

    @Test(
        "the file has exactly the size asked for",
        arguments: [(92, 138), (185, 278), (342, 513), (500, 750), (1000, 1500), (300, 169)]
    )
    func sizes(width: Int, height: Int) throws {
        let size = PixelSize(width, height)
        let picture = TestImages.image(1000, 1500, as: "png")
        let jpeg = try scaler.jpeg(of: picture, size: size)
        #expect(jpeg.starts(with: [0xff, 0xd8, 0xff]))
        #expect(try PixbufDecoder().size(ofWhole: jpeg) == size)
    }

    @Test("without a size it is the picture's own")
    func ownSize() throws {
        let jpeg = try scaler.jpeg(of: TestImages.image(30, 20, as: "png"))
        #expect(try PixbufDecoder().size(ofWhole: jpeg) == PixelSize(30, 20))
    }

    @Test("what has another ratio is cut off evenly at both sides")
    func cutOff() throws {
        // Three stripes side by side, of which the middle one is as wide as it is high.
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

    @Test("what is no picture, ends too early or is smaller than asked for is undecodable")
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
