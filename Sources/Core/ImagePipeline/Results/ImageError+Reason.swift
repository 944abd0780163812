import Networking

/// Why a download failed, for rooms that do not know of HTTP.
extension ImageError {
    /// Whether nobody answered at all.
    public var isOffline: Bool {
        if case .download(.offline) = self { true } else { false }
    }

    /// How long a service that refused asks to wait; nil where it did not say.
    public var retryAfter: Duration? {
        if case .download(.status(let response)) = self { response.retryAfter() } else { nil }
    }

    /// The HTTP status of a service that refused; nil for every other failure.
    public var status: Int? {
        if case .download(.status(let response)) = self { response.status } else { nil }
    }
}
