public import Networking

/// The error of an image, by the stage that failed.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes could not be downloaded.
    case download(HTTPError)
    /// The bytes are not an image that can be decoded.
    case undecodable
    /// The image has more pixels than the limit allows, and was not decoded.
    case tooLarge(PixelSize)
    /// The disk cache can't be read or written; `code` is errno.
    case storage(code: Int32)
    /// The task was cancelled.
    case cancelled
}

/// Details of failed downloads, which modules can use without importing Networking.
extension ImageError {
    /// Whether the service didn't respond.
    public var isOffline: Bool {
        if case .download(.offline) = self { true } else { false }
    }

    /// Whether a secure connection failed.
    public var isInsecure: Bool { self == .download(.insecure) }

    /// The delay that the service's response asks for, or nil.
    public var retryAfter: Duration? {
        if case .download(.status(let response)) = self { response.retryAfter() } else { nil }
    }

    /// The HTTP status of an error response; nil for other errors.
    public var status: Int? {
        if case .download(.status(let response)) = self { response.status } else { nil }
    }
}
