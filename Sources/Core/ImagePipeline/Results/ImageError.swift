public import Networking

/// Why there is no image, by the stage that failed.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes did not come.
    case download(HTTPError)
    /// The bytes are no image that can be read.
    case undecodable
    /// The image has more pixels than the limit allows; it was not decoded.
    case tooLarge(PixelSize)
    /// The disk cache cannot be read or written; `code` is errno.
    case storage(code: Int32)
    /// Nobody wants the image any more.
    case cancelled
}
