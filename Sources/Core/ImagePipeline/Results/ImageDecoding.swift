public import Foundation

/// Decodes image files to pixels.
///
/// Called off the main thread, on several threads at once.
public protocol ImageDecoding: Sendable {
    /// The size in pixels from the header, without decoding the image.
    /// - Throws: `undecodable`.
    func size(of data: Data) throws(ImageError) -> PixelSize

    /// The same, but also checks that the image is complete: a truncated download is rejected.
    ///
    /// The default implementation checks the header only.
    /// - Throws: `undecodable`, also for an image that ends too early.
    func size(ofWhole data: Data) throws(ImageError) -> PixelSize

    /// Decodes to the size that `fit` asks for, never enlarging.
    /// - Throws: `undecodable`; `tooLarge` before any pixel is decoded.
    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage
}

extension ImageDecoding {
    /// The size in pixels from the header, without a check for completeness.
    /// - Throws: `undecodable`.
    public func size(ofWhole data: Data) throws(ImageError) -> PixelSize { try size(of: data) }
}
