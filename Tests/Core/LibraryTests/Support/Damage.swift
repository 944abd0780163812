import Foundation
import TestSupport

/// Random damage to a file, reproducible from its seed.
struct Damage {
    private var state: UInt64

    init(seed: UInt64) {
        // Mixed, because SplitMix sequences of neighboring seeds overlap.
        var dice = Dice(seed: seed)
        state = dice.next()
    }

    /// Flips bytes, truncates the file, or overwrites pages.
    mutating func strike(_ file: URL) throws {
        var bytes = try Data(contentsOf: file)
        guard !bytes.isEmpty else { return }
        switch random(below: 10) {
        case 0:
            bytes = bytes.prefix(random(below: bytes.count))
        case 1, 2:
            let value = UInt8(truncatingIfNeeded: random(below: 2) * 0xE5)
            for _ in 0...random(below: 3) { overwrite(&bytes, with: value) }
        default:
            for _ in 0...random(below: 40) {
                bytes[random(below: bytes.count)] ^= UInt8(1 + random(below: 255))
            }
        }
        try bytes.write(to: file)
    }

    private mutating func overwrite(_ bytes: inout Data, with value: UInt8) {
        let start = random(below: bytes.count) / 4_096 * 4_096
        let end = min(start + 4_096, bytes.count)
        bytes.replaceSubrange(start..<end, with: Data(repeating: value, count: end - start))
    }

    /// SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
    mutating func random(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
