#if canImport(ImageIO)
import CoreGraphics
import Foundation
import ImagePipeline

extension DecodedImage {
    /// Draws a picture into memory at a size in pixels, in sRGB.
    convenience init(drawing picture: CGImage, size: PixelSize) throws(ImageError) {
        let stride = size.width * 4
        // Treats an allocation failure as a picture that is too large, instead of ending the
        // process.
        guard let base = calloc(size.height, stride) else { throw .tooLarge(size) }
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: base,
                width: size.width,
                height: size.height,
                bitsPerComponent: 8,
                bytesPerRow: stride,
                space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue
            )
        else {
            free(base)
            throw .tooLarge(size)
        }
        context.interpolationQuality = .high
        context.draw(picture, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        self.init(
            adopting: UnsafeRawPointer(base),
            size: size,
            stride: stride,
            format: .bgra8,
            free: { Foundation.free(UnsafeMutableRawPointer(mutating: $0)) }
        )
    }
}
#endif
