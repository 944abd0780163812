import Foundation
import ImagePipeline
import LinuxPlatform
import TestSupport
import Testing

@Suite("GIF", .onOwnThread)
struct GIFTests {
    private let decoder = PixbufDecoder()

    @Test("decodes the first frame of a GIF")
    func firstFrame() throws {
        let data = Data(GIFBytes.gif(frames: [[250, 0, 0], [0, 250, 0], [0, 0, 250]]))
        #expect(try decoder.size(of: data) == PixelSize(1, 1))
        let image = try decoder.decode(data, to: .original)
        #expect(Array(image.pixel(0, 0).prefix(3)) == [250, 0, 0])
    }

    @Test("ignores frames after the first, even broken ones")
    func laterFrames() throws {
        let one = GIFBytes.gif(frames: [[1, 2, 3]])
        let broken = Data(one.dropLast() + [0x2c, 0xff, 0xff, 0xff, 0xff, 0xff])
        #expect(try decoder.decode(broken, to: .original).size == PixelSize(1, 1))
    }

    @Test("a GIF that ends within its first frame is undecodable")
    func truncated() {
        let data = Data(GIFBytes.gif(frames: [[1, 2, 3]]))
        for count in 6..<data.count - 1 {
            #expect(throws: ImageError.undecodable, "\(count)") {
                try decoder.decode(data.prefix(count), to: .original)
            }
        }
    }

    @Test("a GIF without a frame is undecodable")
    func empty() {
        let data = Data(GIFBytes.gif(frames: []))
        #expect(throws: ImageError.undecodable) { try decoder.decode(data, to: .original) }
    }
}

/// Builds GIFs of one pixel.
enum GIFBytes {
    /// A GIF with one frame per color.
    static func gif(frames: [[UInt8]]) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x00, 0, 0]
        for color in frames {
            bytes += [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
            bytes += [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80] + color + [0, 0, 0]
            bytes += [2, 2, 0x44, 0x01, 0]
        }
        return bytes + [0x3b]
    }
}
