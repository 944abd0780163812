/// What people type into the search field: words of titles, letter by letter.
enum BenchTyping {
    private static let words = 400
    private static let lengths = 2...6

    /// What stands in the field after each letter, from the second to the sixth, of words that are
    /// taken from titles at random: frequent words come often, as they do in a field.
    static func words(of rows: Int) -> [String] {
        var chance = BenchChance(seed: rows)
        return (0..<words).flatMap { _ in
            let title = BenchVocabulary.title(of: Int.random(in: 0..<rows, using: &chance))
            let word = title.lowercased().split(separator: " ").randomElement(using: &chance) ?? ""
            return lengths.filter { $0 <= word.count }.map { String(word.prefix($0)) }
        }
    }
}
