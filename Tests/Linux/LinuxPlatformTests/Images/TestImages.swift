import CPixbuf
import Foundation
import ImagePipeline

/// Generates images for tests, where `color` maps x and y, from the top left, to a pixel.
enum TestImages {
    typealias Color = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

    static func image(
        _ width: Int,
        _ height: Int,
        as type: String = "png",
        hasAlpha: Bool = false,
        options: [String: String] = [:],
        color: (Int, Int) -> Color = gradient
    ) -> Data {
        guard
            let pixbuf = gdk_pixbuf_new(
                GDK_COLORSPACE_RGB,
                hasAlpha ? 1 : 0,
                8,
                Int32(width),
                Int32(height)
            ), let pixels = gdk_pixbuf_get_pixels(pixbuf)
        else { preconditionFailure("no memory") }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let channels = hasAlpha ? 4 : 3
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                let pixel = pixels + y * stride + x * channels
                (pixel[0], pixel[1], pixel[2]) = (color.red, color.green, color.blue)
                if hasAlpha { pixel[3] = color.alpha }
            }
        }
        return encode(pixbuf, as: type, options)
    }

    static func gradient(x: Int, y: Int) -> Color {
        (UInt8(x % 200 + 20), UInt8(y % 200 + 20), UInt8((x + y) % 200 + 20), 255)
    }

    /// Red above, blue below.
    static func redOverBlue(height: Int) -> (Int, Int) -> Color {
        { _, y in y < height / 2 ? (255, 0, 0, 255) : (0, 0, 255, 255) }
    }

    /// Inserts an Exif segment with only an orientation after a JPEG's first two bytes.
    static func oriented(_ jpeg: Data, _ orientation: UInt8, littleEndian: Bool = true) -> Data {
        let body = Data("Exif\0\0".utf8) + tiff(orientation, littleEndian: littleEndian)
        return inserting([(0xe1, body)], into: jpeg)
    }

    /// Inserts segments after a JPEG's first two bytes.
    static func inserting(_ segments: [(marker: UInt8, body: Data)], into jpeg: Data) -> Data {
        let parts = segments.map { marker, body in
            Data([0xff, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)]) + body
        }
        return jpeg.prefix(2) + Data(parts.joined()) + jpeg.dropFirst(2)
    }

    /// Inserts a chunk after a PNG's header.
    static func inserting(_ name: String, _ body: Data, intoPNG png: Data) -> Data {
        let content = [UInt8](Data(name.utf8) + body)
        let ends = [UInt32(body.count), crc(content[...])].map { number in
            withUnsafeBytes(of: number.bigEndian) { Data($0) }
        }
        return png.prefix(33) + ends[0] + Data(content) + ends[1] + png.dropFirst(33)
    }

    /// A zlib stream that stores its bytes uncompressed, up to 65,535.
    static func zlib(_ bytes: Data) -> Data {
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        let count = UInt16(bytes.count)
        let length = withUnsafeBytes(of: (count.littleEndian, (~count).littleEndian)) { Data($0) }
        let sum = withUnsafeBytes(of: (b << 16 | a).bigEndian) { Data($0) }
        return Data([0x78, 0x01, 0x01]) + length + bytes + sum
    }

    /// Adds a color profile and Exif data to a WebP.
    static func extended(
        webp: Data,
        _ width: Int,
        _ height: Int,
        profile: Data? = nil,
        exif: Data? = nil
    ) -> Data {
        func chunk(_ name: String, _ body: Data) -> Data {
            let size = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Data($0) }
            return Data(name.utf8) + size + body + Data(count: body.count % 2)
        }
        func side(_ length: Int) -> [UInt8] {
            [UInt8((length - 1) & 255), UInt8((length - 1) >> 8), 0]
        }
        let flags: UInt8 = (profile == nil ? 0 : 0x20) | (exif == nil ? 0 : 0x08)
        var body = Data("WEBP".utf8)
        body += chunk("VP8X", Data([flags, 0, 0, 0] + side(width) + side(height)))
        if let profile { body += chunk("ICCP", profile) }
        body += webp.dropFirst(12)
        if let exif { body += chunk("EXIF", exif) }
        return chunk("RIFF", body)
    }

    /// Exif data with only an orientation.
    static func tiff(_ orientation: UInt8, littleEndian: Bool = true) -> Data {
        let bytes: [UInt8] =
            littleEndian
            ? [
                0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0,
                0,
                0, 0, 0, 0, 0,
            ]
            : [
                0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation,
                0,
                0, 0, 0, 0, 0,
            ]
        return Data(bytes)
    }

    /// A JPEG whose header claims another size.
    static func claiming(_ width: Int, _ height: Int, jpeg: Data) -> Data {
        var bytes = [UInt8](jpeg)
        let frame = bytes.indices.first {
            bytes[$0] == 0xff && (bytes[$0 + 1] == 0xc0 || bytes[$0 + 1] == 0xc2)
        }
        guard let frame else { preconditionFailure("no JPEG") }
        bytes[frame + 5] = UInt8(height >> 8)
        bytes[frame + 6] = UInt8(height & 255)
        bytes[frame + 7] = UInt8(width >> 8)
        bytes[frame + 8] = UInt8(width & 255)
        return Data(bytes)
    }

    /// A PNG whose header claims another size, with a valid checksum.
    static func claiming(_ width: UInt32, _ height: UInt32, png: Data) -> Data {
        var bytes = [UInt8](png)
        withUnsafeBytes(of: (width.bigEndian, height.bigEndian)) {
            bytes.replaceSubrange(16..<24, with: $0)
        }
        withUnsafeBytes(of: crc(bytes[12..<29]).bigEndian) {
            bytes.replaceSubrange(29..<33, with: $0)
        }
        return Data(bytes)
    }

    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func encode(
        _ pixbuf: OpaquePointer,
        as type: String,
        _ options: [String: String]
    ) -> Data {
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        var keys = options.keys.map { strdup($0) } + [nil]
        var values = options.values.map { strdup($0) } + [nil]
        defer { for text in keys + values { free(text) } }
        let isDone = gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, &keys, &values, nil)
        guard isDone != 0, let buffer else { preconditionFailure("no encoder for \(type)") }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}

extension DecodedImage {
    /// Red, green, blue and, if the image has it, alpha.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let count = format == .rgb8 ? 3 : 4
        let start = y * stride + x * count
        return withExtendedLifetime(self) { Array(bytes[start..<start + count]) }
    }
}
