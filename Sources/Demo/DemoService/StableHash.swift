import Foundation
import Primitives

/// Pseudo-random numbers that are the same in every run and on every machine.
///
/// It uses SplitMix64's finalizer, because Swift's `Hasher` has a different seed in each process.
package enum StableHash {
    /// Returns a well-mixed number derived from a seed, a position and a purpose.
    package static func number(_ seed: UInt64, _ position: UInt64, _ purpose: Purpose) -> UInt64 {
        let salted = seed &+ purpose.rawValue &* 0xD1B5_4A32_D192_ED03
        return mixed(mixed(salted) ^ position)
    }

    /// Returns the same number as a fraction from 0 to just below 1.
    package static func fraction(_ seed: UInt64, _ position: UInt64, _ purpose: Purpose) -> Double {
        Double(number(seed, position, purpose) >> 11) / 9_007_199_254_740_992
    }

    /// Returns a hash of bytes, in hexadecimal, for an entity tag.
    static func tag(of bytes: Data) -> String {
        var hash = FNV1a()
        bytes.withUnsafeBytes { hash.add($0) }
        return String(mixed(hash.value), radix: 16)
    }

    /// What a number is used for; each purpose has a separate sequence.
    package enum Purpose: UInt64 {
        case year = 1
        case day
        case rating
        case votes
        case revenue
        case runtime
        case gap
        case shuffle
        case repeats
        case video
        case videoRows
        case videoID
        case errorRate
        case errorKind
        case truncate
        case halfOpen
        case corruptImage
        case appearances
        case emptyName = 20
        case user
        case userName
        case offers
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var state = value &+ 0x9E37_79B9_7F4A_7C15
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        return state ^ (state >> 31)
    }
}
