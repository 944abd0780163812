import ImagePipeline

/// How a camera was held: tag 0x0112 of Exif, 1 to 8, where 1 is upright and from 5 on width and
/// height change places.
///
/// Read here and not from gdk-pixbuf, which tells it after it has asked for the size to decode to.
struct Orientation: Equatable {
    static let upright = Orientation(rawValue: 1)

    let rawValue: Int

    /// The orientation of a JPEG; upright where it says nothing that makes sense.
    init(jpeg bytes: ImageBytes) {
        rawValue = Self.tiffOffset(inJPEG: bytes).flatMap { Self.value(in: bytes, at: $0) } ?? 1
    }

    /// The stored size as people see it, and the other way round.
    func turned(_ size: PixelSize) -> PixelSize {
        rawValue < 5 ? size : PixelSize(size.height, size.width)
    }
}

extension Orientation {
    private static let tag = 0x0112

    private init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where the TIFF structure of the first Exif segment begins.
    private static func tiffOffset(inJPEG bytes: ImageBytes) -> Int? {
        var offset = 2
        // From the start of the scan on there are pixels.
        while let marker = bytes.nextMarker(from: &offset), marker != 0xda,
            let length = bytes.short(at: offset, .big)
        {
            if marker == 0xe1, bytes.has("Exif\0\0", at: offset + 2) { return offset + 8 }
            offset += length
        }
        return nil
    }

    private static func value(in bytes: ImageBytes, at start: Int) -> Int? {
        let order: ImageBytes.Order
        if bytes.has("II*\0", at: start) {
            order = .little
        } else if bytes.has("MM\0*", at: start) {
            order = .big
        } else {
            return nil
        }
        guard let directory = bytes.long(at: start + 4, order),
            let count = bytes.short(at: start + directory, order)
        else { return nil }
        for index in 0..<count {
            let entry = start + directory + 2 + 12 * index
            guard let tag = bytes.short(at: entry, order) else { return nil }
            guard tag == Self.tag else { continue }
            guard let value = bytes.short(at: entry + 8, order), 1...8 ~= value else { return nil }
            return value
        }
        return nil
    }
}
