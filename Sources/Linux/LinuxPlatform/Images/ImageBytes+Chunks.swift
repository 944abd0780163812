import Foundation

/// Reads the parts of a file besides its pixels.
extension ImageBytes {
    /// Returns the content of a PNG's or WebP's first chunk of a name; nil if it isn't there whole.
    ///
    /// https://www.w3.org/TR/png-3/#5Chunk-layout
    /// https://developers.google.com/speed/webp/docs/riff_container
    func chunk(_ name: String, of format: ImageFormat) -> Range<Int>? {
        let isPNG = format == .png
        var offset = isPNG ? 8 : 12
        while let length = isPNG ? long(at: offset, .big) : long(at: offset + 4, .little) {
            let content = offset + 8
            if has(name, at: isPNG ? offset + 4 : offset) {
                return content + length <= count ? content..<content + length : nil
            }
            // A PNG's chunk ends with a checksum, a WebP's is padded to an even length.
            offset = content + length + (isPNG ? 4 : length % 2)
        }
        return nil
    }

    /// Calls `body` with the marker and content of each segment before a JPEG's pixels, until it
    /// returns a value.
    func firstSegment<Value>(_ body: (UInt8, Range<Int>) -> Value?) -> Value? {
        var offset = 2
        // The pixels start at the start-of-scan marker.
        while let marker = nextMarker(from: &offset), marker != 0xda,
            let length = short(at: offset, .big), length >= 2
        {
            if let value = body(marker, offset + 2..<offset + length) { return value }
            offset += length
        }
        return nil
    }

    /// Returns the color profile of a JPEG or WebP; nil if it isn't there whole or is too large.
    ///
    /// A PNG's is compressed, so libpng reads it. A JPEG's is divided into numbered segments.
    /// https://www.color.org/technotes/ICC-Technote-ProfileEmbedding.pdf
    func colorProfile(_ format: ImageFormat) -> Data? {
        switch format {
        case .jpeg: jpegProfile
        case .webp: chunk("ICCP", of: format).flatMap(content)
        case .png, .gif: nil
        }
    }

    private var jpegProfile: Data? {
        var parts: [Int: Range<Int>] = [:]
        var total = 0
        _ = firstSegment { marker, content -> Void? in
            let start = content.lowerBound
            guard marker == 0xe2, content.count > 14, has("ICC_PROFILE\0", at: start),
                let number = byte(at: start + 12), let count = byte(at: start + 13)
            else { return nil }
            parts[Int(number)] = start + 14..<content.upperBound
            total = Int(count)
            return nil
        }
        guard total > 0 else { return nil }
        let known = (1...total).compactMap { parts[$0] }
        guard known.count == total else { return nil }
        let contents = known.compactMap(content)
        return contents.count == total ? Data(contents.joined()) : nil
    }

    private func content(_ range: Range<Int>) -> Data? {
        guard range.upperBound <= count, range.count <= ColorConversion.maximumBytes else {
            return nil
        }
        return bytes(in: range)
    }
}
