import CTurboJPEG
import Foundation
import ImagePipeline
import LinuxPlatform
import TestSupport
import Testing

@Suite("JPEG", .onOwnThread)
struct JPEGDecoderTests {
    private let decoder = PixbufDecoder()
    private static let size = PixelSize(803, 405)

    /// A gradient that gets redder to the right and greener toward the bottom.
    private func jpeg(
        _ sampling: TJSAMP,
        _ format: TJPF = TJPF_RGB,
        isProgressive: Bool = false
    ) throws -> Data {
        let (width, height) = (Self.size.width, Self.size.height)
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green) = (UInt8(x * 255 / (width - 1)), UInt8(y * 255 / (height - 1)))
                switch format {
                case TJPF_GRAY: pixels.append(red)
                // Adobe stores inverted values: 255 means no ink.
                case TJPF_CMYK: pixels += [red, green, 60, 255]
                default: pixels += [red, green, 60]
                }
            }
        }
        let handle = try #require(tjInitCompress())
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = tjCompress2(
            handle,
            pixels,
            Int32(width),
            0,
            Int32(height),
            Int32(format.rawValue),
            &bytes,
            &count,
            Int32(sampling.rawValue),
            95,
            isProgressive ? TJFLAG_PROGRESSIVE : 0
        )
        defer { tjFree(bytes) }
        #expect(status == 0)
        return Data(bytes: try #require(bytes), count: Int(count))
    }

    private func expectGradient(_ data: Data, isGray: Bool = false) throws {
        // Sizes at which the JPEG decoder reduces the picture by 1, 2 and 4.
        for size in [Self.size, PixelSize(760, 384), PixelSize(402, 203), PixelSize(171, 87)] {
            let image = try decoder.decode(data, to: .cover(size))
            #expect(abs(image.size.width - size.width) < 2)
            #expect(abs(image.size.height - size.height) < 2)
            for (x, y) in [(0.05, 0.05), (0.5, 0.3), (0.93, 0.83)] {
                let (width, height) = (Double(image.size.width), Double(image.size.height))
                let pixel = image.pixel(Int(x * width), Int(y * height))
                let red = (Double(Int(x * width)) + 0.5) / width * 255
                let green = (Double(Int(y * height)) + 0.5) / height * 255
                let wanted = isGray ? [red, red, red] : [red, green, 60]
                for (found, wanted) in zip(pixel, wanted) {
                    #expect(abs(Double(found) - wanted) < 5, "\(size): \(pixel), not \(wanted)")
                }
            }
        }
    }

    @Test(
        "every chroma subsampling keeps colors in place at any reduction",
        arguments: [TJSAMP_444, TJSAMP_422, TJSAMP_420, TJSAMP_440, TJSAMP_411].map(\.rawValue)
    )
    func samplings(code: UInt32) throws {
        try expectGradient(try jpeg(TJSAMP(rawValue: code)))
        try expectGradient(try jpeg(TJSAMP(rawValue: code), isProgressive: true))
    }

    @Test("decodes grayscale JPEGs")
    func gray() throws {
        try expectGradient(try jpeg(TJSAMP_GRAY, TJPF_GRAY), isGray: true)
    }

    @Test("decodes CMYK JPEGs with gdk-pixbuf")
    func inks() throws {
        try expectGradient(try jpeg(TJSAMP_444, TJPF_CMYK))
    }

    @Test("damaged pixel data does not crash the decoder")
    func damaged() throws {
        var data = try jpeg(TJSAMP_420)
        for offset in stride(from: data.count / 2, to: data.count - 40, by: 97) {
            data[offset] = 0x55
        }
        let image = try? decoder.decode(data, to: .cover(PixelSize(171, 87)))
        #expect(image.map { $0.pixel(5, 5).count == 3 } ?? true)
    }

    @Test("scaling to widths around vector sizes keeps a plain color up to the edges")
    func edges() throws {
        for width in [1, 2, 3, 5, 31, 33, 63, 65] {
            let data = TestImages.image(width * 2 + 1, 9, as: "jpeg") { _, _ in (200, 90, 30, 255) }
            let image = try decoder.decode(data, to: .cover(PixelSize(width, 1)))
            for x in 0..<image.size.width {
                for (found, wanted) in zip(image.pixel(x, 0), [200, 90, 30]) {
                    #expect(abs(Int(found) - wanted) < 6)
                }
            }
        }
    }
}
