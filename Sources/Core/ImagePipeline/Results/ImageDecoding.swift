public import Foundation

/// Turns bytes into pixels.
///
/// Called off the main thread, from several threads at once.
public protocol ImageDecoding: Sendable {
    /// The size in pixels that the header tells, without decoding the image.
    /// - Throws: `undecodable`.
    func size(of data: Data) throws(ImageError) -> PixelSize

    /// The same, where the image also has its end: a download that was cut off is none.
    ///
    /// Without an implementation of its own every image counts as whole.
    /// - Throws: `undecodable`, also for an image that ends too early.
    func size(ofWhole data: Data) throws(ImageError) -> PixelSize

    /// Decodes to the size that `fit` asks for, never enlarging.
    /// - Throws: `undecodable`; `tooLarge` before any pixel is decoded.
    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage
}

extension ImageDecoding {
    /// The size in pixels that the header tells.
    /// - Throws: `undecodable`.
    public func size(ofWhole data: Data) throws(ImageError) -> PixelSize { try size(of: data) }
}
