/// The query words that are prefixes of a title's words, with one bit per word and the first word
/// in the lowest bit.
struct WordHits: Sendable {
    let english: UInt64
    let original: UInt64
    let ukrainian: UInt64

    static let none = WordHits(english: 0, original: 0, ukrainian: 0)

    /// Returns the bits of the query words (64 at most) that are prefixes of one of `words`.
    static func mask(of query: [String], in words: [String]) -> UInt64 {
        var mask: UInt64 = 0
        for (bit, word) in query.enumerated() where words.contains(where: { $0.hasPrefix(word) }) {
            mask |= 1 << UInt64(bit)
        }
        return mask
    }
}
