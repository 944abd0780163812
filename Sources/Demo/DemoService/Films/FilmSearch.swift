/// Finds films by the words in their titles.
///
/// Every query word must be a prefix of a word in the same title, be it the English, the original
/// or the Ukrainian one. A made-up title is a real one with a number, so the words of real titles
/// are compared only once.
struct FilmSearch: Sendable {
    private let films: FilmCollection
    /// The folded words of each real film's titles.
    private let titles: [[[String]]]

    init(_ films: FilmCollection) {
        self.films = films
        titles = films.records.map { record in
            [record.title, record.originalTitle, record.titles[ContentLanguage.ukrainian.code]]
                .compactMap { $0.map(SearchText.words) }
        }
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
        /// The query words that each title lacks.
        let missing = titles.map { titles in
            titles.map { title in
                query.filter { word in !title.contains { $0.hasPrefix(word) } }
            }
        }
        var found: [[Int32]] = [[], [], []]
        for position in 0..<films.count {
            let (record, part) = films.source(at: position)
            let number = part.map(String.init) ?? ""
            let isHit = missing[record].contains { $0.allSatisfy(number.hasPrefix) }
            guard isHit, filter.accepts(films[position]) else { continue }
            let ranks = titles[record].map { title in
                Self.rank(part == nil ? title : title + [number], query)
            }
            found[ranks.min() ?? 2].append(Int32(position))
        }
        return found.flatMap(\.self)
    }

    /// Longer queries are truncated, so that comparing stays quick.
    private static let greatestWordCount = 64

    /// Returns 0 if the whole title matches, 1 for its beginning, or 2 for words anywhere.
    private static func rank(_ title: [String], _ query: [String]) -> Int {
        guard let last = query.last, title.count >= query.count else { return 2 }
        if title == query { return 0 }
        let isBeginning =
            title.starts(with: query.dropLast()) && title[query.count - 1].hasPrefix(last)
        return isBeginning ? 1 : 2
    }
}
