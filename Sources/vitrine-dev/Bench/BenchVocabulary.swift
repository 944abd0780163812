import Foundation

/// A vocabulary of 60,000 made-up words, half in Latin and half in Ukrainian letters, and titles
/// made up of them.
///
/// As in a natural language, few words are frequent and most are rare: the word of rank r is about
/// 1/r as frequent as the first (Zipf's law). In addition, each title has one word from a cycle
/// through the vocabulary, so 60,000 titles contain all of it.
struct BenchVocabulary {
    /// The number of words per language.
    static let wordsPerLanguage = 30_000

    private static let english = BenchVocabulary(
        consonants: "bcdfghklmnprstvw",
        vowels: "aeiou",
        endings: ["", "n", "s", "rt"]
    )
    private static let ukrainian = BenchVocabulary(
        consonants: "бвгджзклмнпрстхш",
        vowels: "аеиіо",
        endings: ["", "к", "й", "сть"]
    )

    private let syllables: [String]
    private let endings: [String]

    private init(consonants: String, vowels: String, endings: [String]) {
        syllables = consonants.flatMap { consonant in vowels.map { "\(consonant)\($0)" } }
        self.endings = endings
    }

    /// Returns the title of a 0-based row: two to four words, alternately English and Ukrainian.
    static func title(of row: Int) -> String {
        let language = row.isMultiple(of: 2) ? english : ukrainian
        var chance = BenchChance(seed: row)
        var words = (0..<Int.random(in: 1...3, using: &chance)).map { _ in
            let height = Double.random(in: 0..<1, using: &chance)
            return language.word(Int(pow(Double(wordsPerLanguage), height)) - 1)
        }
        let place = Int.random(in: 0...words.count, using: &chance)
        words.insert(language.word(row / 2 % wordsPerLanguage), at: place)
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Returns the word with a 0-based rank; all words differ.
    ///
    /// The thousand most frequent words have two syllables and the others three, so that an ending
    /// can't make two of them equal.
    private func word(_ rank: Int) -> String {
        let length = rank < 1_000 ? 2 : 3
        let combinations = (0..<length).reduce(1) { product, _ in product * syllables.count }
        // The factor is coprime to the number of combinations, so each rank has a different one.
        // Words of neighboring ranks begin differently.
        var code = rank * 7_919 % combinations
        var word = ""
        for _ in 0..<length {
            word += syllables[code % syllables.count]
            code /= syllables.count
        }
        return word + endings[rank % endings.count]
    }
}
