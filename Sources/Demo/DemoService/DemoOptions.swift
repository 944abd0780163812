/// How the demo service behaves, decided once when it starts.
public struct DemoOptions: Sendable {
    /// How long every answer but those below `/__` is held back.
    ///
    /// None by default.
    public var latency: Duration
    /// What goes wrong on purpose; nil, the default, also forbids changing it later.
    ///
    /// `PUT /__faults` and `PUT /__latency` then answer 403. ``Faults/init()`` allows them and
    /// starts without any fault.
    public var faults: Faults?
    /// Decides faults, repeats, made-up films and characters: equal seeds give equal answers.
    ///
    /// 1 by default.
    public var seed: UInt64
    /// How many films, characters and posts of photos there are, 1 to 1,000,000.
    ///
    /// Nil, the default, means the real ones only; beyond them more are made up from the real
    /// ones.
    public var scale: Int?
    /// The greatest total of bytes of pictures kept in memory.
    ///
    /// 32 MB by default.
    public var pictureMemory: Int
    /// What latency waits on; the system's continuous clock by default.
    public var clock: any Clock<Duration>

    /// Makes options; see the properties for the defaults.
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
