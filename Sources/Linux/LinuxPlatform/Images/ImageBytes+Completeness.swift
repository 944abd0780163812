import Foundation

/// Checks whether a file is complete, because gdk-pixbuf shows truncated images without an error.
extension ImageBytes {
    /// Returns whether the file is complete; bytes after its end are ignored.
    func isComplete(_ format: ImageFormat) -> Bool {
        switch format {
        case .jpeg: hasJPEGEnd
        case .png: hasPNGEnd
        case .webp: long(at: 4, .little).map { $0 + 8 <= count } ?? false
        case .gif: gifWithFirstFrameOnly != nil
        }
    }

    /// Whether the segments lead to an EOI marker; the preview within an Exif segment also has one.
    private var hasJPEGEnd: Bool {
        // The marker is nearly always at the very end, in which case there is no need to follow the
        // segments.
        if short(at: count - 2, .big) == 0xffd9 { return true }
        var offset = 2
        while let marker = nextMarker(from: &offset) {
            switch marker {
            case 0xd9:
                return true
            case 0x00, 0x01, 0xd0...0xd7:
                break  // Within the pixels, or without a segment.
            default:
                guard let length = short(at: offset, .big) else { return false }
                offset += length
            }
        }
        return false
    }

    /// Whether the chunks lead to IEND.
    ///
    /// https://www.w3.org/TR/png-3/#5Chunk-layout
    private var hasPNGEnd: Bool {
        var offset = 8
        while let length = long(at: offset, .big) {
            if has("IEND", at: offset + 4) { return offset + 12 + length <= count }
            offset += 12 + length
        }
        return false
    }
}
