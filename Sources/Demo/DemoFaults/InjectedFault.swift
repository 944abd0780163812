import DemoService

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
