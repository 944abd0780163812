import CPixbuf
import CScaling
import ImagePipeline

extension Pixbuf {
    /// Returns the pixels scaled down to a size with a Lanczos filter.
    ///
    /// Returns itself if it already has that size, or nil if memory is short. Scaling premultiplies
    /// this pixbuf's colors if it has alpha, so don't use its pixels afterwards.
    func scaled(to target: PixelSize) -> Pixbuf? {
        guard target != size else { return self }
        guard let result = Pixbuf(target, hasAlpha: hasAlpha), let from = pixels,
            let into = result.pixels
        else { return nil }
        if hasAlpha { premultiply(from) }
        let isScaled = vt_scale(
            from,
            stride,
            Int32(size.width),
            Int32(size.height),
            Int32(channels),
            into,
            result.stride,
            Int32(target.width),
            Int32(target.height)
        )
        guard isScaled else { return nil }
        if hasAlpha { result.unpremultiply(into) }
        return result
    }
}

extension Pixbuf {
    /// Premultiplies the colors, so that transparent pixels don't bleed into opaque ones.
    private func premultiply(_ pixels: UnsafeMutablePointer<UInt8>) {
        eachPixel(pixels) { pixel in
            let alpha = Int(pixel[3])
            for channel in 0..<3 {
                pixel[channel] = UInt8((Int(pixel[channel]) * alpha + 127) / 255)
            }
        }
    }

    private func unpremultiply(_ pixels: UnsafeMutablePointer<UInt8>) {
        eachPixel(pixels) { pixel in
            let alpha = Int(pixel[3])
            guard alpha > 0 else { return }
            for channel in 0..<3 {
                pixel[channel] = UInt8(min(255, (Int(pixel[channel]) * 255 + alpha / 2) / alpha))
            }
        }
    }

    private func eachPixel(
        _ pixels: UnsafeMutablePointer<UInt8>,
        _ body: (UnsafeMutablePointer<UInt8>) -> Void
    ) {
        for y in 0..<size.height {
            for x in 0..<size.width { body(pixels + y * stride + x * 4) }
        }
    }
}
