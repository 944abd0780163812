/// Pseudo-random numbers: SplitMix64.
public struct Dice: RandomNumberGenerator {
    private var state: UInt64

    /// Equal seeds give equal numbers.
    public init(seed: UInt64) {
        state = seed
    }

    /// Uniform over all 64-bit values.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
