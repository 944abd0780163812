/// The behavior of the demo service, fixed when it starts.
public struct DemoOptions: Sendable {
    /// The delay of every response.
    ///
    /// None by default.
    public var latency: Duration
    /// The seed for repeats and for made-up films and characters; equal seeds give equal responses.
    ///
    /// 1 by default.
    public var seed: UInt64
    /// The number of films, characters and photo posts, from 1 to 1,000,000.
    ///
    /// Nil, the default, selects only the real ones; any others are derived from them.
    public var scale: Int?
    /// The memory limit for pictures, in bytes.
    ///
    /// 32 MB by default.
    public var pictureMemory: Int
    /// Measures the latency; the system's continuous clock by default.
    public var clock: any Clock<Duration>

    /// Creates options; see the properties for the defaults.
    public init(
        latency: Duration = .zero,
        seed: UInt64 = 1,
        scale: Int? = nil,
        pictureMemory: Int = 32_000_000,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.latency = latency
        self.seed = seed
        self.scale = scale
        self.pictureMemory = pictureMemory
        self.clock = clock
    }
}
