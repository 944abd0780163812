import Networking

/// Why a picture will not arrive: the service said so, or it failed too often.
///
/// No response and a full disk do not count: the picture may still arrive. Neither do errors of the
/// service (408, 429, 500…) and responses that break off, until there have been
/// ``ImageLoadLimits/attemptsPerImage`` of them in the run.
public struct ImageFailure: Hashable, Sendable {
    /// The key of the request that failed.
    public let key: ImageKey
    /// A code that is the same in every language: an HTTP status such as `404`, `too-large` (in
    /// bytes or in pixels), `unreadable` for a file that is not an image or is truncated, or
    /// `broken-off` for a response that ended before its announced length.
    public let reason: String

    /// `reason` must be one of the codes described there.
    public init(key: ImageKey, reason: String) {
        self.key = key
        self.reason = reason
    }

    /// Nil if the picture may still arrive.
    public init?(key: ImageKey, _ error: ImageError) {
        switch error {
        case .download(.status(let response)):
            guard Self.isLasting(status: response.status) else { return nil }
            self.init(key: key, reason: String(response.status))
        case .download(.tooLarge), .tooLarge: self.init(key: key, reason: "too-large")
        case .undecodable: self.init(key: key, reason: "unreadable")
        case .download, .storage, .cancelled: return nil
        }
    }

    /// From the last of too many errors; nil if there was no response, so that the picture may
    /// still arrive.
    public init?(key: ImageKey, lastOfMany error: ImageError) {
        switch error {
        case .download(.status(let response)):
            self.init(key: key, reason: String(response.status))
        case .download(.connection): self.init(key: key, reason: "broken-off")
        case .download, .undecodable, .tooLarge, .storage, .cancelled: self.init(key: key, error)
        }
    }

    private static func isLasting(status: Int) -> Bool {
        (300..<500).contains(status) && status != 408 && status != 429
    }
}
