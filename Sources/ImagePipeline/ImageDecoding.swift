public import Foundation

/// Turns bytes into pixels.
///
/// Called off the main thread, from several threads at once.
public protocol ImageDecoding: Sendable {
    /// The size in pixels that the header tells, without decoding the image.
    /// - Throws: `undecodable`.
    func size(of data: Data) throws(ImageError) -> PixelSize

    /// Decodes to the size that `fit` asks for, never enlarging.
    /// - Throws: `undecodable`; `tooLarge` before any pixel is decoded.
    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage
}
