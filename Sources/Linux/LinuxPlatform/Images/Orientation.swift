import ImagePipeline

/// The orientation of a picture: Exif tag 0x0112, from 1 to 8.
///
/// 1 is upright; for 5 and above, width and height are swapped. This reads the tag itself, because
/// gdk-pixbuf only reports it after asking for the size to decode to.
struct Orientation: Equatable {
    static let upright = Orientation(rawValue: 1)

    let rawValue: Int

    /// Reads a file's orientation; upright if it is missing or invalid.
    init(_ bytes: ImageBytes, _ format: ImageFormat) {
        rawValue =
            Self.tiffOffset(in: bytes, format).flatMap { Self.value(in: bytes, at: $0) } ?? 1
    }

    /// Converts the stored size to the displayed size, and vice versa.
    func turned(_ size: PixelSize) -> PixelSize {
        rawValue < 5 ? size : PixelSize(size.height, size.width)
    }
}

extension Orientation {
    private static let tag = 0x0112

    private init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Returns the offset of the first TIFF structure.
    private static func tiffOffset(in bytes: ImageBytes, _ format: ImageFormat) -> Int? {
        switch format {
        case .jpeg:
            bytes.firstSegment { marker, content in
                marker == 0xe1 ? tiffOffset(in: bytes, content) : nil
            }
        case .png: bytes.chunk("eXIf", of: format)?.lowerBound
        // Some writers add the head that only a JPEG needs.
        case .webp:
            bytes.chunk("EXIF", of: format).map {
                tiffOffset(in: bytes, $0) ?? $0.lowerBound
            }
        case .gif: nil
        }
    }

    private static func tiffOffset(in bytes: ImageBytes, _ exif: Range<Int>) -> Int? {
        bytes.has("Exif\0\0", at: exif.lowerBound) ? exif.lowerBound + 6 : nil
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
