#if canImport(ImageIO)
import CoreGraphics
import Foundation
import ImagePipeline

/// A picture drawn into memory with four bytes per pixel, in sRGB.
struct PixelBuffer {
    private let base: UnsafeMutableRawPointer
    private let size: PixelSize
    private let hasAlpha: Bool
    private var stride: Int { size.width * 4 }

    /// Draws a picture at a size in pixels.
    init(drawing picture: CGImage, size: PixelSize) throws(ImageError) {
        self.size = size
        hasAlpha = ![.none, .noneSkipLast, .noneSkipFirst].contains(picture.alphaInfo)
        let count = size.width * 4 * size.height
        // Treats an allocation failure as a picture that is too large, instead of ending the
        // process.
        guard let base = calloc(count, 1) else { throw .tooLarge(size) }
        self.base = base
        let alpha: CGImageAlphaInfo = hasAlpha ? .premultipliedLast : .noneSkipLast
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: base,
                width: size.width,
                height: size.height,
                bitsPerComponent: 8,
                bytesPerRow: size.width * 4,
                space: space,
                bitmapInfo: alpha.rawValue
            )
        else {
            free(base)
            throw .tooLarge(size)
        }
        context.interpolationQuality = .high
        context.draw(picture, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    }

    /// The pixels with straight alpha.
    ///
    /// The result takes ownership of the memory.
    var decodedImage: DecodedImage {
        let pixels = base.assumingMemoryBound(to: UInt8.self)
        for index in 0..<size.width * size.height {
            let pixel = pixels + index * 4
            if hasAlpha { Self.divide(pixel) } else { pixel[3] = 255 }
        }
        return DecodedImage(
            adopting: UnsafeRawPointer(base),
            size: size,
            stride: stride,
            format: .rgba8,
            free: { free(UnsafeMutableRawPointer(mutating: $0)) }
        )
    }

    /// Core Graphics draws premultiplied pixels, but the core's pixels have straight alpha.
    private static func divide(_ pixel: UnsafeMutablePointer<UInt8>) {
        let alpha = Int(pixel[3])
        guard alpha > 0, alpha < 255 else { return }
        for channel in 0..<3 {
            pixel[channel] = UInt8(min(255, (Int(pixel[channel]) * 255 + alpha / 2) / alpha))
        }
    }
}
#endif
