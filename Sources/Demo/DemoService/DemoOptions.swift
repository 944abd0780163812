/// The behavior of the demo service, fixed when it starts.
public struct DemoOptions: Sendable {
    /// The delay of every response but those below `/__`.
    ///
    /// None by default.
    public var latency: Duration
    /// The faults to inject; nil, the default, also forbids changing them later.
    ///
    /// `PUT /__faults` and `PUT /__latency` then answer 403. ``Faults/init()`` allows them and
    /// starts without any fault.
    public var faults: Faults?
    /// The seed of faults, repeats, made-up films and characters: equal seeds give equal responses.
    ///
    /// 1 by default.
    public var seed: UInt64
    /// How many films, characters and posts of photos there are, 1 to 1,000,000.
    ///
    /// Nil, the default, means the real ones only; further ones are derived from them.
    public var scale: Int?
    /// The memory limit for pictures, in bytes.
    ///
    /// 32 MB by default.
    public var pictureMemory: Int
    /// Measures the latency; the system's continuous clock by default.
    public var clock: any Clock<Duration>

    /// See the properties for the defaults.
    public init(
        latency: Duration = .zero,
        faults: Faults? = nil,
        seed: UInt64 = 1,
        scale: Int? = nil,
        pictureMemory: Int = 32_000_000,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.latency = latency
        self.faults = faults
        self.seed = seed
        self.scale = scale
        self.pictureMemory = pictureMemory
        self.clock = clock
    }
}
