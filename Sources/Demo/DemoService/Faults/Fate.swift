/// What befalls one request.
struct Fate: Hashable, Sendable {
    /// Instead of the answer; nil where the answer is given.
    var refusal: Refusal?
    /// Whether an image's bytes are damaged.
    var damagesImage = false
    /// What the server does to a body.
    var transport: TransportFault?

    /// Nothing goes wrong.
    static let spared = Fate()

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
