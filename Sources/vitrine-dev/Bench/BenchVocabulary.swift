import Foundation

/// 60,000 made-up words, half of them in Latin letters and half in Ukrainian ones, and titles made
/// of them.
///
/// As in a language, some words are everywhere and most are rare: the word of rank r comes about
/// 1/r as often as the first (Zipf's law). Besides, each title has one word that goes through the
/// vocabulary by turns, so that 60,000 titles have all of it.
struct BenchVocabulary {
    /// How many words a language has.
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

    /// The title of a row, 0-based: two to four words, English and Ukrainian titles in turn.
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

    /// The word of a rank, 0-based: no two ranks have the same.
    ///
    /// The thousand most frequent ones have two syllables, the others three, so that an ending makes
    /// none like another.
    private func word(_ rank: Int) -> String {
        let length = rank < 1_000 ? 2 : 3
        let combinations = (0..<length).reduce(1) { product, _ in product * syllables.count }
        // Prime to the number of combinations, so that each rank has one of its own; neighbors in
        // rank begin differently.
        var code = rank * 7_919 % combinations
        var word = ""
        for _ in 0..<length {
            word += syllables[code % syllables.count]
            code /= syllables.count
        }
        return word + endings[rank % endings.count]
    }
}
