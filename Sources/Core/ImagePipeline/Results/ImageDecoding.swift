public import Foundation

/// Decodes image files to pixels.
///
/// Methods are called off the main thread, on several threads at once.
public protocol ImageDecoding: Sendable {
    /// The media types that can be decoded, such as `image/webp`, smallest files first.
    ///
    /// The default implementation returns JPEG and PNG.
    var mediaTypes: [String] { get }

    /// Returns the size in pixels from the header, without decoding the image.
    ///
    /// - Throws: `undecodable`.
    func size(of data: Data) throws(ImageError) -> PixelSize

    /// Returns the size in pixels and checks that the image is complete.
    ///
    /// The default implementation checks only the header.
    ///
    /// - Throws: `undecodable`, also for a truncated image.
    func size(ofWhole data: Data) throws(ImageError) -> PixelSize

    /// Decodes an image to the size requested by `fit`, without enlarging it, and crops strips.
    ///
    /// - Throws: `undecodable`; `tooLarge` before any pixel is decoded.
    func decode(_ data: Data, to fit: ImageRequest.Fit) throws(ImageError) -> DecodedImage
}

extension ImageDecoding {
    /// JPEG and PNG.
    public var mediaTypes: [String] { ["image/jpeg", "image/png"] }

    /// The value of the header `Accept` for pictures.
    ///
    /// Anything else is accepted last, because a few services refuse to send a picture otherwise.
    public var accept: String { mediaTypes.joined(separator: ",") + ",*/*;q=0.1" }

    /// Returns the size in pixels from the header, without checking for completeness.
    ///
    /// - Throws: `undecodable`.
    public func size(ofWhole data: Data) throws(ImageError) -> PixelSize { try size(of: data) }
}
