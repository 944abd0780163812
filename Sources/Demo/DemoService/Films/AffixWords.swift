/// The folded words that a pattern adds to a title.
struct AffixWords: Sendable {
    let english: [String]
    let ukrainian: [String]

    static let none = AffixWords(TitlePattern.Affix(english: "", ukrainian: ""))

    init(_ affix: TitlePattern.Affix) {
        english = SearchText.words(affix.english)
        ukrainian = SearchText.words(affix.ukrainian)
    }

    /// Finds the query words that are prefixes of these words.
    func hits(_ query: [String]) -> WordHits {
        WordHits(
            english: WordHits.mask(of: query, in: english),
            original: 0,
            ukrainian: WordHits.mask(of: query, in: ukrainian)
        )
    }
}
