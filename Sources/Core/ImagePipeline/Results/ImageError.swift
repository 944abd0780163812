public import Networking

/// An image error, by the stage that failed.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes couldn't be downloaded.
    case download(HTTPError)
    /// The bytes aren't an image that can be decoded.
    case undecodable
    /// The image has more pixels than the limit allows and wasn't decoded.
    case tooLarge(PixelSize)
    /// The disk cache can't be read or written; `code` is errno.
    case storage(code: Int32)
    /// The task was cancelled.
    case cancelled
}

/// Details of failed downloads, available to modules that don't import Networking.
extension ImageError {
    /// Whether the service didn't respond.
    public var isOffline: Bool {
        if case .download(.offline) = self { true } else { false }
    }

    /// The limit in bytes that the image exceeds; nil for other errors.
    public var byteLimit: Int? {
        if case .download(.tooLarge(let limit)) = self { limit } else { nil }
    }

    /// Whether a secure connection failed.
    public var isInsecure: Bool { self == .download(.insecure) }

    /// Whether the address or a redirect isn't allowed.
    public var isRefused: Bool { self == .download(.refused) }

    /// The delay requested by the service's response, or nil.
    public var retryAfter: Duration? {
        if case .download(.status(let response)) = self { response.retryAfter() } else { nil }
    }

    /// The HTTP status of an error response; nil for other errors.
    public var status: Int? {
        if case .download(.status(let response)) = self { response.status } else { nil }
    }
}
