/// The hash FNV-1a of 128 bits: the same on every machine, spread evenly, and no cryptography.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
enum FNV1a {
    private static let basis: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

    /// The hash of some bytes as 32 lower-case hexadecimal digits.
    static func hexadecimal(of bytes: [UInt8]) -> String {
        let digits = String(bytes.reduce(basis) { ($0 ^ UInt128($1)) &* prime }, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
