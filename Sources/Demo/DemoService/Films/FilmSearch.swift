/// Finds films by the words in their titles.
///
/// Every query word must be a prefix of a word in the same title, be it the English, the original
/// or the Ukrainian one. A made-up title is a real one with a few added words. The search compares
/// only the real titles and the added words, so its time doesn't depend on the number of films.
struct FilmSearch: Sendable {
    private let films: FilmCollection
    /// The words of each real film's titles: English, original, Ukrainian (empty without one).
    private let titles: [TitleWords]
    private let prefixes: [AffixWords]
    private let suffixes: [AffixWords]

    init(_ films: FilmCollection) {
        self.films = films
        titles = films.records.map(TitleWords.init)
        prefixes = TitlePattern.prefixes.map(AffixWords.init)
        suffixes = TitlePattern.suffixes.map(AffixWords.init)
    }

    /// Returns the positions of matching films, best matches first.
    ///
    /// Films whose whole title matches come before those whose title begins with the query, and
    /// those before all others. Each group is ordered by descending popularity.
    ///
    /// A query without letters and digits matches nothing.
    func positions(matching text: String, filter: FilmFilter) -> [Int32] {
        let query = Array(SearchText.words(text).prefix(Self.greatestWordCount))
        guard !query.isEmpty else { return [] }
        let all = UInt64.max >> UInt64(64 - query.count)
        let titleHits = titles.map { $0.hits(query) }
        let prefixHits = prefixes.map { $0.hits(query) }
        let suffixHits = suffixes.map { $0.hits(query) }
        var found: [[Int32]] = [[], [], []]
        for position in 0..<films.count {
            let (record, pattern) = films.parts(at: position)
            let hits = titleHits[record]
            let before = pattern.map { prefixHits[$0.prefix] } ?? .none
            let after = pattern.map { suffixHits[$0.suffix] } ?? .none
            let isHit =
                before.english | hits.english | after.english == all
                || hits.original | after.english == all
                || (hits.ukrainian != 0
                    && before.ukrainian | hits.ukrainian | after.ukrainian == all)
            guard isHit, filter.accepts(films[position]) else { continue }
            found[rank(of: record, pattern, query)].append(Int32(position))
        }
        return found.flatMap(\.self)
    }

    /// Longer queries are truncated, because each word is one bit of a 64-bit number.
    private static let greatestWordCount = 64
}

extension FilmSearch {
    /// Returns 0 if the whole title matches, 1 for its beginning, or 2 for words anywhere.
    private func rank(of record: Int, _ pattern: TitlePattern?, _ query: [String]) -> Int {
        let title = titles[record]
        let before = pattern.map { prefixes[$0.prefix] } ?? .none
        let after = pattern.map { suffixes[$0.suffix] } ?? .none
        return min(
            Self.rank(before.english + title.english + after.english, query),
            Self.rank(title.original + after.english, query),
            Self.rank(before.ukrainian + title.ukrainian + after.ukrainian, query)
        )
    }

    private static func rank(_ title: [String], _ query: [String]) -> Int {
        guard let last = query.last, title.count >= query.count else { return 2 }
        if title == query { return 0 }
        let isBeginning =
            title.starts(with: query.dropLast()) && title[query.count - 1].hasPrefix(last)
        return isBeginning ? 1 : 2
    }
}
