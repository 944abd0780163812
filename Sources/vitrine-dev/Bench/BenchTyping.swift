/// Simulates typing words from titles into the search field, letter by letter.
enum BenchTyping {
    private static let words = 400
    private static let lengths = 2...6

    /// Returns the field's content after each letter of random words, from the second letter to the
    /// sixth.
    ///
    /// The words come from titles, so frequent words occur often, as in reality.
    static func words(of rows: Int) -> [String] {
        var chance = BenchChance(seed: rows)
        return (0..<words).flatMap { _ in
            let title = BenchVocabulary.title(of: Int.random(in: 0..<rows, using: &chance))
            let word = title.lowercased().split(separator: " ").randomElement(using: &chance) ?? ""
            return lengths.filter { $0 <= word.count }.map { String(word.prefix($0)) }
        }
    }
}
