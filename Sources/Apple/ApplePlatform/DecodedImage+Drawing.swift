#if canImport(ImageIO)
import CoreGraphics
import Foundation
import ImagePipeline

extension DecodedImage {
    /// Draws the middle of a picture into memory, in sRGB.
    ///
    /// The whole picture would have the size `whole`, and the result has the size `size`, both in
    /// pixels.
    convenience init(
        drawing picture: CGImage,
        size whole: PixelSize,
        cropped size: PixelSize
    ) throws(ImageError) {
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
        context.draw(
            picture,
            in: CGRect(
                x: (size.width - whole.width) / 2,
                y: (size.height - whole.height) / 2,
                width: whole.width,
                height: whole.height
            )
        )
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
