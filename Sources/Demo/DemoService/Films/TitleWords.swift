/// The folded words of a real film's titles.
struct TitleWords: Sendable {
    let english: [String]
    let original: [String]
    /// Empty without a Ukrainian title.
    let ukrainian: [String]

    init(_ record: FilmRecord) {
        english = SearchText.words(record.title)
        original = SearchText.words(record.originalTitle)
        ukrainian = SearchText.words(record.titles[ContentLanguage.ukrainian.code] ?? "")
    }

    /// Finds the query words that are prefixes of words in each title.
    func hits(_ query: [String]) -> WordHits {
        WordHits(
            english: WordHits.mask(of: query, in: english),
            original: WordHits.mask(of: query, in: original),
            ukrainian: WordHits.mask(of: query, in: ukrainian)
        )
    }
}
