public import Networking

/// Why there is no image, by the stage that failed.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes could not be downloaded.
    case download(HTTPError)
    /// The bytes are not an image that can be decoded.
    case undecodable
    /// The image has more pixels than the limit allows; it was not decoded.
    case tooLarge(PixelSize)
    /// The disk cache cannot be read or written; `code` is errno.
    case storage(code: Int32)
    /// The task was cancelled.
    case cancelled
}
