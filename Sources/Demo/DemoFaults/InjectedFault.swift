import DemoService

/// The fault injected into one request.
struct InjectedFault: Hashable, Sendable {
    /// A failure that replaces the response; nil for a regular response.
    var refusal: Refusal?
    /// Whether an image's bytes are damaged.
    var damagesImage = false
    /// The server's fault while sending the body.
    var transport: TransportFault?

    /// A failure that replaces a response.
    enum Refusal: Hashable, Sendable {
        /// The connection is dropped.
        case dropped
        /// Too many requests: 429.
        case rateLimited
        /// The service fails with 500, 502 or 503.
        case failed(status: Int)
    }
}
