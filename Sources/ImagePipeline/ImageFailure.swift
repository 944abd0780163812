import Networking

/// Why a picture will not come, however often it is asked for: the service's own answer says so.
///
/// Nobody answering, a broken connection, a full disk and errors of the service itself (408, 429,
/// 500…) are none: the picture may still come.
public struct ImageFailure: Hashable, Sendable {
    /// Which image.
    public let key: ImageKey
    /// Why, the same in every language: an HTTP status such as `404`, `too-large` (in bytes or in
    /// pixels), or `unreadable` for what is no image, or only a part of one.
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

    private static func isLasting(status: Int) -> Bool {
        (300..<500).contains(status) && status != 408 && status != 429
    }
}
