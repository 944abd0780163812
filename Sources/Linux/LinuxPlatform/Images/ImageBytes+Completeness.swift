import Foundation

/// Whether a file is complete: gdk-pixbuf shows truncated images without an error.
extension ImageBytes {
    /// Bytes after the end are ignored.
    func isComplete(_ format: ImageFormat) -> Bool {
        switch format {
        case .jpeg: hasJPEGEnd
        case .png: hasPNGEnd
        case .webp: long(at: 4, .little).map { $0 + 8 <= count } ?? false
        case .gif: gifWithFirstFrameOnly != nil
        }
    }

    /// Follows the segments to the EOI marker; the preview within an Exif segment has one, too.
    private var hasJPEGEnd: Bool {
        // It is nearly always at the very end, so that the segments need not be followed.
        if short(at: count - 2, .big) == 0xffd9 { return true }
        var offset = 2
        while let marker = nextMarker(from: &offset) {
            switch marker {
            case 0xd9:
                return true
            case 0x00, 0x01, 0xd0...0xd7:
                break  // Within the pixels, or alone.
            default:
                guard let length = short(at: offset, .big) else { return false }
                offset += length
            }
        }
        return false
    }

    /// Follows the chunks to IEND. https://www.w3.org/TR/png-3/#5Chunk-layout
    private var hasPNGEnd: Bool {
        var offset = 8
        while let length = long(at: offset, .big) {
            if has("IEND", at: offset + 4) { return offset + 12 + length <= count }
            offset += 12 + length
        }
        return false
    }
}
