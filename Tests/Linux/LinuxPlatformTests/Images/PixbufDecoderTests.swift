import Foundation
import ImagePipeline
import LinuxPlatform
import TestSupport
import Testing

@Suite("Pixbuf decoder", .onOwnThread)
struct PixbufDecoderTests {
    private let decoder = PixbufDecoder()

    @Test(
        "reads the size from the header of every format",
        arguments: ["jpeg", "png", "webp"]
    )
    func size(type: String) throws {
        let data = TestImages.image(200, 300, as: type)
        #expect(try decoder.size(of: data) == PixelSize(200, 300))
        #expect(try decoder.size(of: data.prefix(2_000)) == PixelSize(200, 300))
    }

    @Test("detects the format from the data", arguments: ["jpeg", "png", "webp"])
    func formats(type: String) throws {
        let data = TestImages.image(64, 48, as: type) { _, _ in (200, 100, 50, 255) }
        let image = try decoder.decode(data, to: .original)
        #expect(image.size == PixelSize(64, 48))
        #expect(image.format == .rgb8)
        for (value, wanted) in zip(image.pixel(30, 20), [200, 100, 50]) {
            #expect(abs(Int(value) - wanted) < 6)
        }
    }

    @Test("cover and contain yield the expected size at any reduction")
    func cover() throws {
        let data = TestImages.image(600, 900, as: "jpeg")
        for width in [1, 37, 74, 75, 92, 149, 150, 185, 299, 300, 342, 500, 599, 600] {
            let size = PixelSize(width, width * 3 / 2)
            #expect(try decoder.decode(data, to: .cover(size)).size.width == width)
        }
        #expect(
            try decoder.decode(data, to: .cover(PixelSize(92, 138))).size == PixelSize(92, 138)
        )
        #expect(
            try decoder.decode(data, to: .cover(PixelSize(150, 150))).size == PixelSize(150, 225)
        )
        #expect(
            try decoder.decode(data, to: .contain(PixelSize(150, 150))).size == PixelSize(100, 150)
        )
    }

    @Test("never enlarges an image")
    func enlarging() throws {
        let data = TestImages.image(50, 75)
        for fit in [ImageRequest.Fit.cover(PixelSize(92, 138)), .contain(PixelSize(92, 138))] {
            #expect(try decoder.decode(data, to: fit).size == PixelSize(50, 75))
        }
    }

    @Test("a reduced plain color stays the same up to the edges", arguments: ["jpeg", "png"])
    func plainColor(type: String) throws {
        let data = TestImages.image(317, 211, as: type, options: quality(type)) { _, _ in
            (10, 128, 250, 255)
        }
        let image = try decoder.decode(data, to: .cover(PixelSize(61, 40)))
        for y in 0..<image.size.height {
            for x in 0..<image.size.width {
                for (value, wanted) in zip(image.pixel(x, y), [10, 128, 250]) {
                    #expect(abs(Int(value) - wanted) < 3)
                }
            }
        }
    }

    @Test("a reduced gradient keeps its colors in place")
    func gradient() throws {
        let data = TestImages.image(800, 400) { x, y in
            (UInt8(x * 255 / 799), UInt8(y * 255 / 399), 0, 255)
        }
        let image = try decoder.decode(data, to: .cover(PixelSize(80, 40)))
        for (x, y) in [(5, 5), (40, 20), (74, 33)] {
            let pixel = image.pixel(x, y)
            #expect(abs(Int(pixel[0]) - (10 * x + 5) * 255 / 799) < 3)
            #expect(abs(Int(pixel[1]) - (10 * y + 5) * 255 / 399) < 3)
        }
    }

    @Test("decodes only the middle of a strip", arguments: ["jpeg", "png", "webp"])
    func strips(type: String) throws {
        for (width, height) in [(60, 1_200), (1_200, 60)] {
            // Green is the middle third.
            let data = TestImages.image(width, height, as: type) { x, y in
                abs(max(x, y) - 600) < 200 ? (0, 200, 0, 255) : (200, 0, 0, 255)
            }
            let image = try decoder.decode(data, to: .cover(PixelSize(20, 30)))
            #expect(max(image.size.width, image.size.height) == 75)
            #expect(image.size.width * image.size.height <= 75 * 30)
            for place in [0.05, 0.5, 0.95] {
                let x = Int(Double(image.size.width) * place)
                let y = Int(Double(image.size.height) * place)
                #expect(image.pixel(x, y)[1] > 150 && image.pixel(x, y)[0] < 60)
            }
        }
    }

    @Test("keeps transparency, and invisible colors don't bleed in")
    func transparency() throws {
        let data = TestImages.image(400, 400, hasAlpha: true) { x, _ in
            x < 200 ? (255, 0, 0, 255) : (0, 255, 0, 0)
        }
        let image = try decoder.decode(data, to: .cover(PixelSize(50, 50)))
        #expect(image.format == .rgba8)
        #expect(image.pixel(10, 10) == [255, 0, 0, 255])
        #expect(image.pixel(40, 10)[3] == 0)
        for x in 0..<50 where image.pixel(x, 25)[3] > 8 {
            #expect(image.pixel(x, 25)[1] < 16)
        }
    }

    @Test("applies the camera's orientation", arguments: [true, false])
    func orientation(littleEndian: Bool) throws {
        let upright = TestImages.image(
            300,
            200,
            as: "jpeg",
            color: TestImages.redOverBlue(height: 200)
        )
        let data = TestImages.oriented(upright, 6, littleEndian: littleEndian)
        #expect(try decoder.size(of: data) == PixelSize(200, 300))
        let image = try decoder.decode(data, to: .cover(PixelSize(100, 150)))
        #expect(image.size == PixelSize(100, 150))
        // Rotated a quarter turn clockwise, so the top is now on the right.
        #expect(image.pixel(90, 75)[0] > 200 && image.pixel(90, 75)[2] < 50)
        #expect(image.pixel(10, 75)[2] > 200 && image.pixel(10, 75)[0] < 50)
        let overhead = try decoder.decode(TestImages.oriented(upright, 3), to: .original)
        #expect(overhead.size == PixelSize(300, 200))
        #expect(overhead.pixel(150, 10)[2] > 200)
    }

    @Test("applies the orientation of a PNG and of a WebP", arguments: ["png", "webp"])
    func otherOrientation(type: String) throws {
        let upright = TestImages.image(
            300,
            200,
            as: type,
            color: TestImages.redOverBlue(height: 200)
        )
        let exif = TestImages.tiff(6)
        let files =
            type == "png"
            ? [TestImages.inserting("eXIf", exif, intoPNG: upright)]
            : [exif, Data("Exif\0\0".utf8) + exif].map {
                TestImages.extended(webp: upright, 300, 200, exif: $0)
            }
        for file in files {
            #expect(try decoder.size(of: file) == PixelSize(200, 300))
            #expect(try decoder.size(ofWhole: file) == PixelSize(200, 300))
            for fit in [ImageRequest.Fit.cover(PixelSize(100, 150)), .original] {
                let image = try decoder.decode(file, to: fit)
                #expect(image.size.width * 3 == image.size.height * 2)
                let (right, left) = (image.size.width - 10, image.size.height / 2)
                #expect(image.pixel(right, left)[0] > 200 && image.pixel(10, left)[2] > 200)
            }
        }
    }

    @Test("ignores an invalid orientation", arguments: [0, 9, 255] as [UInt8])
    func badOrientation(value: UInt8) throws {
        let data = TestImages.oriented(TestImages.image(30, 20, as: "jpeg"), value)
        #expect(try decoder.size(of: data) == PixelSize(30, 20))
        #expect(try decoder.decode(data, to: .original).size == PixelSize(30, 20))
    }

    @Test("names the formats that it decodes, WebP first and not AVIF")
    func mediaTypes() {
        #expect(decoder.accept == "image/webp,image/jpeg,image/png,image/gif,*/*;q=0.1")
    }

    @Test("pixels of the last of 200 decoded images are valid")
    func lifetime() throws {
        let data = TestImages.image(64, 64)
        var last: DecodedImage?
        for _ in 0..<200 { last = try decoder.decode(data, to: .cover(PixelSize(32, 32))) }
        #expect(last?.pixel(3, 3).count == 3)
        #expect(last.map { $0.cost } == last.map { $0.stride * 31 + 32 * 3 })
    }

    private func quality(_ type: String) -> [String: String] {
        type == "jpeg" ? ["quality": "95"] : [:]
    }
}
