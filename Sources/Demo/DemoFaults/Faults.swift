/// Faults to inject in order to test how an app handles them.
///
/// The service's seed and the request number decide which requests are affected, which makes a run
/// repeatable.
public struct Faults: Hashable, Sendable {
    /// The fraction of requests, from 0 to 1, answered with 500, 502 or 503.
    public var errorRate = 0.0
    /// Whether every fifth API request (not counting images) is answered with 429 and `Retry-After:
    /// 1`.
    public var rateLimit = false
    /// The fraction of bodies, from 0 to 1, that end before their announced length.
    public var truncate = 0.0
    /// The fraction of images, from 0 to 1, whose bytes are damaged.
    public var corruptImage = 0.0
    /// The fraction of bodies, from 0 to 1, that stall halfway while the connection stays open.
    public var halfOpen = 0.0
    /// Whether ten requests in a row are answered and the next ten dropped, and so on.
    public var flap = false

    /// Creates a value without faults.
    public init() {}
}
