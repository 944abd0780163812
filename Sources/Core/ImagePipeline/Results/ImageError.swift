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

/// Why a download failed, for modules that do not import Networking.
extension ImageError {
    /// Whether there was no response at all.
    public var isOffline: Bool {
        if case .download(.offline) = self { true } else { false }
    }

    /// Whether no secure connection could be made.
    public var isInsecure: Bool { self == .download(.insecure) }

    /// The delay that a refusing service asks for; nil if it did not.
    public var retryAfter: Duration? {
        if case .download(.status(let response)) = self { response.retryAfter() } else { nil }
    }

    /// The HTTP status of a refusal; nil for every other failure.
    public var status: Int? {
        if case .download(.status(let response)) = self { response.status } else { nil }
    }
}
