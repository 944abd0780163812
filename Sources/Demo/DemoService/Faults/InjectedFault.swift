/// The fault that is injected into the answer to one request.
struct InjectedFault: Hashable, Sendable {
    /// Instead of the answer; nil where the answer is given.
    var refusal: Refusal?
    /// Whether an image's bytes are damaged.
    var damagesImage = false
    /// What the server does to a body.
    var transport: TransportFault?

    /// Nothing goes wrong.
    static let none = InjectedFault()

    /// Why there is no proper answer.
    enum Refusal: Hashable, Sendable {
        /// The connection is dropped.
        case dropped
        /// Too many requests: 429.
        case rateLimited
        /// The service fails with 500, 502 or 503.
        case failed(status: Int)
    }
}
