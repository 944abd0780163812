import Networking

/// Why an image won't arrive: the service doesn't have it, or has failed too often.
///
/// A missing response or a full disk isn't such a reason, because the image may still arrive.
/// Service errors (408, 429, 500…) and incomplete responses count only after
/// ``ImageLoadLimits/attemptsPerImage`` of them in the run.
public struct ImageFailure: Hashable, Sendable {
    /// The failed request's key.
    public let key: ImageKey
    /// The reason, as a language-independent code.
    ///
    /// It is an HTTP status such as `404`, `too-large` (in bytes or pixels), `unreadable` for a
    /// truncated file or one that isn't an image, `broken-off` for a response that ended too early,
    /// or `refused` for an address that isn't allowed.
    public let reason: String

    /// Creates a failure; `reason` must be one of the codes that ``reason`` lists.
    public init(key: ImageKey, reason: String) {
        self.key = key
        self.reason = reason
    }

    /// Creates a failure from an error; nil if the image may still arrive.
    public init?(key: ImageKey, _ error: ImageError) {
        switch error {
        case .download(.status(let response)):
            guard Self.isLasting(status: response.status) else { return nil }
            self.init(key: key, reason: String(response.status))
        case .download(.tooLarge), .tooLarge: self.init(key: key, reason: "too-large")
        case .download(.refused): self.init(key: key, reason: "refused")
        case .undecodable: self.init(key: key, reason: "unreadable")
        case .download, .storage, .cancelled: return nil
        }
    }

    /// Creates a failure from the last of too many errors.
    ///
    /// Nil if the service didn't respond, because the image may still arrive.
    public init?(key: ImageKey, lastOfMany error: ImageError) {
        switch error {
        case .download(.status(let response)):
            self.init(key: key, reason: String(response.status))
        case .download(.connection): self.init(key: key, reason: "broken-off")
        case .download(.undecodable): self.init(key: key, reason: "unreadable")
        case .download, .undecodable, .tooLarge, .storage, .cancelled: self.init(key: key, error)
        }
    }

    private static func isLasting(status: Int) -> Bool {
        (300..<500).contains(status) && status != 408 && status != 429
    }
}
