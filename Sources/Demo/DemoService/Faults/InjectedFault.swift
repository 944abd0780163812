/// The fault of one request.
struct InjectedFault: Hashable, Sendable {
    /// Replaces the response; nil for a regular response.
    var refusal: Refusal?
    /// Whether an image's bytes are damaged.
    var damagesImage = false
    /// What the server does to the body.
    var transport: TransportFault?

    static let none = InjectedFault()

    /// A failure in place of a response.
    enum Refusal: Hashable, Sendable {
        /// The connection is dropped.
        case dropped
        /// Too many requests: 429.
        case rateLimited
        /// The service fails with 500, 502 or 503.
        case failed(status: Int)
    }
}

/// A fault that only the owner of the socket can produce.
///
/// A response requests it with the header field ``header``, which the server obeys and does not
/// send.
public enum TransportFault: String, Hashable, Sendable, CaseIterable {
    /// Announce the whole length, send half of the body and close.
    case truncate
    /// Announce the whole length, send half of the body and send nothing more.
    case halfOpen = "half-open"
    /// Close without a response.
    case drop

    /// The name of the header field; its value is a raw value of this type.
    public static let header = "X-Vitrine-Transport"
}
