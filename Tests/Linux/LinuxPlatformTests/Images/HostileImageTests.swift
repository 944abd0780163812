import Foundation
import ImagePipeline
import LinuxPlatform
import TestSupport
import Testing

@Suite("Hostile images", .onOwnThread)
struct HostileImageTests {
    private let decoder = PixbufDecoder()
    private let fit = ImageRequest.Fit.cover(PixelSize(92, 138))

    @Test(
        "data that isn't a supported image is undecodable",
        arguments: [
            "", "<!DOCTYPE html><html>", "\u{89}PNG", "GIF89a", "RIFF1234WEBP", "%PDF-1.4",
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
            "/* XPM */ static char *a[] = {\"1 1 1 1\",\"a c red\",\"a\"};",
        ]
    )
    func noImage(text: String) {
        for data in [Data(text.utf8), Data([0xff, 0xd8, 0xff]) + Data(text.utf8)] {
            #expect(throws: ImageError.undecodable) { try decoder.size(of: data) }
            #expect(throws: ImageError.undecodable) { try decoder.decode(data, to: fit) }
        }
    }

    @Test("rejects a JPEG of 30,000 × 30,000 pixels by its header")
    func wideJPEG() throws {
        let data = TestImages.claiming(30_000, 30_000, jpeg: TestImages.image(16, 16, as: "jpeg"))
        #expect(try decoder.size(of: data) == PixelSize(30_000, 30_000))
        #expect(throws: ImageError.tooLarge(PixelSize(30_000, 30_000))) {
            try decoder.decode(data, to: fit)
        }
    }

    @Test("rejects a PNG that is 30,000 pixels wide by its header", arguments: [1, 30_000])
    func widePNG(height: UInt32) throws {
        let data = TestImages.claiming(30_000, height, png: TestImages.image(16, 16))
        let size = PixelSize(30_000, Int(height))
        #expect(try decoder.size(of: data) == size)
        #expect(throws: ImageError.tooLarge(size)) { try decoder.decode(data, to: fit) }
    }

    @Test("rejects a WebP with too many pixels by its header")
    func wideWebP() throws {
        var bytes = [UInt8](TestImages.image(16, 16, as: "webp"))
        #expect(String(decoding: bytes[12..<16], as: UTF8.self) == "VP8 ")
        bytes.replaceSubrange(26..<30, with: [0xff, 0x3f, 0xff, 0x3f])
        let size = PixelSize(16_383, 16_383)
        #expect(try decoder.size(of: Data(bytes)) == size)
        #expect(throws: ImageError.tooLarge(size)) { try decoder.decode(Data(bytes), to: fit) }
    }

    @Test("rejects a GIF with too many pixels by its header")
    func wideGIF() throws {
        var bytes = GIFBytes.gif(frames: [[0xff, 0, 0]])
        bytes.replaceSubrange(6..<10, with: [0x30, 0x75, 0x30, 0x75])
        #expect(throws: ImageError.tooLarge(PixelSize(30_000, 30_000))) {
            try decoder.decode(Data(bytes), to: fit)
        }
    }

    @Test("each decoder applies its own limits", arguments: ["jpeg", "png"])
    func limits(type: String) throws {
        let data = TestImages.image(100, 60, as: type)
        let small = PixbufDecoder(maximumPixels: 5_999)
        let narrow = PixbufDecoder(maximumSide: 99)
        for decoder in [small, narrow] {
            #expect(throws: ImageError.tooLarge(PixelSize(100, 60))) {
                try decoder.decode(data, to: .original)
            }
        }
        let exact = PixbufDecoder(maximumPixels: 6_000, maximumSide: 100)
        #expect(try exact.decode(data, to: .original).size == PixelSize(100, 60))
    }

    @Test("a truncated image is undecodable, wherever it ends", arguments: ["jpeg", "png", "webp"])
    func truncated(type: String) throws {
        let data = TestImages.image(200, 300, as: type)
        for part in [0.05, 0.3, 0.6, 0.9] {
            let head = data.prefix(Int(Double(data.count) * part))
            #expect(throws: ImageError.undecodable, "\(type) \(part)") {
                try decoder.decode(head, to: fit)
            }
        }
    }

    @Test("shows a JPEG without its end marker, if no pixels are missing", arguments: [1, 2])
    func endMarker(missing: Int) throws {
        for size in [PixelSize(200, 300), PixelSize(7, 5)] {
            let data = TestImages.image(size.width, size.height, as: "jpeg")
            let cut = data.dropLast(missing)
            #expect(try decoder.size(ofWhole: cut) == size)
            #expect(try decoder.decode(cut, to: .original).size == size)
            #expect(throws: ImageError.undecodable) { try decoder.size(ofWhole: cut.dropLast(3)) }
        }
        let large = TestImages.claiming(30_000, 30_000, jpeg: TestImages.image(16, 16, as: "jpeg"))
        #expect(throws: ImageError.tooLarge(PixelSize(30_000, 30_000))) {
            try decoder.decode(large.dropLast(missing), to: fit)
        }
    }

    @Test(
        "shows a JPEG with other bytes in place of its end marker, if no pixels are missing",
        arguments: [
            [0, 0], [0xFF, 0x00], [0xFF, 0xE1], [0xFF, 0xD8], Array("SEFH panorama SEFT".utf8),
        ] as [[UInt8]]
    )
    func otherEnd(bytes: [UInt8]) throws {
        for size in [PixelSize(200, 300), PixelSize(7, 5)] {
            let data = TestImages.image(size.width, size.height, as: "jpeg")
            let whole = data.dropLast(2) + bytes
            #expect(try decoder.size(ofWhole: whole) == size)
            #expect(try decoder.decode(whole, to: .original).size == size)
            for part in [0.7, 0.8, 0.9] {
                let cut = data.prefix(Int(Double(data.count) * part))
                for end in [Data(bytes), Data(count: data.count - cut.count)] {
                    #expect(throws: ImageError.undecodable, "\(size) \(part)") {
                        try decoder.size(ofWhole: cut + end)
                    }
                }
            }
        }
    }

    @Test("shows a WebP without its padding, whether its length counts it or not")
    func padding() throws {
        // libwebp fills each chunk to an even length; other writers don't.
        let even = TestImages.image(40, 30, as: "webp")
        var data = even + [0, 0]
        data[4] += 2
        data[16] += 1
        #expect(data[16] % 2 == 1)
        var uncounted = data.dropLast()
        uncounted[4] -= 1
        for file in [data.dropLast(), uncounted, uncounted + [0]] {
            #expect(try decoder.size(ofWhole: file) == PixelSize(40, 30))
            #expect(try decoder.decode(file, to: .original).size == PixelSize(40, 30))
            for missing in [2, 3, data.count / 2] {
                let cut = data.dropLast(missing)
                #expect(throws: ImageError.undecodable) { try decoder.size(ofWhole: cut) }
            }
        }
    }

    @Test("ignores bytes after the end of an image", arguments: ["jpeg", "png", "webp"])
    func trailingBytes(type: String) throws {
        let data = TestImages.image(20, 30, as: type) + Data("trailing".utf8)
        #expect(try decoder.decode(data, to: .original).size == PixelSize(20, 30))
    }

    @Test("a broken image throws or decodes, but does not crash", arguments: 0..<40)
    func broken(seed: Int) {
        for type in ["jpeg", "png", "webp"] {
            var bytes = [UInt8](TestImages.image(60, 40, as: type))
            var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
            for _ in 0..<5 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            do throws(ImageError) {
                let image = try PixbufDecoder(maximumPixels: 1_000_000)
                    .decode(Data(bytes), to: fit)
                #expect(image.bytes.count == image.cost)
            } catch {
                #expect(error != .cancelled)
            }
        }
    }

    @Test("reads a slice of other data from its own start")
    func slice() throws {
        let image = TestImages.oriented(TestImages.image(40, 30, as: "jpeg"), 6)
        let data = (Data(repeating: 7, count: 100) + image).dropFirst(100)
        #expect(try decoder.size(of: data) == PixelSize(30, 40))
        #expect(try decoder.decode(data, to: .original).size == PixelSize(30, 40))
    }
}
