/// What goes wrong on purpose, to see how an app bears it.
///
/// Which requests are hit follows from the service's seed and the number of the request, so that a
/// run can be repeated.
public struct Faults: Hashable, Sendable {
    /// The share of requests, 0 to 1, that get a 500, 502 or 503.
    public var errorRate: Double
    /// Whether every fifth request of an API (not of images) gets a 429 with `Retry-After: 1`.
    public var rateLimit: Bool
    /// The share of bodies, 0 to 1, that end before their announced length.
    public var truncate: Double
    /// The share of images, 0 to 1, whose bytes are damaged.
    public var corruptImage: Double
    /// The share of bodies, 0 to 1, that stop in the middle while the connection stays open.
    public var halfOpen: Double
    /// Whether ten requests are answered and the next ten dropped, in turns.
    public var flap: Bool

    /// No faults at all.
    public init() {
        errorRate = 0
        rateLimit = false
        truncate = 0
        corruptImage = 0
        halfOpen = 0
        flap = false
    }
}
