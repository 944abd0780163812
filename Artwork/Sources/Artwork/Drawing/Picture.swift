/// The finished pixels of a drawing.
public struct Picture: Hashable, Sendable {
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// B, G, R and an unused byte for each pixel, row by row from the top.
    public let pixels: [UInt8]

    /// Adopts pixels: `width * height * 4` bytes.
    init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Copies a canvas.
    ///
    /// - Throws: `drawing` if any call on the canvas has failed.
    init(_ canvas: Canvas) throws(ArtworkError) {
        try canvas.finish()
        let row = canvas.pixelWidth * 4
        let pixels = canvas.withPixels { bytes, bytesPerRow in
            var pixels: [UInt8] = []
            pixels.reserveCapacity(row * canvas.pixelHeight)
            for y in 0..<canvas.pixelHeight {
                pixels += bytes[y * bytesPerRow..<y * bytesPerRow + row]
            }
            return pixels
        }
        self.init(width: canvas.pixelWidth, height: canvas.pixelHeight, pixels: pixels)
    }

    /// The picture after a Gaussian blur of one pixel (five binomial taps each way).
    public func blurred() -> Picture {
        let across = Self.smoothed(pixels, lines: height, length: width, step: 4, line: width * 4)
        let down = Self.smoothed(across, lines: width, length: height, step: width * 4, line: 4)
        return Picture(width: width, height: height, pixels: down)
    }
}

extension Picture {
    private static func smoothed(
        _ pixels: [UInt8],
        lines: Int,
        length: Int,
        step: Int,
        line: Int
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count) { output, count in
            pixels.withUnsafeBufferPointer { input in
                for start in stride(from: 0, to: lines * line, by: line) {
                    for index in 0..<length {
                        let a = start + max(index - 2, 0) * step
                        let b = start + max(index - 1, 0) * step
                        let c = start + index * step
                        let d = start + min(index + 1, length - 1) * step
                        let e = start + min(index + 2, length - 1) * step
                        for channel in 0..<4 {
                            let near = UInt(input[b + channel]) + UInt(input[d + channel])
                            let far = UInt(input[a + channel]) + UInt(input[e + channel])
                            let sum = UInt(input[c + channel]) * 6 + near * 4 + far
                            output[c + channel] = UInt8((sum + 8) / 16)
                        }
                    }
                }
            }
            count = pixels.count
        }
    }
}
