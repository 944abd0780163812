import Foundation

/// Checks whether a file is complete, because gdk-pixbuf shows truncated images without an error.
extension ImageBytes {
    /// Returns the bytes that a file lacks although its pixels may be complete; nil if it is
    /// truncated.
    ///
    /// Empty for nearly all files. Some writers omit a JPEG's end marker, whose pixels the decoder
    /// must count, or the byte that pads a WebP to an even length. Bytes after the end are ignored.
    func missingEnd(_ format: ImageFormat) -> [UInt8]? {
        switch format {
        case .jpeg: hasJPEGEnd ? [] : endsInZeros ? nil : [0xff, 0xd9]
        case .png: hasPNGEnd ? [] : nil
        case .webp: missingWebPEnd
        case .gif: gifWithFirstFrameOnly == nil ? nil : []
        }
    }

    /// What a WebP lacks of its padding; nil if it lacks more.
    ///
    /// https://developers.google.com/speed/webp/docs/riff_container
    private var missingWebPEnd: [UInt8]? {
        guard let length = long(at: 4, .little) else { return nil }
        if length + 8 <= count { return [] }
        var offset = 12
        while let length = long(at: offset + 4, .little), offset + 8 + length < count {
            offset += 8 + length + length % 2
        }
        // Only the padding of the last chunk is missing.
        guard let last = long(at: offset + 4, .little), last % 2 == 1, offset + 8 + last == count,
            length + 8 == count + 1
        else { return nil }
        return [0]
    }

    /// Whether the rest of the file was probably never written, which decodes as gray pixels.
    private var endsInZeros: Bool { (1...16).allSatisfy { byte(at: count - $0) == 0 } }

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

    private var hasPNGEnd: Bool {
        // A checksum follows.
        chunk("IEND", of: .png).map { $0.upperBound + 4 <= count } ?? false
    }
}
