#if canImport(ImageIO)
import CoreGraphics
public import Foundation
public import ImagePipeline
import ImageIO
import Primitives

/// Decodes JPEG, PNG, WebP and the first frame of a GIF with ImageIO, to the exact requested size.
///
/// ImageIO reduces a picture while decoding it, and applies the camera's orientation.
public struct ImageIODecoder: ImageDecoding {
    /// The maximum number of pixels in an image, regardless of the requested size.
    public let maximumPixels: Int
    /// The maximum width and height of an image, regardless of the requested size.
    public let maximumSide: Int

    /// Sets limits that protect memory.
    ///
    /// An image that exceeds either is rejected based on its header alone.
    ///
    /// - Parameters:
    ///   - maximumPixels: Width times height; 64,000,000 by default.
    ///   - maximumSide: In pixels; 20,000 by default.
    public init(
        maximumPixels: Int = PixelSize.maximumPixels,
        maximumSide: Int = PixelSize.maximumSide
    ) {
        self.maximumPixels = maximumPixels
        self.maximumSide = maximumSide
    }

    /// The formats that ImageIO may decode.
    public var mediaTypes: [String] { ImageFile.mediaTypes }

    /// Returns the size after applying the orientation, read from the header.
    public func size(of data: Data) throws(ImageError) -> PixelSize {
        Blocking.assertAllowed("Reading an image's head takes long")
        return try ImageFile(data).size
    }

    /// Decodes to the size that `fit` requests.
    ///
    /// The rest of a truncated image is gray: Apple documents no status for one that is given whole.
    public func decode(
        _ data: Data,
        to fit: ImageRequest.Fit
    ) throws(ImageError) -> DecodedImage {
        let (picture, target) = try picture(data, to: fit)
        return try DecodedImage(drawing: picture, size: target, cropped: fit.cropped(target))
    }

    /// Returns a picture at least as large as `fit` requests, and the requested size.
    func picture(
        _ data: Data,
        to fit: ImageRequest.Fit
    ) throws(ImageError) -> (CGImage, PixelSize) {
        Blocking.assertAllowed("Decoding takes long")
        let file = try ImageFile(data)
        let size = file.size
        guard size.width <= maximumSide, size.height <= maximumSide,
            size.width * size.height <= maximumPixels
        else { throw .tooLarge(size) }
        let target = fit.target(for: size)
        return (try file.picture(longestSide: max(target.width, target.height)), target)
    }
}
#endif
