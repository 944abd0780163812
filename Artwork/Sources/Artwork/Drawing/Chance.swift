/// Pseudo-random numbers that are the same in every process.
///
/// SplitMix64 over the hashed film number, because Swift's `Hasher` has a different seed in
/// each process. <https://prng.di.unimi.it/splitmix64.c>
struct Chance: Sendable {
    private var state: UInt64

    /// Streams with different `purpose` are independent, so an additional random choice in one
    /// doesn't change the others.
    init(id: Int, purpose: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in purpose.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        state = hash ^ (UInt64(bitPattern: Int64(id)) &* 0x9e37_79b9_7f4a_7c15)
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// 0 ..< 1.
    mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }

    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func hit(_ probability: Double) -> Bool {
        unit() < probability
    }

    /// -1 or 1.
    mutating func sign() -> Double {
        hit(0.5) ? 1 : -1
    }

    /// One of `choices`, which must not be empty.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[integer(0...choices.count - 1)]
    }
}
