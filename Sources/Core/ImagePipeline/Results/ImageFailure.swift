import Networking

/// Why a picture will not come: the service's own answer says so, or it has failed too often.
///
/// Nobody answering and a full disk are none: the picture may still come. Neither are errors of the
/// service itself (408, 429, 500…) and answers that break off, until there have been as many as
/// ``ImageLoadLimits/attemptsPerImage`` in the run.
public struct ImageFailure: Hashable, Sendable {
    /// Which image.
    public let key: ImageKey
    /// Why, the same in every language: an HTTP status such as `404`, `too-large` (in bytes or in
    /// pixels), `unreadable` for what is no image, or only a part of one, or `broken-off` for an
    /// answer that ended before its announced length.
    public let reason: String

    /// Makes a failure.
    public init(key: ImageKey, reason: String) {
        self.key = key
        self.reason = reason
    }

    /// Makes a failure of an error; nil where the picture may still come.
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

    /// Makes a failure of the last of too many errors; nil where nobody answered, and the picture may
    /// still come.
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
