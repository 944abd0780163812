/// Faults to inject, to test how an app handles them.
///
/// The service's seed and the number of the request decide which requests are affected, so that a
/// run is repeatable.
public struct Faults: Hashable, Sendable {
    /// The fraction of requests, 0 to 1, answered with 500, 502 or 503.
    public var errorRate: Double
    /// Whether every fifth request of an API (not of images) is answered with 429 and `Retry-After:
    /// 1`.
    public var rateLimit: Bool
    /// The fraction of bodies, 0 to 1, that end before their announced length.
    public var truncate: Double
    /// The fraction of images, 0 to 1, whose bytes are damaged.
    public var corruptImage: Double
    /// The fraction of bodies, 0 to 1, that stall in the middle while the connection stays open.
    public var halfOpen: Double
    /// Whether ten requests are answered and the next ten dropped, in turn.
    public var flap: Bool

    /// No faults.
    public init() {
        errorRate = 0
        rateLimit = false
        truncate = 0
        corruptImage = 0
        halfOpen = 0
        flap = false
    }
}
